import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const colourRules = ['color-contrast', 'link-in-text-block']

/** Axe finds nothing here. @param within A selector; the whole page where it says nothing. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await untilThere(page)
  await expectNothing(builder(page).include(within).withTags(standards))
}

/** Axe finds nothing in what light can change: the colours. */
export async function expectColours(page: Page, within = 'html'): Promise<void> {
  await untilThere(page)
  await expectNothing(builder(page).include(within).withRules(colourRules))
}

/**
 * All of it in the light that it is in, and its colours in the other one, which it is left in:
 * turning a page costs as much as loading it.
 */
export async function expectAccessibleInBoth(page: Page, within = 'html'): Promise<void> {
  await expectAccessible(page, within)
  await turn(page)
  await expectColours(page, within)
}

async function turn(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const colorScheme = isDark ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset.mantineColorScheme === scheme,
    colorScheme,
  )
}

/** The page itself, not what stands there until its script has come. */
async function untilThere(page: Page): Promise<void> {
  await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible()
  await expect(page).toHaveTitle(/.+/)
  await settle(page)
}

async function settle(page: Page): Promise<void> {
  // An animation that is taken away half-way is over as well.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))
}

async function expectNothing(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)
  expect(found).toEqual([])
}

/** No page has frames, and what passes is read by nobody: both take half of axe's time. */
function builder(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
}
