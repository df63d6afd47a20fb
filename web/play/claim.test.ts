import { expect, test, vi } from 'vitest'
import { Claim, type Visibility } from './claim.ts'

/** A tab: what it was told about the game, and whether anybody looks at it. */
function tab(name: string) {
  const told: boolean[] = []
  const events = new EventTarget()
  let hidden = false
  const page: Visibility = {
    get hidden() {
      return hidden
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  const claim = new Claim(name, navigator.locks, page, (plays) => told.push(plays))
  claim.begin()
  const show = (shown: boolean) => {
    hidden = !shown
    events.dispatchEvent(new Event('visibilitychange'))
  }
  return { told, claim, show }
}

/** What the tab was told, once it has been told so often. */
async function told(of: ReturnType<typeof tab>, times: number): Promise<readonly boolean[]> {
  await vi.waitUntil(() => of.told.length >= times, { timeout: 20_000 })
  return of.told
}

test('the first tab plays, the next one looks on', async () => {
  const first = tab('one')
  expect(await told(first, 1)).toEqual([true])
  const second = tab('one')
  expect(await told(second, 1)).toEqual([false])
  expect(first.told).toEqual([true])
  first.claim.close()
  second.claim.close()
})

test('two games have nothing to do with each other', async () => {
  const [first, second] = [tab('this'), tab('that')]
  expect(await told(first, 1)).toEqual([true])
  expect(await told(second, 1)).toEqual([true])
  first.claim.close()
  second.claim.close()
})

test('a tab takes the game over, and the first looks on; it can come back', async () => {
  const first = tab('over')
  expect(await told(first, 1)).toEqual([true])
  const second = tab('over')
  expect(await told(second, 1)).toEqual([false])
  second.claim.takeOver()
  expect(await told(second, 2)).toEqual([false, true])
  expect(await told(first, 2)).toEqual([true, false])
  first.claim.takeOver()
  expect(await told(first, 3)).toEqual([true, false, true])
  expect(await told(second, 3)).toEqual([false, true, false])
  first.claim.close()
  second.claim.close()
})

test('when the tab that plays is closed, the one that is looked at goes on', async () => {
  const first = tab('closing')
  expect(await told(first, 1)).toEqual([true])
  const [hidden, shown] = [tab('closing'), tab('closing')]
  expect(await told(hidden, 1)).toEqual([false])
  expect(await told(shown, 1)).toEqual([false])
  hidden.show(false)
  first.claim.close()
  expect(await told(shown, 2)).toEqual([false, true])
  expect(hidden.told).toEqual([false])
  shown.claim.close()
  hidden.show(true)
  expect(await told(hidden, 2)).toEqual([false, true])
  hidden.claim.close()
})

test('whoever plays already and wants to play begins anew', async () => {
  const first = tab('anew')
  expect(await told(first, 1)).toEqual([true])
  first.claim.takeOver()
  expect(await told(first, 2)).toEqual([true, true])
  first.claim.close()
})
