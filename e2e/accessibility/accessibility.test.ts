import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { test } from '../lived-in.ts'
import { expectAccessible, expectAccessibleInBoth, expectColours } from './expect-accessible.ts'
import { guestPaths, type Opened, ownPlaces, type Place } from './places.ts'

test.use({ expectedErrors: [/404 \(Not Found\)/] })

for (const path of guestPaths) {
  test(`axe finds nothing on ${path}, in light and dark`, async ({ page }) => {
    await page.goto(path)
    await expectAccessible(page)
    // What is drawn once for good takes its light when it is loaded.
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    await expectColours(page)
  })
}

test('axe finds what is planted, by its structure and by its colours', async ({ page }) => {
  await page.goto('/login')
  await expectAccessible(page)
  // Beside what React draws, which it may draw anew at any time.
  await page.evaluate(() => {
    const planted = '<button></button><p style="color: #eee">Quase nada</p>'
    document.body.insertAdjacentHTML('beforeend', planted)
  })
  await expect(expectAccessible(page)).rejects.toThrow(/button-name[\s\S]*color-contrast/)
})

for (const place of ownPlaces) {
  test(`axe finds nothing on ${place.path}, in light and dark`, async ({
    page,
    atHome,
    isMobile,
  }) => {
    // Axe takes its time over a chart, and a page has up to four dialogs.
    test.slow()
    expect(atHome).toBeUndefined()
    await visit(page, place)
    await expectAccessibleInBoth(page)
    for (const opened of place.opened ?? []) {
      await test.step(opened.name, async () => {
        await visit(page, place)
        await open(page, opened)
        // The page behind a dialog has been looked at; and a telephone lays dialogs out anew, in
        // the colours of the wide ones.
        const look = isMobile ? expectAccessible : expectAccessibleInBoth
        await look(page, opened.role ? 'html' : '[role=dialog]')
      })
    }
  })
}

async function visit(page: Page, { path, ready }: Place): Promise<void> {
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByText(ready).filter({ visible: true }).first()).toBeVisible()
}

async function open(page: Page, { presses = [], key, role = 'dialog', text = /./ }: Opened) {
  for (const name of presses) {
    const roles = (['button', 'tab', 'checkbox'] as const).map((one) =>
      page.getByRole(one, { name }),
    )
    const pressable = roles.reduce((all, one) => all.or(one))
    await pressable.filter({ visible: true }).first().click()
  }
  if (key) await page.keyboard.press(key)
  const there = page.getByRole(role).filter({ visible: true, hasText: text })
  await expect(there.first()).toBeVisible()
}
