// Setting up a table in the form, as the person at the screen would.

import type { Page } from 'playwright-core'

export interface Wish {
  readonly mode: 'solo' | 'hotseat' | 'online'
  readonly families: number
  readonly name: string
  /** What a table of the server does when somebody goes away. */
  readonly whenAway?: string
}

/** Fills in the form of a new table and sends it. */
export async function setUpTable(page: Page, { mode, families, name, whenAway }: Wish): Promise<void> {
  await page.locator(`input[name=mode][value=${mode}]`).check()
  await page.locator(`input[name=count][value="${families}"]`).check()
  await page.locator('.chair input').first().fill(name)
  if (whenAway !== undefined) await page.locator('#when-away').selectOption(whenAway)
  await page.locator('button[type=submit]').click()
}
