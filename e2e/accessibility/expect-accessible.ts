import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** Axe finds nothing here. @param within A selector; the whole page where it says nothing. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // The page itself, not what stands there until its script has come.
  await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible()
  await expect(page).toHaveTitle(/.+/)
  // An animation that is taken away half-way is over as well.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))
  const axe = new AxeBuilder({ page }).include(within).withTags(standards)
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)
  expect(found).toEqual([])
}
