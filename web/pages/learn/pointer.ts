// A ring round what a lesson points at: by a style sheet of its own, so that no part of a board need know of lessons.

import type { LessonStep } from '@backroom/games/lessons'
import type { Question } from '../../kit/picks.ts'

const RING = 'outline:3px solid var(--gold);outline-offset:2px;filter:drop-shadow(0 0 5px var(--gold))'
const sheet = new CSSStyleSheet()

const quoted = (text: string): string => `"${CSS.escape(text)}"`

/** What the stated move touches: options, the places where they lie, and the side of the switch that shows them. */
function selectorsOf({ good, places = [] }: LessonStep, { prompt, targets }: Question): string[] {
  const wanted = good?.[0]
  const ids = typeof wanted === 'string' ? [wanted] : Array.isArray(wanted) ? wanted.map(String) : []
  const drawn = targets.filter(({ option }) => ids.includes(option))
  const shown = 'options' in prompt ? ids : []
  return [
    ...[...places, ...drawn.map(({ place }) => place)].map((place) => `[data-place=${quoted(place)}]`),
    ...shown.map((id) => `[data-pick=${quoted(id)}]`),
    ...drawn.flatMap(({ variant }) =>
      variant === undefined ? [] : [`[data-variant=${quoted(variant)}][aria-pressed=false]`],
    ),
    ...drawn.flatMap(({ group }) =>
      group === undefined ? [] : [`[data-group=${quoted(group)}][aria-pressed=false]`],
    ),
  ]
}

/** Points at what the step wants; without one at nothing. */
export function pointAt(step: LessonStep | undefined, question: Question | null): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  const selectors = step && question ? selectorsOf(step, question) : []
  sheet.replaceSync(selectors.length > 0 ? `${selectors.join()}{${RING}}` : '')
}
