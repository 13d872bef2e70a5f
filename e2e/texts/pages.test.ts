import type { Page } from '@playwright/test'
import { expect, newcomer, post, test } from '../journey.ts'
import { commerceTexts } from './commerce-texts.ts'
import { missingTexts } from './missing-texts.ts'
import { moneyTexts } from './money-texts.ts'
import { peopleTexts } from './people-texts.ts'

for (const { screen, path, isForGuests, open, counted = [] } of [
  ...peopleTexts,
  ...moneyTexts,
  ...commerceTexts,
]) {
  test(`${screen} greets somebody new with the texts of the specification`, async ({
    page,
    installation,
    isMobile,
  }) => {
    if (!isForGuests) {
      await post(page.request, installation, '/api/sign-up', newcomer())
      // The onboarding would stand before the dashboard.
      await post(page.request, installation, '/api/onboarding/skip', {})
    }
    await page.goto(path)
    // A phone keeps the shell's words in its drawer.
    if (isMobile && screen === 'shell') {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
    }
    await expect
      .poll(async () => missingTexts([...open, ...counted], await readable(page)))
      .toEqual([])
  })
}

/** All that can be read, or heard: texts, names, hints. */
function readable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) {
        texts.push(element.getAttribute(name) ?? '')
      }
    }
    return texts
  })
}
