import { expect, test } from 'vitest'
import { match } from './routes.ts'

test('every page has its address', () => {
  expect(match('/')).toEqual({ page: 'home', params: {} })
  expect(match('/tables')).toEqual({ page: 'lobby', params: {} })
  expect(match('/new/corleone')).toEqual({ page: 'new', params: { game: 'corleone' } })
  expect(match('/here/abc')).toEqual({ page: 'local', params: { id: 'abc' } })
  expect(match('/table/abc/replay')).toEqual({ page: 'replay', params: { where: 'table', id: 'abc' } })
  expect(match('/learn/corleone')).toEqual({ page: 'learn', params: { game: 'corleone' } })
  expect(match('/learn/corleone/job')).toEqual({
    page: 'lesson',
    params: { game: 'corleone', lesson: 'job' },
  })
  expect(match('/rules')).toEqual({ page: 'rulesIndex', params: {} })
  expect(match('/rules/corleone')).toEqual({ page: 'rules', params: { game: 'corleone' } })
})

test('an address that nobody knows leads to the page that says so', () => {
  expect(match('/cellar')).toEqual({ page: 'lost', params: {} })
  expect(match('/table')).toEqual({ page: 'lost', params: {} })
})

test('what stands in an address is decoded', () => {
  expect(match('/table/a%20b').params).toEqual({ id: 'a b' })
})
