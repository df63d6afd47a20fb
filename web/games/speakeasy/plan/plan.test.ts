// What the planner says beforehand is what the game then does: predict, answer, compare.

import { optionOf } from '../game.ts'
import {
  type Box,
  boxFor,
  leverageOf,
  protectionCost,
  saleOf,
  type Side,
  type SpeakeasyView,
} from '@backroom/games/speakeasy'
import {
  type Answer,
  begin,
  type Event,
  type Option,
  type Prompt,
  type Random,
  randomAnswer,
  randomFrom,
  viewFor,
} from '@backroom/engine'
import { speakeasy } from '@backroom/games'
import { beforeAll, describe, expect, it } from 'vitest'
import { pagesOf } from '../tell/pages.ts'
import type { Line, Plan } from './line.ts'
import { planFor } from './plan.ts'
import { goonsOf } from './sums.ts'
import { waysFrom } from './tour.ts'

interface Moment {
  readonly prompt: Prompt
  readonly side: Side
  readonly answer: Answer
  readonly option: Option | null
  readonly plan: Plan | null
  /** What was told until the table asked again. */
  readonly events: readonly Event[]
  readonly after: SpeakeasyView
}

type Check = (moment: Moment) => readonly string[]

interface Result {
  readonly found: Set<string>
  checks: number
}

/** What leads to barrels, and so to sales. */
const WANTED: { readonly [key: string]: RegExp } = {
  drive: /:(?:unload|load|buy)/,
  firstBuilding: /^D1$/,
  playCard: /^op-(?:still|convoy|party)/,
}

/** Answers that do something, more often than chance alone would. */
function eager(prompt: Prompt, luck: Random): Answer {
  let answer = randomAnswer(prompt, luck)
  const wanted = WANTED[prompt.key] ?? /./
  for (let tries = 0; tries < 6 && !wanted.test(String(answer)); tries++) answer = randomAnswer(prompt, luck)
  const idle = () =>
    answer === 'none' || answer === 'stop' || answer === 0 || (Array.isArray(answer) && answer.length === 0)
  for (let tries = 0; tries < 4 && idle(); tries++) answer = randomAnswer(prompt, luck)
  return answer
}

/** Plays games of two to four and lets every check look at every moment, as the seat that answers sees it. */
function playAll(): ReadonlyMap<Check, Result> {
  const all = new Map(checks.map((check): [Check, Result] => [check, { found: new Set(), checks: 0 }]))
  for (const players of [2, 3, 4])
    for (let seed = 1; seed <= 8; seed++) {
      const play = begin(speakeasy, players, `plans ${seed}`).listen()
      const luck = randomFrom(`luck ${seed}`)
      const box = boxFor(players)
      const seen = (seat: number) => viewFor(play, seat) as SpeakeasyView
      while (!play.core.over) {
        const prompt = play.prompts.find(({ seat }) => play.core.sealed[seat] == null)
        if (!prompt) break
        const { seat } = prompt
        const open = seen(seat)
        const own = open.secrets[seat]
        if (!own) throw new Error(`seat ${seat} may not look behind its own screen`)
        const side: Side = { open, own, box, seat }
        const answer = eager(prompt, luck)
        const option = prompt.kind === 'one' ? (prompt.options.find(({ id }) => id === answer) ?? null) : null
        const plan = option && planFor(side, prompt, optionOf(option))
        play.takeTold()
        play.answer(seat, play.core.wait, answer)
        const events = play.takeTold().map(({ event }) => event)
        const moment = { prompt, side, answer, option, plan, events, after: seen(seat) }
        for (const [check, result] of all) {
          const said = check(moment)
          for (const line of said) if (line !== '') result.found.add(line)
          result.checks += said.length
        }
      }
    }
  return all
}

const checks: Check[] = []
let results: ReadonlyMap<Check, Result> = new Map()
beforeAll(() => {
  results = playAll()
}, 60_000)

/** A check that looks at every moment; what it found is known once all games are played. */
function always(check: Check): Check {
  checks.push(check)
  return check
}

/** Everything that was off; too little to look at is off too. */
function offIn(check: Check, least: number): string[] {
  const result = results.get(check)
  const few = (result?.checks ?? 0) > least ? [] : [`only ${result?.checks} to look at`]
  return [...(result?.found ?? []), ...few]
}

/** One check: empty if both are the same, else what is off. */
const same = (what: string, predicted: unknown, happened: unknown): string =>
  JSON.stringify(predicted) === JSON.stringify(happened)
    ? ''
    : `${what}: predicted ${JSON.stringify(predicted)}, happened ${JSON.stringify(happened)}`

const told = (events: readonly Event[], type: string): Event[] =>
  events.filter((event) => event.type === type)
const mine = (events: readonly Event[], type: string, seat: number): Event[] =>
  told(events, type).filter((event) => event.seat === seat)
const sayOf = (plan: Plan | null, say: string): Line | undefined =>
  plan?.lines.find((line) => line.say === say)

