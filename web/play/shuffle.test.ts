import { commit, newRecord } from '@backroom/engine'
import { corleone } from '@backroom/games'
import { expect, test } from 'vitest'
import { findMine, type Shelf, Shuffler } from './shuffle.ts'

class Memory implements Shelf {
  text: string | null = null
  read = () => this.text
  write = (text: string) => {
    this.text = text
  }
}

const stage = (stage: 'open' | 'closed' | 'dealt', pledges: string[], revealed = pledges.map(() => false)) =>
  ({ type: 'shuffle', stage, pledges, revealed }) as const

test('whoever only looks on pledges nothing; whoever sits pledges once', async () => {
  const shuffler = new Shuffler(new Memory())
  expect(await shuffler.heard(stage('open', ['', '']), null, 'c')).toBeNull()
  const said = await shuffler.heard(stage('open', ['', '']), 1, 'c')
  expect(said).toEqual({ type: 'pledge', pledge: await shuffler.pledge() })
  expect(await shuffler.heard(stage('open', ['', await shuffler.pledge()]), 1, 'c')).toBeNull()
  // Another device of the same person has pledged since: it is not outbid again and again.
  expect(await shuffler.heard(stage('open', ['', 'of the other']), 1, 'c')).toBeNull()
})

test('what was pledged is shown once all pledges are known, also after a reload', async () => {
  const shelf = new Memory()
  const before = new Shuffler(shelf)
  await before.heard(stage('open', ['', '']), 0, 'c')
  const pledges = [await before.pledge(), 'theirs']
  const after = new Shuffler(shelf)
  expect(await after.heard(stage('open', pledges), 0, 'c')).toBeNull()
  const said = await after.heard(stage('closed', pledges), 0, 'c')
  expect(said?.type === 'reveal' && commit(said.text)).toBe(await before.pledge())
  expect(await after.heard(stage('closed', pledges, [true, false]), 0, 'c')).toBeNull()
  expect(after.kept).toMatchObject({ commitment: 'c', pledges })
})

test('a secret that is not on the list is not shown', async () => {
  const shuffler = new Shuffler(new Memory())
  expect(await shuffler.heard(stage('closed', ['theirs', '']), 1, 'c')).toBeNull()
  expect(await shuffler.heard(stage('closed', ['theirs', 'other']), 1, 'c')).toBeNull()
})

test('at the end one finds one’s own part in the record, or that it is missing, or that something was changed', async () => {
  const shuffler = new Shuffler(new Memory())
  const pledges = [commit('theirs'), await shuffler.pledge()]
  const fresh = newRecord(corleone, ['a', 'b'], 'seed')
  await shuffler.heard(stage('open', ['', '']), 1, fresh.commitment)
  await shuffler.heard(stage('closed', pledges), 1, fresh.commitment)
  const { kept } = shuffler
  const secret = kept?.secret ?? ''
  const record = { ...fresh, pledges, entropy: ['theirs', secret] }
  expect(await findMine(kept, 1, record)).toBe('mine')
  expect(await findMine(kept, 1, { ...record, entropy: ['theirs', ''] })).toBe('without')
  expect(await findMine(kept, 1, { ...record, entropy: ['changed', secret] })).toBe('broken')
  expect(await findMine(kept, 1, { ...record, seed: 'another', commitment: commit('another') })).toBe(
    'broken',
  )
  const refitted = {
    ...record,
    pledges: [commit('chosen later'), pledges[1] ?? ''],
    entropy: ['chosen later', secret],
  }
  expect(await findMine(kept, 1, refitted)).toBe('broken')
  expect(
    await Promise.all([findMine(null, 1, record), findMine(kept, null, record), findMine(kept, 1, fresh)]),
  ).toEqual(['unknown', 'unknown', 'unknown'])
})
