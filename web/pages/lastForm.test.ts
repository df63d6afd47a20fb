import { beforeEach, expect, test, vi } from 'vitest'
import { type Shelved, shelved } from '../games/index.ts'
import { Shelf } from '../testing/storage.ts'
import { chairsFor } from './chairs.ts'
import { type Form, lastForm, rememberForm } from './lastForm.ts'

beforeEach(() => vi.stubGlobal('localStorage', new Shelf()))

const gameCalled = (id: string): Shelved => {
  const game = shelved(id)
  if (!game) throw new Error(`no ${id}`)
  return game
}
const nostra = gameCalled('cosa-nostra')
const form: Form = {
  mode: 'hotseat',
  chairs: chairsFor('hotseat', 5, 'Ines').map((chair) => ({ ...chair, family: '' })),
  chosen: { shortGame: true, pace: 'slow' },
}

test('the form of a game begins as it was sent last, and that of another game does not', () => {
  rememberForm(nostra.id, form)
  expect(lastForm(nostra)).toEqual(form)
  expect(lastForm(gameCalled('corleone'))).toBeNull()
})

test.each([
  ['nonsense', '{'],
  ['another kind of thing', '[]'],
  ['a mode that is gone', JSON.stringify({ ...form, mode: 'post' })],
  ['too many chairs', JSON.stringify({ ...form, chairs: [...form.chairs, ...form.chairs] })],
  [
    'a bot that is gone',
    JSON.stringify({ ...form, chairs: form.chairs.map((one) => ({ ...one, bot: 'x' })) }),
  ],
  [
    'a family of another game',
    JSON.stringify({ ...form, chairs: form.chairs.map((one) => ({ ...one, family: 'vitale' })) }),
  ],
])('%s is forgotten', (_what, text) => {
  localStorage.setItem('backroom:form:cosa-nostra', text)
  expect(lastForm(nostra)).toBeNull()
})

test('of the house rules those stay that there still are', () => {
  localStorage.setItem(
    'backroom:form:cosa-nostra',
    JSON.stringify({ ...form, chosen: { shortGame: true, pace: 'never', old: 1 } }),
  )
  expect(lastForm(nostra)?.chosen).toEqual({ shortGame: true })
})
