// What a line needs to know of the page it is drawn on: whether anybody looks, and when that changes.

export interface Surroundings {
  readonly visible: () => boolean
  /** `wake`: somebody looks again, or the net is back; `cut`: the net is gone. Gives back how to stop watching. */
  watch(calls: { readonly wake: () => void; readonly cut: () => void }): () => void
}

/** Events after which the line is looked at, and where they come from. */
const OF_THE_WINDOW = ['online', 'pageshow', 'focus'] as const
const OF_THE_PAGE = ['visibilitychange', 'resume'] as const

export const PAGE: Surroundings = {
  visible: () => document.visibilityState === 'visible',
  watch({ wake, cut }) {
    for (const event of OF_THE_WINDOW) addEventListener(event, wake)
    for (const event of OF_THE_PAGE) document.addEventListener(event, wake)
    addEventListener('offline', cut)
    return () => {
      for (const event of OF_THE_WINDOW) removeEventListener(event, wake)
      for (const event of OF_THE_PAGE) document.removeEventListener(event, wake)
      removeEventListener('offline', cut)
    }
  },
}
