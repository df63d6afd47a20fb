// The fourth game at a table on this machine: the code that the client's worker runs.

import { randomAnswer, randomFrom } from '@backroom/engine'
import { loadGame } from '@backroom/games/loaders'
import type { TableMessage } from '@backroom/protocol'
import { expect, test } from 'vitest'
import { LocalTable } from '../../play/localTable.ts'

test('one person plays it against bots in the code of the worker', async () => {
  const game = await loadGame('thimble')
  if (!game) throw new Error('there is no such game')
  const heard: TableMessage[] = []
  const table = {
    id: 'here',
    seats: [
      { name: 'Ines', bot: null },
      { name: '', bot: 'greedy' },
    ],
    seed: 'pea',
    options: {},
  }
  let saved = 0
  const house = new LocalTable(
    game,
    table,
    () => 7,
    (message) => heard.push(message),
    () => {
      saved++
    },
  )
  house.hear({ type: 'join', table: 'here', since: null })
  const sight = () => {
    const message = heard.findLast((one) => one.type === 'moved' || one.type === 'joined')
    return message && 'sight' in message ? message.sight : null
  }
  const random = randomFrom('answers')
  for (let n = 0; !sight()?.over; n++) {
    const { prompt, wait = 0 } = sight() ?? {}
    if (!prompt) throw new Error('nobody is asked and the game is not over')
    const answer = randomAnswer(prompt, random)
    house.hear({
      type: 'answer',
      key: `k${n}`,
      seq: 0,
      wait,
      answer: typeof answer === 'object' ? [...answer] : answer,
    })
  }
  expect([saved > 3, sight()?.over?.scores.length]).toEqual([true, 2])
})
