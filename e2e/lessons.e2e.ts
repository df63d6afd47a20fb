// Every lesson of every game to its end in a real browser, in both languages, at a small desk.

import { expect, it } from 'vitest'
import { lessonIds } from '../games/lessons.ts'
import { takeLesson } from './lessonHands.ts'
import { openServer } from './open.ts'

const { come } = openServer()

const GAMES = ['corleone', 'cosa-nostra', 'speakeasy']
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

it('a lesson that was left goes on where it was, and another move is answered and taken back', async () => {
  const visitor = await come('/learn/corleone/corner', { size: 'small desk', pace: 'instant' })
  const { page } = visitor
  const coach = page.locator('.coach')
  await page.locator('[data-group=family]').click()
  await page.locator('[data-place="space:fs-11"]').click()
  await page.locator('#confirm').click()
  await page.locator('[data-coach=takeBack]').click()
  await page.locator('.coach[data-mood=asks]').waitFor()
  await page.locator('[data-coach=showMe]').click()
  await page.locator('.coach-steps[aria-valuenow="1"]').waitFor()
  await page.reload()
  await page.locator('.coach-steps[aria-valuenow="1"]').waitFor()
  await page.locator('[data-pick="stop"]').click()
  await page.locator('#confirm').click()
  await coach.locator('.coach-reply').waitFor()
  expect(await page.locator('.coach-steps').getAttribute('aria-valuenow')).toBe('1')
  expect(visitor.errors).toEqual([])
  await visitor.leave()
})

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
