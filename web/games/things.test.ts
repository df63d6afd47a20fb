// "What is this?": everything drawn at any kind of question of recorded games is a thing, and every thing has its answer.

import { type AnyGame, type Play, replay } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { readFileSync } from 'node:fs'
import { type ComponentType, h } from 'preact'
import { describe, expect, it } from 'vitest'
import type { Recorded } from '../../games/testing/recorded.ts'
import { releasedGames } from '../../games/testing/released.ts'
import type { About, Scene } from '../kit/screen.ts'
import type { Thing } from '../kit/thing.ts'
import { drawn, sceneOf, spoken, type Spoken } from '../testing/drawn.ts'
import { nearest, type Tag, tagsOf } from '../testing/markup.ts'
import { LANGUAGES, sayer } from '../text/say.ts'
import { SHELF } from './index.ts'

type Sheet = ComponentType<{ readonly scene: Scene; readonly seat: number }>
const SHEETS = import.meta.glob<Sheet>('./*/sheets/FamilySheet.tsx', { import: 'FamilySheet', eager: true })

const read = (file: string): string => readFileSync(`${import.meta.dirname}/../../games/${file}`, 'utf8')

/** What somebody may point at: places, pieces, pictures that are named. */
const POINTED_AT = ['data-place', 'data-piece', 'data-anchor']

const isPointedAt = ({ attributes }: Tag): boolean =>
  POINTED_AT.some((name) => attributes.has(name)) || attributes.get('role') === 'img'

/** The browser's own tooltips: an attribute, or a title in a drawing that has a shape. */
const hasTooltip = ({ name, attributes, parent }: Tag): boolean =>
  (attributes.has('title') && name !== 'dialog') ||
  (name === 'title' && (parent?.children.length !== 1 || parent.attributes.size > 0))

const tell = ({ name, attributes }: Tag): string =>
  `<${name} ${[...attributes].map(([key, value]) => `${key}="${value}"`).join(' ')}>`.slice(0, 160)

/** The first moment of each kind of question, the start and the end. */
function moments(game: AnyGame, { record }: Recorded, look: (play: Play) => void): void {
  const seen = new Set<string>()
  replay(game, record, record.answers.length, (play) => {
    const key = play.prompts[0]?.key ?? 'over'
    if (seen.has(key)) return
    seen.add(key)
    look(play)
  })
}

/** What a card must not look like: empty, or with a key nobody has written a sentence for. */
function faults(about: About | null, rules: string): readonly string[] {
  if (!about) return ['nothing is said']
  const { name, kind, does, now, whose = '.', rule } = about
  const texts = [name, kind, does, whose, ...now]
  return [
    ...texts.filter((text) => text.trim() === '' || /\bthing\.|undefined|NaN|[{}]/.test(text)),
    ...(rules.includes(`**${rule}**`) ? [] : [`no rule ${rule}`]),
  ]
}

describe.each(SHELF.flatMap(({ id, screen }) => (screen ? [[id, screen] as const] : [])))(
  '%s',
  (id, load) => {
    const game = GAMES[id]
    const recorded = releasedGames(id, game?.version ?? 0)
    const evenings = [recorded[0], recorded.at(-1)].filter((one) => one !== undefined)

    it('everything drawn is a thing, no browser shows a tooltip, and every thing has its answer in each language', async () => {
      if (!game) throw new Error(`no rules for ${id}`)
      const screen = await load()
      const book = await screen.things?.()
      if (!book) throw new Error(`no book about the things of ${id}`)
      const Sheet = SHEETS[`./${id}/sheets/FamilySheet.tsx`]
      const tongues: readonly Spoken[] = await Promise.all(LANGUAGES.map((one) => spoken(screen, one)))
      const texts = await Promise.all(LANGUAGES.map((one) => book.texts[one]()))
      const rules = read(`${id}/book/en.md`)
      const wrong = new Set<string>()
      const asked = new Set<string>()
      for (const evening of evenings)
        moments(game, evening, (play) => {
          const viewer = play.prompts[0]?.seat ?? 0
          // A phone draws the same parts: at the start and at the end it is looked at too.
          const ends = play.core.taken === 0 || play.core.over !== null
          for (const size of ends ? (['desktop', 'phone'] as const) : (['desktop'] as const)) {
            const scenes = tongues.map((tongue, i) => {
              const scene = sceneOf(tongue, play, viewer, size, evening.record.options)
              return { ...scene, say: sayer(tongue.language, texts[i] ?? {}, scene.say) }
            })
            const [scene] = scenes
            if (!scene) continue
            const sheets = Sheet ? scene.people.map(({ seat }) => h(Sheet, { scene, seat })) : []
            const tags = tagsOf(drawn(screen, scene, sheets))
            for (const tag of tags) {
              if (isPointedAt(tag) && !nearest(tag, 'data-thing')) wrong.add(`no thing: ${tell(tag)}`)
              if (hasTooltip(tag)) wrong.add(`tooltip: ${tell(tag)} in ${tag.parent ? tell(tag.parent) : ''}`)
            }
            const things = [
              ...tags.flatMap(({ attributes }) => attributes.get('data-thing') ?? []),
              ...(ends ? book.signs(scene).map((sign) => JSON.stringify(sign)) : []),
            ]
            for (const written of new Set(things)) {
              if (asked.has(written) && !ends) continue
              asked.add(written)
              const thing: Thing = JSON.parse(written)
              for (const told of scenes)
                for (const fault of faults(book.about(thing, told), rules))
                  wrong.add(`${told.language} ${written}: ${fault}`)
            }
          }
        })
      expect([...wrong].slice(0, 60)).toEqual([])
      expect(asked.size).toBeGreaterThan(150)
    })
  },
)
