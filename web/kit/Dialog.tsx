// A window over the page: the browser's own dialog, so that focus, Esc and the backdrop are its business.

import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../text/say.ts'
import { Icon } from './Icon.tsx'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
  /** `side`: along the right edge; on a phone every dialog fills the screen from below. */
  readonly shape?: 'middle' | 'side' | 'wide'
}

export function Dialog({ title, onClose, children, shape = 'middle' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    const before = document.activeElement
    shown?.showModal()
    return () => {
      shown?.close()
      // It has left the page already, and the browser gives the focus back only where it has not.
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class={`dialog ${shape}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 class="display">{title}</h2>
          <button type="button" class="round" onClick={onClose} aria-label={say('close')}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