/** All that a seat paid, split as it was. */
const paid = (events: readonly Event[], seat: number) =>
  mine(events, 'paid', seat).reduce<{ cost: number; pocket: number; safe: number }>(
    (sum, event) => ({
      cost: sum.cost + Number(event.cost),
      pocket: sum.pocket + Number(event.pocket),
      safe: sum.safe + Number(event.safe),
    }),
    { cost: 0, pocket: 0, safe: 0 },
  )

describe('the receipt', () => {
  const receipts = always(({ prompt, plan, events, side, option }) => {
    if (!plan || !option) return []
    const happened = paid(events, prompt.seat)
    // A casino's card is discarded first, a takeover may still want its support: then nothing is paid yet.
    if (happened.cost === 0 && told(events, 'built').length === 0) return []
    const settled = ['site', 'firstSite', 'takeOver', 'raid', 'defend', 'drive', 'ambush'].includes(
      prompt.key,
    )
    if (!settled) return []
    const { receipt } = plan
    const predicted = receipt
      ? { cost: receipt.cost, pocket: receipt.pocket, safe: receipt.safe }
      : { cost: 0, pocket: 0, safe: 0 }
    const family = side.open.families[prompt.seat]
    return [
      same(`${prompt.key} ${option.id}`, predicted, happened),
      receipt
        ? same('left', receipt.left, {
            pocket: (family?.pocket ?? 0) - happened.pocket,
            safe: side.own.safe - happened.safe,
          })
        : '',
    ]
  })
  it('SPK-6.13 splits pocket and safe as the payment does', () => expect(offIn(receipts, 100)).toEqual([]))

  const goons = always(({ prompt, side, answer, events }) => {
    if (prompt.key !== 'hireGoons' || answer === 0) return []
    const receipt = goonsOf(side, Number(answer))
    return [same('goons', receipt ? receipt.cost : 0, paid(events, prompt.seat).cost)]
  })
  it('SPK-12.14 goons cost what the sum says', () => expect(offIn(goons, 10)).toEqual([]))
})

describe('the planner', () => {
  const sales = always(({ prompt, side, answer, events }) => {
    const [sold] = mine(events, 'sold', prompt.seat)
    if (prompt.key !== 'sell' || !sold || !Array.isArray(answer)) return []
    return [same('sale', saleOf(side.open, side.box, side.seat, answer.map(String)), sold.money)]
  })
  it('SPK-12.12 a sale brings what was said', () => expect(offIn(sales, 3)).toEqual([]))

  const guards = always(({ prompt, side, answer, events }) => {
    const [sent] = mine(events, 'protected', prompt.seat)
    if (prompt.key !== 'protect' || !sent || !Array.isArray(answer)) return []
    return [
      same('guards', protectionCost(side.open, side.box, side.seat, answer.length), {
        needed: sent.leverage,
        tokens: sent.tokens,
      }),
    ]
  })
  it('SPK-17.8 guards take the leverage and the tokens that were said', () =>
    expect(offIn(guards, 5)).toEqual([]))

  const raises = always(({ prompt, plan, events }) => {
    const [raised] = mine(events, 'levelRaised', prompt.seat)
    if (prompt.key !== 'raise' || !raised) return []
    return [
      same('reputation', sayOf(plan, 'plan.reputation')?.values.to, raised.reputation),
      same('level', sayOf(plan, 'plan.level')?.values.to, raised.to),
    ]
  })
  it('SPK-12.6 raising leads to the reputation that was said', () => expect(offIn(raises, 50)).toEqual([]))

  const leverage = always(({ prompt, plan, side, after }) => {
    const line = prompt.key === 'playCard' ? sayOf(plan, 'plan.leverage') : undefined
    // An effect of the card may bring another associate or crate only through further questions.
    return line ? [same('leverage', line.values.after, leverageOf(after, side.box, prompt.seat))] : []
  })
  it('SPK-17.9 a card changes leverage as was said', () => expect(offIn(leverage, 50)).toEqual([]))

  const barrels = always(({ prompt, plan, events }) => {
    const [made] = mine(events, 'produced', prompt.seat)
    const line = plan?.lines.find(({ effect }) => effect?.op === 'produce')
    return prompt.key === 'playCard' && made && line
      ? [same('barrels', line.detail?.values.count, made.count)]
      : []
  })
  it('SPK-12.11 a Still card produces as many barrels as was said', () =>
    expect(offIn(barrels, 3)).toEqual([]))

  let promised = -1
  const ranges = always(({ prompt, plan, events }) => {
    const begun = promised
    promised = -1
    const line = plan?.lines.find(({ effect }) => effect?.op === 'pickup_deliver')
    const quiet = events.every(({ type }) => ['cardPlayed', 'levelRaised', 'leverageGained'].includes(type))
    if (prompt.key === 'playCard' && line && quiet) promised = Number(line.detail?.values.range)
    const about = prompt.about as { left?: readonly number[] } | undefined
    return prompt.key === 'drive' && begun >= 0 ? [same('range', begun, about?.left?.[0])] : []
  })
  it('SPK-16.5 a Convoy card gives the trucks the range that was said', () =>
    expect(offIn(ranges, 5)).toEqual([]))

  const books = always(({ prompt, plan, events }) => {
    const [filled] = mine(events, 'safeFilled', prompt.seat)
    if (prompt.key !== 'cook' || !filled) return []
    return [same('safe', sayOf(plan, 'plan.intoSafe')?.values.money, filled.amount)]
  })
  it('SPK-20.8 a cooked book fills the safe as was said', () => expect(offIn(books, 3)).toEqual([]))

  const ambushes = always(({ prompt, plan, events }) => {
    const [beaten] = mine(events, 'shipAmbushed', prompt.seat)
    if (!beaten || !plan) return []
    const sum = sayOf(plan, 'plan.attackSum')?.values
    const cash = mine(events, 'earned', prompt.seat).find((event) => event.income === 'crate')
    const pays = sayOf(plan, 'plan.crateCash')?.values.money
    return [
      same(
        'attack',
        { attack: sum?.total, defence: sum?.against },
        { attack: beaten.attack, defence: beaten.defence },
      ),
      same('crate', pays ?? 0, cash?.amount ?? 0),
    ]
  })
  it('SPK-19.4, SPK-19.7 an ambush has the sum and the cash that were said', () =>
    expect(offIn(ambushes, 5)).toEqual([]))

  const fights = always(({ prompt, plan, events }) => {
    const sum = sayOf(plan, 'plan.attackSum')?.values
    const [built] = mine(events, 'built', prompt.seat)
    const [held] = prompt.key === 'defend' ? mine(events, 'buildingHeld', prompt.seat) : []
    const defence = sayOf(plan, 'plan.defenceSum')?.values
    return [
      ...(built && sum && built.attack !== undefined
        ? [same('takeover', { a: sum.total, s: sum.against }, { a: built.attack, s: built.strength })]
        : []),
      ...(held && defence
        ? [same('defence', { d: defence.total, s: defence.against }, { d: held.defence, s: held.strength })]
        : []),
    ]
  })
  it('SPK-9.9, SPK-14.7 fights have the sum that was said', () => expect(offIn(fights, 10)).toEqual([]))

  const tokens = always(({ plan, events, prompt }) => {
    const [built] = mine(events, 'built', prompt.seat)
    if (!built || !['site', 'firstSite'].includes(prompt.key)) return []
    return [same('token', sayOf(plan, 'plan.token')?.values.token ?? null, built.token ?? null)]
  })
  it('SPK-14.4 the city token of the space is the one that was said', () =>
    expect(offIn(tokens, 30)).toEqual([]))

  it('SPK-16.6 the way of a truck has as many steps as it costs, each to a neighbour', () => {
    const box: Box = boxFor(4)
    for (let from = 1; from <= 16; from++)
      for (const [to, way] of waysFrom(box, from, 5)) {
        expect(way.at(-1)).toBe(to)
        let here = from
        for (const step of way) {
          expect(box.neighbours[here]).toContain(step)
          here = step
        }
      }
    // SPK-16.6: never across Central Park.
    expect(waysFrom(box, 13, 1).has(14)).toBe(false)
    expect(waysFrom(box, 13, 4).get(14)).toEqual([10, 11, 14])
  })
})

