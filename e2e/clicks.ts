// Counts the clicks of whole games of La Cosa Nostra at the screen, one person against three bots (`npm run clicks -- 3`
// plays three), and the questions with a single answer that nobody was asked.

import { must, type Prompt, replay, soleAnswer } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import type { Browser, Page } from 'playwright-core'
import { buildClient } from '../scripts/built.ts'
import { answerByMouse, type Hand, luckFrom, playOn } from './input.ts'
import { ServerProcess } from './serverProcess.ts'
import { setUpTable } from './setUp.ts'
import type { KeptTable } from './tables.ts'
import { openBrowser, Visitor } from './visitor.ts'

const GAME = 'cosa-nostra'

interface Counted {
  /** Questions answered by hand, and the clicks that they took. */
  readonly questions: number
  readonly clicks: number
  /** Of them those with a single answer: moments that one ends oneself. */
  readonly single: number
  readonly singleClicks: number
  /** Questions with a single answer that were answered for the person. */
  readonly spared: number
}

declare global {
  var clicked: number
}

const clicksOn = (page: Page): Promise<number> => page.evaluate(() => globalThis.clicked)

/** The game that this browser has kept. */
const keptOn = (page: Page): Promise<KeptTable> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('backroom:table:'))
    return JSON.parse(localStorage.getItem(key ?? '') ?? '{}')
  })

interface Given {
  /** There was no other answer. */
  readonly sole: boolean
  /** And it was given for its owner. */
  readonly spared: boolean
}

/** Every answer of the person at the screen. */
function answersOf({ record, seats }: KeptTable): Given[] {
  const person = seats.findIndex(({ bot }) => bot === null)
  const found: Given[] = []
  let prompt: Prompt | undefined
  replay(must(GAMES, GAME), record, record.answers.length, (play, done) => {
    const action = record.answers[done - 1]
    if (action?.seat === person && 'answer' in action && prompt)
      found.push({ sole: soleAnswer(prompt) !== null, spared: action.by === 'sole' })
    prompt = play.promptOf(person)
  })
  return found
}

async function playAndCount(browser: Browser, url: string, seed: number): Promise<Counted> {
  const visitor = await Visitor.come(browser, `${url}/`, { pace: 'instant' })
  const { page } = visitor
  await page.addInitScript(() => {
    globalThis.clicked = 0
    addEventListener('pointerdown', () => globalThis.clicked++, true)
  })
  await page.goto(`${url}/new/${GAME}`)
  await setUpTable(page, { mode: 'solo', families: 4, name: 'Carmela' })
  await page.locator('.prompt').waitFor()
  const clicks: number[] = []
  const counting: Hand = async (on, luck) => {
    const before = await clicksOn(on)
    await answerByMouse(on, luck)
    clicks.push((await clicksOn(on)) - before)
  }
  await playOn(page, counting, luckFrom(seed))
  const given = answersOf(await keptOn(page))
  await visitor.leave()
  const byHand = given.filter(({ spared }) => !spared)
  if (byHand.length !== clicks.length)
    throw new Error(`${byHand.length} answers are in the record, ${clicks.length} were given by hand`)
  const single = clicks.filter((_, i) => byHand[i]?.sole)
  return {
    questions: clicks.length,
    clicks: sum(clicks),
    single: single.length,
    singleClicks: sum(single),
    spared: given.length - byHand.length,
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

buildClient()
const server = await ServerProcess.open()
const browser = await openBrowser()
try {
  for (let game = 1; game <= Number(process.argv[2] ?? 1); game++)
    console.log(JSON.stringify(await playAndCount(browser, server.url, game)))
} finally {
  await browser.close()
  await server.close()
}
