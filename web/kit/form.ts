// Which form a table takes in a window: by its width, its height and the size of the reader's text.

/**
 * `wide`: everything round a whole board; `short`: the question stands at the foot of a column beside it; `tall`: one
 * below the other; `phone` and `low` (a phone on its side, a window zoomed in): board and question, the rest in drawers.
 */
export type Form = 'wide' | 'short' | 'tall' | 'low' | 'phone'

/** How large the single parts are drawn in a form. */
export type Size = 'desktop' | 'tablet' | 'phone'

export interface Room {
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** The size of the reader's text in pixels. */
  readonly rem: number
}

export function formOf({ width, height, rem }: Room): Form {
  const [w, h] = [width / rem, height / rem]
  if (w >= 75 && h >= 52) return 'wide'
  if (w >= 64 && h >= 34) return 'short'
  if (h < w) return 'low'
  return w >= 48 ? 'tall' : 'phone'
}

const SIZES: { readonly [form in Form]: Size } = {
  wide: 'desktop',
  short: 'desktop',
  tall: 'tablet',
  low: 'phone',
  phone: 'phone',
}

export const sizeIn = (form: Form): Size => SIZES[form]

/** Whether there is room for the whole of one's own things; else they are a tab. */
export const isSmall = (form: Form): boolean => form === 'low' || form === 'phone'
