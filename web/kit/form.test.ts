import { expect, test } from 'vitest'
import { formOf } from './form.ts'

const at = (width: number, height: number, rem = 16) => formOf({ width, height, rem })

test.each([
  [2560, 1440, 'wide'],
  [1920, 950, 'wide'],
  [1440, 900, 'wide'],
  [1440, 780, 'short'],
  [1366, 650, 'short'],
  [1280, 650, 'short'],
  [1024, 768, 'short'],
  [820, 1180, 'tall'],
  [844, 390, 'low'],
  [390, 844, 'phone'],
  [360, 640, 'phone'],
])('a window of %i × %i takes the form %s', (width, height, form) => {
  expect(at(width, height)).toBe(form)
})

test('zooming in and larger text lead to the same form', () => {
  expect(at(960, 600)).toBe('low')
  expect(at(720, 450)).toBe('low')
  expect(at(1440, 900, 32)).toBe(at(720, 450))
  expect(at(820, 1180, 32)).toBe('phone')
})

test('whatever the window, there is a form', () => {
  expect(at(900, 600)).toBe('low')
  expect(at(320, 320)).toBe('phone')
  expect(at(1600, 300)).toBe('low')
})
