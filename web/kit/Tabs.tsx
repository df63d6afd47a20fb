// Tabs as a reader of screens expects them: arrows go round, one panel is open.

import type { ComponentChildren } from 'preact'

interface Tab {
  readonly id: string
  readonly label: string
  /** A number in a red dot: something new. */
  readonly news?: number
  readonly icon?: ComponentChildren
}

interface TabsProps {
  readonly tabs: readonly Tab[]
  readonly open: string
  readonly onOpen: (id: string) => void
  readonly label: string
  readonly name: string
  readonly class?: string
}

export function Tabs({ tabs, open, onOpen, label, name, class: look = 'tabs' }: TabsProps) {
  const step = (by: number) => {
    const at = tabs.findIndex(({ id }) => id === open)
    const to = tabs[(at + by + tabs.length) % tabs.length]
    if (!to) return
    onOpen(to.id)
    document.getElementById(`${name}-tab-${to.id}`)?.focus()
  }
  return (
    <div class={look} role="tablist" aria-label={label}>
      {tabs.map(({ id, label: text, news = 0, icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${name}-tab-${id}`}
          aria-selected={id === open}
          aria-controls={`${name}-panel`}
          tabIndex={id === open ? 0 : -1}
          onClick={() => onOpen(id)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
            event.stopPropagation()
            step(event.key === 'ArrowRight' ? 1 : -1)
          }}
        >
          {icon}
          <span>{text}</span>
          {news > 0 && <i class="news">{news > 99 ? '99' : news}</i>}
        </button>
      ))}
    </div>
  )
}
