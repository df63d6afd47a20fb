import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Event, Option, Prompt } from '@backroom/engine'
import { type Words, wordsFor } from '@backroom/games/words'
import { expect, test } from 'vitest'
import { chanceFrom, openTestServer } from './testing/testServer.ts'
import { PlainGuest } from './testing/plainClient.ts'
import { type Shown, TextClient } from './testing/textClient/textClient.ts'

/** What our own client would say of the same thing. */
function ours(words: Words, { what, thing, prompt = '' }: Shown): string {
  if (what === 'event') return words.event(thing as Event) ?? ''
  if (what === 'prompt') return words.prompt(thing as Prompt)
  return words.option(thing as Option, { key: prompt })
}

const TABLES = ['corleone', 'cosa-nostra', 'speakeasy'].flatMap((game) => [
  [game, 'en'] as const,
  [game, 'pl'] as const,
])

test('it knows nothing but the pages', () => {
  const folder = join(import.meta.dirname, 'testing', 'textClient')
  const imported = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/from '([^']+)'/gu)].map(([, from]) => from),
  )
  expect([...new Set(imported)].toSorted()).toEqual(['./message.ts', './sentences.ts', 'ws'])
})

test.each(TABLES)(
  'a client written from the pages alone plays %s to its end and shows it in %s',
  async (game, language) => {
    const { port } = await openTestServer()
    const client = new TextClient(port, { game, language, name: 'Anna', chance: chanceFrom(`text ${game}`) })
    const id = await client.play()
    const { outcome } = (await new PlainGuest(port).ask('GET', `/api/tables/${id}`)).body.table
    const { screens, names, shown } = client
    const last = screens.at(-1) ?? ''

    expect(names[0]).toBe('Anna')
    for (const screen of screens) for (const name of names) expect(screen).toContain(name)
    for (const [seat, score] of outcome.scores.entries()) expect(last).toContain(`${names[seat]} ${score}`)
    expect(last).toContain(`*** ${outcome.winners.map((seat: number) => names[seat]).join(', ')} ***`)

    const words = (await wordsFor(game, language)).seated(names)
    const asked = shown.filter(({ what }) => what === 'prompt')
    expect(asked.length).toBeGreaterThan(10)
    for (const { text } of asked) expect(screens.some((screen) => screen.includes(`? ${text} (`))).toBe(true)
    const different = shown.filter((one) => one.text !== ours(words, one))
    expect(different.map((one) => [one.text, ours(words, one), one.thing]).slice(0, 5)).toEqual([])
    expect(shown.length).toBeGreaterThan(200)
  },
)
