// Short notes at the edge of the screen that go away by themselves.

import { signal } from '@preact/signals'

interface Toast {
  readonly id: number
  readonly text: string
}

const SHOWN_FOR = 4500
const toasts = signal<readonly Toast[]>([])
let next = 0

export function toast(text: string): void {
  const id = next++
  toasts.value = [...toasts.value.slice(-2), { id, text }]
  setTimeout(() => {
    toasts.value = toasts.value.filter((one) => one.id !== id)
  }, SHOWN_FOR)
}

export const Toasts = () => (
  <div class="toasts" role="status" aria-live="polite">
    {toasts.value.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
)
