// What nobody has asked for yet is fetched when the line is quiet, so that it takes nobody's turn.

export const QUIET = 4000
const LATEST = 30_000

/** Runs once nothing was fetched for a while, or after half a minute. Returns what calls it off. */
export function whenQuiet(run: () => void): () => void {
  const latest = performance.now() + LATEST
  const end = (): void => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const go = (): void => {
    end()
    run()
  }
  let timer = setTimeout(go, QUIET)
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(go, Math.max(0, Math.min(QUIET, latest - performance.now())))
  })
  observer.observe({ type: 'resource' })
  return end
}
