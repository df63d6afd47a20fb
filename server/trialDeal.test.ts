import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { GameFault } from '@backroom/engine'
import { GAMES } from '@backroom/games'
import { expect, test } from 'vitest'
import { Refused } from './refused.ts'
import { newFolder, openTestServer } from './testing/testServer.ts'
import { PlainGuest } from './testing/plainClient.ts'
import { mustDeal } from './trialDeal.ts'

test('whatever goes wrong in a deal is a refusal of the options', () => {
  const corleone = GAMES['corleone']
  if (!corleone) throw new Error('Corleone is gone')
  const broken = {
    ...corleone,
    setUp: () => {
      throw new GameFault('a card is missing')
    },
  }
  const refusal = (deal: () => void): unknown => {
    try {
      deal()
    } catch (error) {
      return error instanceof Refused ? error.refusal : error
    }
    return null
  }
  expect(refusal(() => mustDeal(corleone, 2, 'seed', {}))).toBeNull()
  expect(refusal(() => mustDeal(broken, 2, 'seed', {}))).toEqual({
    code: 'badOptions',
    problems: ['options: this cannot be dealt: a card is missing'],
  })
  expect(refusal(() => mustDeal(corleone, 2, 'seed', { components: 1 }))).toMatchObject({
    code: 'badOptions',
    problems: [expect.stringContaining('components.')],
  })
})

test('a table whose deal fails does not run, and spoils nobody’s other tables', async () => {
  const folder = newFolder()
  const first = await openTestServer({ folder })
  const anna = await new PlainGuest(first.port).introduce('Anna')
  const seats = [{ kind: 'person' }, { kind: 'bot', bot: 'random' }]
  const { body } = await anna.ask('POST', '/api/tables', { game: 'corleone', seats, public: true })
  await first.close()
  const db = new DatabaseSync(join(folder, 'backroom.sqlite'))
  db.prepare('update tables set options = ? where id = ?').run('{"components":{}}', body.id)
  db.close()
  const { port } = await openTestServer({ folder })
  const again = new PlainGuest(port)
  again.cookie = anna.cookie
  const started = await again.ask('POST', `/api/tables/${body.id}/start`)
  expect(started.body.refusal).toMatchObject({ code: 'badOptions' })
  const { body: table } = await again.ask('GET', `/api/tables/${body.id}`)
  expect(table.table.state).toBe('open')
  expect((await again.ask('GET', '/api/me/tables')).body.tables).toHaveLength(1)
})
