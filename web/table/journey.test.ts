import { type Answer, type Option, type Prompt, pickAmount, pickOne } from '@backroom/engine'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { type Asked, OnTheWay } from './journey.ts'

const streets = (...ids: readonly string[]): Prompt =>
  pickOne(
    0,
    'drive',
    'SPK-16.4',
    ids.map((id): Option => ({ id, say: 'x' })),
  )

const FAR = [{ option: { id: 'far', say: 'x' }, answers: ['north', 'bridge', 'park'] }]

/** A truck that stands at a crossing and is told to drive three districts far; the table has taken ten answers. */
function departed() {
  const asked = signal<Asked | null>({ prompt: streets('north', 'south'), wait: 1, taken: 10 })
  const said: [number, Answer][] = []
  const way = new OnTheWay(asked, (wait, answer) => {
    said.push([wait, answer])
    asked.value = null
  })
  way.answer(1, 'far', FAR)
  return { asked, said, way }
}

test('each step is answered at its own question, and then the next question is open', () => {
  const { asked, said, way } = departed()
  expect([said, way.going]).toEqual([[[1, 'north']], true])
  asked.value = { prompt: streets('bridge', 'hill'), wait: 2, taken: 11 }
  expect(way.going).toBe(true)
  asked.value = { prompt: streets('park'), wait: 3, taken: 12 }
  asked.value = { prompt: streets('docks', 'north'), wait: 4, taken: 13 }
  expect(said).toEqual([
    [1, 'north'],
    [2, 'bridge'],
    [3, 'park'],
  ])
  expect(way.going).toBe(false)
})

test('an answer that is no journey is given as it is', () => {
  const { asked, said, way } = departed()
  way.answer(7, ['a', 'b'], FAR)
  asked.value = { prompt: streets('bridge'), wait: 8, taken: 11 }
  expect(said.slice(1)).toEqual([[7, ['a', 'b']]])
})

test('a step that is refused ends it, even where the next one is offered too', () => {
  const { asked, said, way } = departed()
  asked.value = { prompt: streets('north', 'bridge'), wait: 1, taken: 10 }
  expect([said.length, way.going]).toEqual([1, false])
})

test('a step that is not offered ends it, and what comes later is not answered', () => {
  const { asked, said, way } = departed()
  asked.value = { prompt: streets('hill'), wait: 2, taken: 11 }
  expect(way.going).toBe(false)
  asked.value = { prompt: streets('bridge'), wait: 3, taken: 12 }
  expect(said).toHaveLength(1)
})

test('a question of another kind ends it', () => {
  const { asked, said, way } = departed()
  asked.value = { prompt: pickAmount(0, 'load', 'SPK-16.8', { min: 0, max: 3 }), wait: 2, taken: 11 }
  expect([said.length, way.going]).toEqual([1, false])
})

test('somebody else who answers in between ends it', () => {
  const { asked, said, way } = departed()
  asked.value = null
  asked.value = { prompt: streets('bridge'), wait: 4, taken: 12 }
  expect([said.length, way.going]).toEqual([1, false])
})

test('an undo on the way ends it', () => {
  const { asked, said, way } = departed()
  asked.value = { prompt: streets('bridge'), wait: 2, taken: 11 }
  asked.value = { prompt: streets('north', 'park'), wait: 1, taken: 10 }
  expect([said.length, way.going]).toEqual([2, false])
})

test('a table that is left answers nothing more', () => {
  const { asked, said, way } = departed()
  way.stop()
  asked.value = { prompt: streets('bridge'), wait: 2, taken: 11 }
  expect(said).toHaveLength(1)
})
