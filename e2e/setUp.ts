// Setting up a table in the form, as the person at the screen would.

import type { Page } from 'playwright-core'

export interface Wish {
  readonly mode: 'solo' | 'hotseat' | 'online'
  readonly families: number
  readonly name: string
}

/** Fills in the form of a new table and sends it. */
export async function setUpTable(page: Page, { mode, families, name }: Wish): Promise<void> {
  await page.locator(`input[name=mode][value=${mode}]`).check()
  await page.locator(`input[name=count][value="${families}"]`).check()
  await page.locator('.chair input').first().fill(name)
  await page.locator('button[type=submit]').click()
}
