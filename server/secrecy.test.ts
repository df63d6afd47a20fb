import {
  blockedFor,
  type GameRecord,
  heardAll,
  type Play,
  type Random,
  randomFrom,
  redeal,
  replay,
  sight,
  SightTexts,
  type Viewer,
} from '@backroom/engine'
import { GAMES } from '@backroom/games'
import type { CorleoneView } from '@backroom/games/corleone'
import { expect, test } from 'vitest'
import { asked, chanceFrom, company, openTestServer } from './testing/testServer.ts'
import { anyAnswer, type Message, PlainGuest, type PlainSocket } from './testing/plainClient.ts'

const corleone = GAMES['corleone']
const bytes = (value: unknown) => JSON.stringify(value)

interface Watched {
  readonly viewer: Viewer
  readonly socket: PlainSocket
}

/** What a viewer is told between two answers: the move, and refusals of what they tried at that point. */
interface Probe {
  readonly viewer: Viewer
  readonly seq: number
  readonly wait: number
  readonly answer: string
  readonly refusal: unknown
  readonly blocked: unknown
}

/** Everybody tries to learn something: an answer out of turn, by the name of a card, and a question why. */
async function probe({ viewer, socket }: Watched, tried: string): Promise<Probe> {
  const { seq } = socket
  // Whoever is asked names what nobody has, or it might be taken for an answer.
  const answer = socket.sight?.prompt ? 'nothing' : tried
  const wait = socket.sight?.wait ?? 0
  const blocked = socket.nextOf('blocked')
  const refused = socket.nextOf('refused')
  socket.send({ type: 'why', wait })
  socket.send({ type: 'answer', key: socket.newKey(), seq, wait, answer })
  return { viewer, seq, wait, answer, refusal: (await refused).refusal, blocked: (await blocked).blocked }
}

const TRIED = ['$1', '$5', 'gun', 'booze']

/** A whole game of random answers over real sockets, with somebody watching and everybody prying. */
async function playPrying(port: number, people: number, seed: string) {
  const { id, sockets, guests } = await company(port, people, { started: false })
  const watched: Watched[] = sockets.map((socket, viewer) => ({ viewer, socket }))
  watched.push({ viewer: 'spectator', socket: await new PlainGuest(port).join(id) })
  const everybody = watched.map(({ socket }) => socket)
  const next = () => everybody.map((socket) => socket.nextOf('moved'))
  const dealt = next()
  await guests[0]?.ask('POST', `/api/tables/${id}/start`)
  await Promise.all(dealt)
  const chance = chanceFrom(seed)
  const probes: Probe[] = []
  for (let turn = 0; !everybody[0]?.sight?.over; turn++) {
    if (turn % 7 === 0)
      for (const one of watched) probes.push(await probe(one, TRIED[turn % TRIED.length] ?? ''))
    const socket = asked(sockets)
    if (!socket.sight?.prompt) throw new Error('not asked')
    const moved = next()
    await socket.answer(anyAnswer(socket.sight.prompt, chance))
    await Promise.all(moved)
  }
  return { id, watched, probes, guests }
}

/** The game at every number, and what was told there, from the record that is open now. */
function positions(record: GameRecord): { play: Play; told: (viewer: Viewer) => unknown }[] {
  if (!corleone) throw new Error('corleone is a listed game')
  const list: { play: Play; told: (viewer: Viewer) => unknown }[] = []
  replay(corleone, record, record.answers.length, (play) => {
    const told = play.takeTold()
    list.push({ play: play.copy(), told: (viewer) => heardAll(told, viewer) })
  })
  return list
}

/** Two other games that the viewer could not tell from this one. */
const twins = (play: Play, viewer: Viewer, luck: Random): Play[] => [
  redeal(play, viewer, luck),
  redeal(play, viewer, luck),
]

test.for([2, 3, 5])(
  'every message to each of %i seats and a spectator is what their eyes allow',
  async (people) => {
    const { port } = await openTestServer()
    const { id, watched, probes, guests } = await playPrying(port, people, `secrecy ${people}`)
    const { body } = await new PlainGuest(port).ask('GET', `/api/tables/${id}/record`)
    const record: GameRecord = body.record
    const all = positions(record)
    const luck = randomFrom('twins')

    for (const { viewer, socket } of watched) {
      const moves = socket.messages.filter(({ type }) => type === 'moved')
      const frames = socket.frames.filter((frame) => frame.startsWith('{"type":"moved"'))
      expect(moves).toHaveLength(all.length)
      // What changes from twin to twin is all that may be told of a change.
      const [real, other] = [new SightTexts(), new SightTexts()]
      for (const [seq, { play, told }] of all.entries()) {
        const move = moves[seq] as Message
        const at = move.log?.[0]?.at
        const log = [{ seq, at, events: told(viewer) }]
        const allowed = (one: Play) => bytes({ type: 'moved', seq, log, sight: sight(one, viewer) })
        const changed = (texts: SightTexts, one: Play) => {
          const { moment } = texts
          texts.look(one)
          return `{"type":"moved","seq":${seq},"log":${bytes(log)},"sight":${texts.since(moment, viewer)}}`
        }
        expect(bytes(move)).toBe(allowed(play))
        expect(frames[seq]).toBe(changed(real, play))
        const [twin, another] = play.core.over ? [play, play] : twins(play, viewer, luck)
        expect(bytes(move)).toBe(allowed(another ?? play))
        expect(frames[seq]).toBe(changed(other, twin ?? play))
      }
    }

    for (const { viewer, seq, wait, answer, refusal, blocked } of probes) {
      const { play } = all[seq] ?? {}
      if (!play) throw new Error(`nothing is known of ${seq}`)
      for (const twin of [play.copy(), ...twins(play, viewer, luck)]) {
        expect(blocked).toEqual(blockedFor(twin, viewer))
        const reply = typeof viewer === 'number' ? twin.answer(viewer, wait, answer) : null
        expect(refusal).toEqual(reply === null || reply.ok ? { code: 'notSeated' } : reply.refusal)
      }
    }

    // The seed is in no message, and whoever comes back later hears what they would have heard before.
    for (const { viewer, socket } of watched) {
      expect(bytes(socket.messages)).not.toContain(record.seed)
      const guest = typeof viewer === 'number' ? guests[viewer] : new PlainGuest(port)
      const back = await guest?.join(id)
      expect(bytes(back?.log)).toBe(bytes(socket.log))
      expect(bytes(back?.sight)).toBe(bytes(socket.sight))
    }
  },
)

test('a seat hears nothing of what another holds until it is shown', async () => {
  const { port } = await openTestServer()
  const { id, watched } = await playPrying(port, 3, 'hands')
  const { body } = await new PlainGuest(port).ask('GET', `/api/tables/${id}/record`)
  expect(body.record.answers.length).toBeGreaterThan(0)
  for (const { viewer, socket } of watched)
    for (const { sight } of socket.messages) {
      const { hands = [], suitcases = [] } = (sight?.view ?? {}) as Partial<CorleoneView>
      const open = hands.flatMap((hand, seat) => (hand === null ? [] : [seat]))
      const purses = suitcases.flatMap((money, seat) => (money === null ? [] : [seat]))
      const own = sight && typeof viewer === 'number' ? [viewer] : []
      expect(open).toEqual(own)
      expect(purses).toEqual(sight?.over ? [0, 1, 2] : own)
      expect(sight?.prompt?.seat ?? viewer).toBe(viewer)
    }
})
