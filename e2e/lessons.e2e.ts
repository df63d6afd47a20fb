// The lessons of Corleone's Empire and La Cosa Nostra to their end in a real browser, in both languages, at a small desk.

import { expect, it } from 'vitest'
import { lessonIds } from '../games/lessons.ts'
import { takeLesson } from './lessonHands.ts'
import { openServer } from './open.ts'

const { come } = openServer()

const GAMES = ['corleone', 'cosa-nostra']
const WINDOWS = [
  ['small desk', 'en'],
  ['small desk', 'pl'],
] as const

it.each(GAMES.flatMap((game) => WINDOWS.map(([size, language]) => [game, size, language] as const)))(
  'all lessons of %s at the %s in %s, one after the other',
  async (game, size, language) => {
    const visitor = await come(`/learn/${game}`, { size, language, pace: 'instant' })
    const { page } = visitor
    const ids = lessonIds(game)
    await page.locator('.lessons a.primary').click()
    for (const id of ids) {
      await page.waitForURL(`**/learn/${game}/${id}`)
      const { shown } = await takeLesson(page, false)
      expect(shown, `${id}: moves that could not be made by hand`).toEqual([])
      if (id !== ids.at(-1)) await page.locator('[data-coach=nextLesson]').click()
    }
    expect(await visitor.barriers()).toEqual([])
    await page.goto(new URL(`/learn/${game}`, page.url()).href)
    await page.locator('.lessons li').first().waitFor()
    expect(await page.locator('.lessons li[data-done=true]').count()).toBe(ids.length)
    expect(await visitor.barriers()).toEqual([])
    expect(visitor.errors).toEqual([])
    await visitor.leave()
  },
)

it('lessons go on without a connection', async () => {
  const visitor = await come('/learn/corleone', { size: 'small desk', pace: 'instant', roughLine: true })
  const { page } = visitor
  await page.locator('.lessons li').first().waitFor()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })
  await visitor.context.setOffline(true)
  await page.goto(new URL('/learn/corleone/suitcase', page.url()).href)
  expect((await takeLesson(page, false)).shown).toEqual([])
  await visitor.leave()
})
