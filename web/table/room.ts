// The window that the table is laid out in, as it is now: its size, the reader's text, and the form that follows.

import { computed, signal } from '@preact/signals'
import { type Form, formOf, type Room } from '../kit/form.ts'
import { rem } from '../kit/rem.ts'

const measured = (): Room => ({
  width: innerWidth,
  height: innerHeight,
  rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
})

export const room = signal<Room>(measured())
export const form = computed<Form>(() => formOf(room.value))

const measure = () => {
  const now = measured()
  const { width, height, rem } = room.peek()
  if (now.width !== width || now.height !== height || now.rem !== rem) room.value = now
}

addEventListener('resize', measure)

// No event tells that the reader's text has become larger: something that is as wide as a letter does.
const letter = document.createElement('i')
letter.ariaHidden = 'true'
letter.style.cssText = `position:fixed;top:0;visibility:hidden;width:${rem(16)}`
document.body.append(letter)
new ResizeObserver(measure).observe(letter)
