// The promises of storage, for every database that wants to be one.

import type { MatchAction } from '@backroom/match'
import { describe, expect, test } from 'vitest'
import type { NewTable, Storage, StoredAction } from '../storage/storage.ts'
import { WrittenJson } from '../storage/writtenJson.ts'

const ANNA = { id: 'anna', name: 'Anna', language: 'pl' } as const
const BRUNO = { id: 'bruno', name: 'Bruno', language: null } as const

const PLAIN_SEAT = {
  keptFor: null,
  keptForName: null,
  left: false,
  away: null,
  botSince: null,
  votes: [],
}

const table = (id: string, more: Partial<NewTable> = {}): NewTable => ({
  id,
  game: 'corleone',
  version: 1,
  name: null,
  public: true,
  host: ANNA.id,
  options: { families: [] },
  seed: 'abc',
  made: 1000,
  whenAway: 'vote',
  seats: [
    { bot: null, person: ANNA.id },
    { bot: null, person: null },
    { bot: 'random', person: null },
  ],
  ...more,
})

const action = (
  seq: number,
  action: MatchAction = { seat: 0, answer: `a${seq}` },
  key: string | null = null,
) => ({ table: 't', seq, at: 2000 + seq, key, action }) satisfies StoredAction

/** `open` gives the storage in this place, as it was left when it was last closed. */
export function storageSuite(
  database: string,
  open: (place: string) => Storage,
  newPlace: () => string,
): void {
  const opened = async () => {
    const storage = open(newPlace())
    await storage.addPerson(ANNA, 1)
    await storage.addPerson(BRUNO, 2)
    return storage
  }
  const withTable = async () => {
    const storage = await opened()
    await storage.addTable(table('t'))
    return storage
  }

  describe(`storage in ${database}`, () => {
    test('a secret is made once', async () => {
      const storage = await opened()
      expect(await storage.secret('s', () => 'first')).toBe('first')
      expect(await storage.secret('s', () => 'second')).toBe('first')
      await storage.close()
    })

    test('what proves that something can be written leaves nothing behind', async () => {
      const storage = await opened()
      await Promise.all([storage.prove(), storage.prove()])
      expect(await storage.secret('proof', () => 'nothing was here')).toBe('nothing was here')
      await storage.close()
    })

    test('people are known again, and can change their name', async () => {
      const storage = await opened()
      expect(await storage.person('anna')).toEqual(ANNA)
      expect(await storage.person('nobody')).toBeNull()
      await storage.changePerson({ id: 'bruno', name: 'Bru', language: 'en' })
      expect(await storage.person('bruno')).toEqual({ id: 'bruno', name: 'Bru', language: 'en' })
      await storage.close()
    })

    test('a table is given back as it was made, with its host and its seats', async () => {
      const storage = await withTable()
      const { seats: _, ...made } = table('t')
      expect(await storage.table('t')).toEqual({
        ...made,
        hostName: 'Anna',
        state: 'open',
        started: null,
        ended: null,
        outcome: null,
        names: [],
        entropy: [],
        pledges: null,
        awake: null,
        rematch: null,
        seats: [
          { bot: null, person: 'anna', name: 'Anna', ...PLAIN_SEAT },
          { bot: null, person: null, name: null, ...PLAIN_SEAT },
          { bot: 'random', person: null, name: null, ...PLAIN_SEAT },
        ],
      })
      expect(await storage.table('none')).toBeNull()
      await storage.close()
    })

    test('the list of tables has the public ones that run or are new, the newest first', async () => {
      const storage = await opened()
      for (const [id, more] of Object.entries({
        old: { made: 10 },
        oldRunning: { made: 20 },
        fresh: { made: 3000 },
        fresher: { made: 4000 },
        hidden: { made: 5000, public: false },
        over: { made: 6000 },
      }))
        await storage.addTable(table(id, more))
      await storage.startTable('oldRunning', 1, [], [])
      await storage.startTable('over', 1, [], [])
      await storage.finishTable('over', 2, { winners: [0], scores: [1, 0, 0] })
      expect((await storage.publicTables(1000, 10)).map(({ id }) => id)).toEqual([
        'fresher',
        'fresh',
        'oldRunning',
      ])
      expect((await storage.publicTables(1000, 1)).map(({ id }) => id)).toEqual(['fresher'])
      await storage.close()
    })

    test('lists are read without the files of their tables, however these were given', async () => {
      const storage = await opened()
      const components = { title: 'x'.repeat(1000) }
      const written = new WrittenJson(JSON.stringify({ components }), { components: true })
      await storage.addTable(table('t', { options: { pace: 'slow', components } }))
      await storage.addTable(table('u', { options: written }))
      const ours = { options: { components: true } }
      expect(await storage.publicTables(0, 10)).toMatchObject([ours, ours])
      expect(await storage.tablesOf(ANNA.id, 10)).toMatchObject([ours, ours])
      expect(await storage.table('t')).toMatchObject({ options: { pace: 'slow', components } })
      expect(await storage.table('u')).toMatchObject({ options: { components } })
      await storage.close()
    })

    test('tables are found by who sits there or made them', async () => {
      const storage = await withTable()
      expect((await storage.tablesOf('anna', 10)).map(({ id }) => id)).toEqual(['t'])
      expect(await storage.tablesOf('bruno', 10)).toEqual([])
      await storage.sitDown('t', 1, 'bruno')
      expect((await storage.tablesOf('bruno', 10)).map(({ id }) => id)).toEqual(['t'])
      expect(await storage.unfinishedOf('anna')).toBe(1)
      expect(await storage.unfinishedOf('bruno')).toBe(0)
      await storage.close()
    })

    test('one seat, one person; one person, one seat', async () => {
      const storage = await withTable()
      expect(await storage.sitDown('t', 0, 'bruno')).toBe(false)
      expect(await storage.sitDown('t', 2, 'bruno')).toBe(false)
      expect(await storage.sitDown('t', 1, 'anna')).toBe(false)
      expect(await storage.sitDown('t', 1, 'bruno')).toBe(true)
      await storage.clearSeat('t', 1, null, 5)
      expect((await storage.table('t'))?.seats[1]?.person).toBeNull()
      await storage.close()
    })

    test('a seat that is kept for somebody is free for nobody else', async () => {
      const storage = await opened()
      const seats = [
        { bot: null, person: 'anna' },
        { bot: null, person: null, keptFor: 'bruno' },
      ]
      await storage.addTable(table('t', { seats }))
      await storage.addPerson({ id: 'carla', name: 'Carla', language: null }, 3)
      expect((await storage.table('t'))?.seats[1]).toMatchObject({ keptFor: 'bruno', keptForName: 'Bruno' })
      expect(await storage.sitDown('t', 1, 'carla')).toBe(false)
      expect(await storage.sitDown('t', 1, 'bruno')).toBe(true)
      await storage.clearSeat('t', 1, null, 5)
      expect(await storage.sitDown('t', 1, 'carla')).toBe(true)
      await storage.close()
    })

    test('who is away, since when, and what the others want, is kept until somebody else sits there', async () => {
      const storage = await withTable()
      const how = { left: true, away: 7, botSince: 9, votes: ['bruno'] }
      await storage.attend('t', 0, how)
      expect((await storage.table('t'))?.seats[0]).toMatchObject(how)
      await storage.attend('t', 0, { botSince: null })
      expect((await storage.table('t'))?.seats[0]).toMatchObject({ ...how, botSince: null })
      await storage.startTable('t', 5, [], [])
      await storage.clearSeat('t', 0, null, 11)
      expect((await storage.table('t'))?.seats[0]).toEqual({
        ...PLAIN_SEAT,
        bot: null,
        person: null,
        name: null,
        away: 11,
      })
      expect(await storage.sitDown('t', 0, 'bruno')).toBe(true)
      expect((await storage.table('t'))?.seats[0]).toMatchObject({ person: 'bruno', away: null })
      await storage.close()
    })

    test('a table has another host, sleeps and wakes, is closed, and is followed by another', async () => {
      const storage = await withTable()
      await storage.setHost('t', 'bruno')
      await storage.settle('t', { awake: 12, seats: [{ seat: 0, away: 3, botSince: 4 }] })
      await storage.setRematch('t', 'u')
      expect(await storage.table('t')).toMatchObject({ hostName: 'Bruno', awake: 12, rematch: 'u' })
      expect((await storage.table('t'))?.seats[0]).toMatchObject({ away: 3, botSince: 4 })
      await storage.settle('t', { host: 'anna', seats: [{ seat: 0, away: null, botSince: null }] })
      expect(await storage.table('t')).toMatchObject({ hostName: 'Anna', awake: 12 })
      await storage.settle('t', { host: 'bruno', seats: [] })
      expect(await storage.seatsWithOthers('anna')).toBe(1)
      await storage.closeTable('t', 20)
      expect(await storage.table('t')).toMatchObject({ state: 'closed', ended: 20, outcome: null })
      expect(await storage.unfinishedOf('bruno')).toBe(0)
      expect(await storage.seatsWithOthers('anna')).toBe(0)
      expect(await storage.sitDown('t', 1, 'bruno')).toBe(false)
      await storage.close()
    })

    test('answers that bots gave for somebody are counted from a moment on', async () => {
      const storage = await withTable()
      const byBot = { standIn: true as const }
      const actions = [
        { ...action(1), ...byBot },
        action(2),
        { ...action(3), ...byBot },
        { ...action(4, { seat: 1, answer: 'x' }), ...byBot },
      ]
      await storage.append(actions)
      expect(await storage.actions('t')).toEqual(actions)
      expect(await storage.answersByBot('t', 0, 0)).toBe(2)
      expect(await storage.answersByBot('t', 0, 2003)).toBe(1)
      await storage.close()
    })

    test('a seat can be given to a bot and back', async () => {
      const storage = await withTable()
      await storage.clearSeat('t', 1, 'greedy', 5)
      expect((await storage.table('t'))?.seats.map(({ bot }) => bot)).toEqual([null, 'greedy', 'random'])
      await storage.clearSeat('t', 1, null, 5)
      expect((await storage.table('t'))?.seats[1]?.bot).toBeNull()
      await storage.close()
    })

    test('a game starts once, and after that no seat adds to the seed', async () => {
      const storage = await withTable()
      expect(await storage.startTable('t', 5, ['Anna', 'x', 'random'], ['dice', '', ''])).toBe(true)
      expect(await storage.startTable('t', 6, ['other'], [])).toBe(false)
      expect(await storage.table('t')).toMatchObject({
        state: 'running',
        started: 5,
        names: ['Anna', 'x', 'random'],
        entropy: ['dice', '', ''],
      })
      expect((await storage.table('t'))?.seats[0]).toMatchObject({ person: 'anna' })
      await storage.close()
    })

    test('pledges can be changed until they are closed, once for all', async () => {
      const storage = await withTable()
      await storage.setPledge('t', 'anna', 'first')
      await storage.setPledge('t', 'anna', 'second')
      expect(await storage.shuffleOf('t')).toEqual([{ person: 'anna', pledge: 'second', reveal: '' }])
      expect(await storage.tablesToDeal()).toEqual([])
      expect(await storage.closePledges('t', ['second', '', ''])).toBe(true)
      expect(await storage.closePledges('t', ['third', '', ''])).toBe(false)
      expect(await storage.tablesToDeal()).toEqual(['t'])
      await storage.setReveal('t', 'anna', 'shown')
      await storage.setReveal('t', 'bruno', 'never pledged')
      expect(await storage.shuffleOf('t')).toEqual([{ person: 'anna', pledge: 'second', reveal: 'shown' }])
      expect(await storage.startTable('t', 5, ['Anna', 'x', 'random'], ['shown', '', ''])).toBe(true)
      expect(await storage.tablesToDeal()).toEqual([])
      const { pledges, entropy } = (await storage.table('t')) ?? {}
      expect([pledges, entropy]).toEqual([
        ['second', '', ''],
        ['shown', '', ''],
      ])
      await storage.close()
    })

    test('tables are woken where a bot plays for itself', async () => {
      const storage = await opened()
      const twoPeople = [
        { bot: null, person: 'anna' },
        { bot: null, person: 'bruno' },
      ]
      await storage.addTable(table('bots'))
      await storage.addTable(table('people', { seats: twoPeople }))
      await storage.addTable(table('open'))
      for (const id of ['bots', 'people']) await storage.startTable(id, 1, [], [])
      await storage.attend('people', 1, { left: true, away: 1, botSince: 2 })
      expect(await storage.tablesWithBots()).toEqual(['bots'])
      await storage.close()
    })

    test('the end of a game is written once', async () => {
      const storage = await withTable()
      await storage.startTable('t', 5, [], [])
      await storage.finishTable('t', 9, { winners: [1], scores: [1, 2, 0] })
      await storage.finishTable('t', 10, { winners: [0], scores: [3, 2, 0] })
      expect(await storage.table('t')).toMatchObject({
        state: 'over',
        ended: 9,
        outcome: { winners: [1], scores: [1, 2, 0] },
      })
      await storage.close()
    })

    test('actions of all kinds come back in their order', async () => {
      const storage = await withTable()
      const actions = [
        action(1, { seat: 0, answer: 'x' }, 'k1'),
        action(2, { seat: 1, answer: ['a', 'b'] }),
        action(3, { seat: 1, answer: 7 }),
        action(4, { seat: 0, command: 'offer', args: { to: 1 } }, 'k2'),
        action(5, { seat: 0, undo: true }, 'k3'),
      ]
      expect(await storage.append(actions)).toEqual([true, true, true, true, true])
      expect(await storage.actions('t')).toEqual(actions)
      await storage.close()
    })

    test('a number that is taken is refused, with all that follows at that table and nothing else', async () => {
      const storage = await withTable()
      await storage.addTable(table('u'))
      await storage.append([action(1)])
      const clash = [action(1, { seat: 1, answer: 'other' }), { ...action(1), table: 'u' }, action(2)]
      expect(await storage.append(clash)).toEqual([false, true, false])
      expect(await storage.actions('t')).toEqual([action(1)])
      expect(await storage.actions('u')).toHaveLength(1)
      await storage.close()
    })

    test('an action is found by its key and seat, the first of them if a key came twice', async () => {
      const storage = await withTable()
      await storage.append([action(1, { seat: 0, answer: 'x' }, 'k')])
      await storage.append([
        action(2, { seat: 1, answer: 'y' }, 'k'),
        action(3, { seat: 0, answer: 'z' }, 'k'),
      ])
      expect(await storage.seqOfKey('t', 0, 'k')).toBe(1)
      expect(await storage.seqOfKey('t', 1, 'k')).toBe(2)
      expect(await storage.seqOfKey('t', 2, 'k')).toBeNull()
      await storage.close()
    })

    test('an action that cannot be stored takes the whole group with it', async () => {
      const storage = await withTable()
      await expect(storage.append([action(1), { ...action(1), table: 'no such table' }])).rejects.toThrow(
        /constraint/iu,
      )
      expect(await storage.actions('t')).toEqual([])
      expect(await storage.append([action(1)])).toEqual([true])
      await storage.close()
    })

    test('actions can be appended while a table is being made', async () => {
      const storage = await withTable()
      const [, stored] = await Promise.all([storage.addTable(table('u')), storage.append([action(1)])])
      expect(stored).toEqual([true])
      expect(await storage.table('u')).not.toBeNull()
      await storage.close()
    })

    test('actions can be appended and tables made by turns, without one waiting for all of the other', async () => {
      const storage = await withTable()
      const stored = Array.from({ length: 30 }, (_, i) => storage.append([action(i + 1)]))
      const made = Array.from({ length: 30 }, (_, i) => storage.addTable(table(`t${i}`)))
      await Promise.all(made)
      expect((await Promise.all(stored)).flat()).toEqual(Array(30).fill(true))
      expect(await storage.actions('t')).toHaveLength(30)
      expect(await storage.table('t29')).not.toBeNull()
      await storage.close()
    })

    test('what was handed in before closing is written, what comes after is refused', async () => {
      const place = newPlace()
      const before = open(place)
      await before.addPerson(ANNA, 1)
      await before.addTable(table('t'))
      const stored = before.append([action(1)])
      await before.close()
      expect(await stored).toEqual([true])
      await expect(before.append([action(2)])).rejects.toThrow(/closed|gone/u)
      const after = open(place)
      expect(await after.actions('t')).toEqual([action(1)])
      await after.close()
    })

    test('chat is numbered, said once a key, and the newest is shown', async () => {
      const storage = await withTable()
      const said = (text: string, key: string) =>
        storage.addMessage({ table: 't', person: 'anna', name: 'Anna', seat: 0, text, at: 5, key })
      expect(await said('one', 'k1')).toMatchObject({ isNew: true, message: { seq: 1, text: 'one' } })
      expect(await said('two', 'k2')).toMatchObject({ isNew: true, message: { seq: 2 } })
      expect(await said('again', 'k1')).toMatchObject({ isNew: false, message: { seq: 1, text: 'one' } })
      await said('three', 'k3')
      expect((await storage.messages('t', 2)).map(({ text }) => text)).toEqual(['two', 'three'])
      await storage.close()
    })

    test('everything is there after closing and opening', async () => {
      const place = newPlace()
      const before = open(place)
      await before.addPerson(ANNA, 1)
      await before.addTable(table('t'))
      await before.append([action(1, { seat: 0, answer: 'x' }, 'k')])
      const row = await before.table('t')
      await before.close()
      const after = open(place)
      expect(await after.table('t')).toEqual(row)
      expect(await after.actions('t')).toEqual([action(1, { seat: 0, answer: 'x' }, 'k')])
      await after.close()
    })
  })
}