describe('the Luciano phase as it is told', () => {
  const payouts = always(({ events, after, side }) =>
    pagesOf(events, after, side.box).flatMap((page) => {
      if (page.is !== 'zone') return []
      const printed = side.box.components.lucianoPayout[page.zone]
      return page.payouts.map((money, seat) =>
        same('payout', page.places[seat] ? printed[(page.places[seat] ?? 1) - 1] : 0, money),
      )
    }),
  )
  it('SPK-11.10 every place has the payout that is printed for it', () =>
    expect(offIn(payouts, 100)).toEqual([]))

  const districts = always(({ events, after, side }) => {
    const held = pagesOf(events, after, side.box).flatMap((page) => (page.is === 'zone' ? page.held : []))
    return told(events, 'districtControlled').map((event) =>
      same(
        'controllers',
        held.find(({ district }) => district === event.district)?.controllers,
        event.controllers,
      ),
    )
  })
  it('SPK-11.3 every district is held by whom the game says', () => expect(offIn(districts, 100)).toEqual([]))

  const wars = always(({ events, after, side }) =>
    pagesOf(events, after, side.box).flatMap((page) =>
      page.is === 'war'
        ? page.fought.flatMap(({ held, sum }) => (sum ? [same('war', sum.total >= sum.against, held)] : []))
        : [],
    ),
  )
  it('SPK-9.11 a building is held where the sum reaches the strength, and lost where it does not', () =>
    expect(offIn(wars, 10)).toEqual([]))

  const sums = always(({ events, after, side }) => {
    const fought = pagesOf(events, after, side.box).flatMap((page) => (page.is === 'war' ? page.fought : []))
    return told(events, 'buildingHeld').map((event) =>
      same('held', fought.find((one) => one.space === event.space)?.sum?.total, event.defence),
    )
  })
  it('SPK-9.9 the sum of a defence that held is the one of the event', () =>
    expect(offIn(sums, 3)).toEqual([]))
})
