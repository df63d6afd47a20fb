// Short notes at the edge of the screen that go away by themselves.

import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'

interface Toast {
  readonly id: number
  readonly text: string
  /** It is said aloud elsewhere. */
  readonly isQuiet: boolean
}

const SHOWN_FOR = 4500
const toasts = signal<readonly Toast[]>([])
let next = 0

export function toast(text: string, manner?: 'quiet'): void {
  const id = next++
  toasts.value = [...toasts.peek().slice(-2), { id, text, isQuiet: manner === 'quiet' }]
  setTimeout(() => {
    toasts.value = toasts.peek().filter((one) => one.id !== id)
  }, SHOWN_FOR)
}

/** `children`: what stays until somebody does something about it. */
export const Toasts = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="toasts" role="status" aria-live="polite">
    {toasts.value.map(({ id, text, isQuiet }) => (
      <p key={id} aria-hidden={isQuiet}>
        {text}
      </p>
    ))}
    {children}
  </div>
)
