// What is needed to play without a net is fetched when the page has what it needs itself: it is everything there is.

const QUIET = 4000
const LATEST = 30_000

/** Registers the service worker once nothing was fetched for a while, so that it takes nobody's line. */
export function keepForOffline(): void {
  const register = (): void => {
    observer.disconnect()
    clearTimeout(timer)
    void navigator.serviceWorker.register('/sw.js')
  }
  const latest = performance.now() + LATEST
  let timer = setTimeout(register, QUIET)
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(register, Math.max(0, Math.min(QUIET, latest - performance.now())))
  })
  observer.observe({ type: 'resource' })
}
