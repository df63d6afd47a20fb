// Which moments of a game are worth looking at, game by game.

import { type Action, type GameRecord, must, type Prompt, replay, viewFor } from '@backroom/engine'
import { corleone, GAMES, speakeasy } from '@backroom/games'
import type { NostraView } from '@backroom/games/cosa-nostra'
import { type Asked, sampleGameOf, sampleGameWith, keep, type KeptTable } from './tables.ts'
import { optionIds, searchFor } from './search.ts'

const cosaNostra = must(GAMES, 'cosa-nostra')

const FAMILIES = 4

/** Of what one sees, as much as tells the time of the game. */
interface Acted {
  readonly act: number
}

const asks =
  (key: string) =>
  <View>({ prompt }: Asked<View>): boolean =>
    prompt.key === key

/** One game of Corleone's Empire at each of its moments; the person at seat 0 is asked, or it is over. */
export const corleoneSamples = () =>
  sampleGameWith(
    (seed) => sampleGameOf<Acted>(corleone, FAMILIES, seed),
    ({ asked }) => {
      const turns = (act: number) => asked.filter((one) => asks('turn')(one) && one.view.act === act)
      return {
        start: turns(1).at(0),
        middle: turns(3).at(-3),
        bribery: asked.findLast(asks('bribe')),
        end: turns(4).at(-1),
      }
    },
  )

const PROMISE = { kind: 'promise', to: 0, aloud: true, text: 'My people leave yours alone this round.' }
const PEOPLE = ['Vito', 'Sonny', 'Carmela', 'Tessio'] as const

const moneyFor = (card: string | undefined, cash: number) => ({
  to: 0,
  give: { cash },
  want: { access: card === undefined ? [] : [card] },
})

/** The same table between people: two of them want the use of a card of seat 0's, and one has given a promise. */
export function withOffers({ record }: KeptTable): GameRecord {
  const play = replay(cosaNostra, record)
  const { businesses } = viewFor(play, 0) as NostraView
  const own = Object.keys(businesses).filter((id) => businesses[id]?.owner === 0)
  const said: Action[] = [
    { seat: 2, command: 'word', args: PROMISE },
    { seat: 2, command: 'offer', args: { ...moneyFor(own.at(-1), 1000), aloud: true } },
    { seat: 3, command: 'offer', args: { ...moneyFor(own.at(0), 2000), text: 'And we are friends.' } },
  ]
  const taken = said.filter((one) => 'command' in one && play.command(one.seat, one.command, one.args).ok)
  return { ...record, seats: PEOPLE, answers: [...record.answers, ...taken] }
}

/** One game of La Cosa Nostra. */
export const cosaNostraSamples = () =>
  sampleGameWith(
    (seed) => sampleGameOf<NostraView>(cosaNostra, FAMILIES, seed),
    ({ asked }) => {
      const acts = asked.filter((one) => asks('act')(one) && one.view.round >= 2)
      return {
        start: asked.find(asks('plan')),
        middle: acts.find(({ view }) => view.round === 3) ?? acts.at(0),
        attack: asked.findLast(asks('declared')),
        window: asked.findLast(asks('rob')),
      }
    },
  )

/** La Cosa Nostra with as many families as there are, in its middle. */
export const cosaNostraOfFive = () =>
  sampleGameWith(
    (seed) => sampleGameOf<NostraView>(cosaNostra, 5, seed),
    ({ asked }) => ({ five: asked.find((one) => asks('act')(one) && one.view.round === 3) }),
  )

const canMove = (prompt: Prompt, truck: number): boolean =>
  optionIds(prompt).some((id) => id.startsWith(`${truck}:move:`))

/** Both trucks of seat 0 are in the city, late enough for it to have buildings. */
function tourOfSpeakeasy(): KeptTable {
  const ground = { game: speakeasy, seats: ['Vito', '', '', ''] }
  const { record } = searchFor(ground, ({ play, steps }) => {
    const [prompt] = play.prompts
    if (prompt?.seat !== 0 || prompt.key !== 'drive' || steps.length < 250) return null
    return canMove(prompt, 1) && canMove(prompt, 2) ? steps.length : null
  })
  return keep('tour', record)
}

/** One game of Speakeasy; the trucks are of another one, where chance sends them out. */
export function speakeasySamples() {
  const samples = sampleGameWith(
    (seed) => sampleGameOf<Acted>(speakeasy, FAMILIES, seed),
    ({ asked }) => {
      const turns = (act: number) => asked.filter((one) => asks('placeCapo')(one) && one.view.act === act)
      return {
        start: turns(1).at(0),
        middle: turns(3).at(0),
        war: asked.findLast(asks('defend')),
      }
    },
  )
  return { ...samples, tour: tourOfSpeakeasy() }
}
