// The table by keyboard: arrows go round what may be picked, Enter takes, digits choose in the bar, Esc steps back, ? opens the rule.

const PICKS =
  '[data-place][data-state="legal"],[data-place][data-state="picked"],[data-pick]:not(:disabled),.prompt .confirm:not(:disabled)'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input,textarea,select,dialog,[role="tablist"]') !== null

const isSeen = (element: Element): boolean => element.getClientRects().length > 0

/** Everything that may be picked now, in the order of the page. */
const legalPicks = (root: ParentNode): (HTMLElement | SVGElement)[] =>
  [...root.querySelectorAll<HTMLElement | SVGElement>(PICKS)].filter(isSeen)

/** What the digits stand for: the kinds of answer and whom they are about; where there is one kind, the answers. */
function numbered(root: ParentNode): HTMLButtonElement[] {
  const kinds = [...root.querySelectorAll<HTMLButtonElement>('.prompt .switch button')]
  return kinds.length > 0 ? kinds : [...root.querySelectorAll<HTMLButtonElement>('.prompt .option')]
}

export interface TableKeys {
  readonly root: () => ParentNode | null
  readonly back: () => void
  readonly rule: () => void
}

/** Listens until the returned function is called. */
export function listenKeys({ root, back, rule }: TableKeys): () => void {
  const step = (by: number) => {
    const page = root()
    if (!page) return
    const picks = legalPicks(page)
    const at = picks.findIndex((pick) => pick === document.activeElement)
    const next = picks[at < 0 ? (by > 0 ? 0 : picks.length - 1) : (at + by + picks.length) % picks.length]
    next?.focus()
  }
  const choose = (digit: number) => {
    const page = root()
    const button = page && numbered(page)[digit - 1]
    button?.focus()
    button?.click()
  }
  const pressed = (event: KeyboardEvent) => {
    if (isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return
    switch (event.key) {
      case 'ArrowRight':
      case 'ArrowDown':
        step(1)
        break
      case 'ArrowLeft':
      case 'ArrowUp':
        step(-1)
        break
      case 'Enter':
      case ' ': {
        // Buttons answer by themselves; places drawn in SVG do not.
        const place = event.target instanceof Element ? event.target.closest('[data-place]') : null
        if (!place || place instanceof HTMLButtonElement) return
        place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        break
      }
      case 'Escape':
        back()
        break
      case '?':
        rule()
        break
      default:
        if (!/^[1-9]$/.test(event.key)) return
        choose(Number(event.key))
    }
    event.preventDefault()
  }
  document.addEventListener('keydown', pressed)
  return () => document.removeEventListener('keydown', pressed)
}
