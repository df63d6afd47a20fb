import { commit, newRecord } from '@backroom/engine'
import { corleone } from '@backroom/games/corleone'
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

test('whoever only looks on pledges nothing; whoever sits pledges once', () => {
  const shuffler = new Shuffler(new Memory())
  expect(shuffler.heard(stage('open', ['', '']), null, 'c')).toBeNull()
  const said = shuffler.heard(stage('open', ['', '']), 1, 'c')
  expect(said).toEqual({ type: 'pledge', pledge: shuffler.pledge() })
  expect(shuffler.heard(stage('open', ['', shuffler.pledge()]), 1, 'c')).toBeNull()
  // Another device of the same person has pledged since: it is not outbid again and again.
  expect(shuffler.heard(stage('open', ['', 'of the other']), 1, 'c')).toBeNull()
})

test('what was pledged is shown once all pledges are known, also after a reload', () => {
  const shelf = new Memory()
  const before = new Shuffler(shelf)
  before.heard(stage('open', ['', '']), 0, 'c')
  const pledges = [before.pledge(), 'theirs']
  const after = new Shuffler(shelf)
  expect(after.heard(stage('open', pledges), 0, 'c')).toBeNull()
  const said = after.heard(stage('closed', pledges), 0, 'c')
  expect(said?.type === 'reveal' && commit(said.text)).toBe(before.pledge())
  expect(after.heard(stage('closed', pledges, [true, false]), 0, 'c')).toBeNull()
  expect(after.kept).toMatchObject({ commitment: 'c', pledges })
})

test('a secret that is not on the list is not shown', () => {
  const shuffler = new Shuffler(new Memory())
  expect(shuffler.heard(stage('closed', ['theirs', '']), 1, 'c')).toBeNull()
  expect(shuffler.heard(stage('closed', ['theirs', 'other']), 1, 'c')).toBeNull()
})

test('at the end one finds one’s own part in the record, or that it is missing, or that something was changed', () => {
  const shuffler = new Shuffler(new Memory())
  const pledges = [commit('theirs'), shuffler.pledge()]
  const fresh = newRecord(corleone, ['a', 'b'], 'seed')
  shuffler.heard(stage('open', ['', '']), 1, fresh.commitment)
  shuffler.heard(stage('closed', pledges), 1, fresh.commitment)
  const { kept } = shuffler
  const secret = kept?.secret ?? ''
  const record = { ...fresh, pledges, entropy: ['theirs', secret] }
  expect(findMine(kept, 1, record)).toBe('mine')
  expect(findMine(kept, 1, { ...record, entropy: ['theirs', ''] })).toBe('without')
  expect(findMine(kept, 1, { ...record, entropy: ['changed', secret] })).toBe('broken')
  expect(findMine(kept, 1, { ...record, seed: 'another', commitment: commit('another') })).toBe('broken')
  const refitted = {
    ...record,
    pledges: [commit('chosen later'), pledges[1] ?? ''],
    entropy: ['chosen later', secret],
  }
  expect(findMine(kept, 1, refitted)).toBe('broken')
  expect([findMine(null, 1, record), findMine(kept, null, record), findMine(kept, 1, fresh)]).toEqual([
    'unknown',
    'unknown',
    'unknown',
  ])
})
