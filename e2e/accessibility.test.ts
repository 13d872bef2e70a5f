import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, tellLya, test } from './journey.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
const guestPages = ['/', '/login', '/register', '/nada-por-aqui', '/profile?token=vencido']
const ownPages = ['/dashboard', '/transactions', '/lya']

// The project gives the width; here comes the light.
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, expectedErrors: [/404 \(Not Found\)/] })

    for (const path of guestPages) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path)
        await expectAccessible(page)
      })
    }

    for (const path of ownPages) {
      test(`axe finds nothing on ${path}`, async ({ page, installation, signedIn }) => {
        expect(signedIn.email).toContain('@')
        await tellLya(page, installation, 'gastei 52,90 no mercado ontem e uber 18,40')
        await tellLya(page, installation, 'recebi 3.200 de salário')
        await page.goto(path)
        await expect(page.getByText(/52,90/).filter({ visible: true }).first()).toBeVisible()
        await expectAccessible(page)
      })
    }

    test('axe finds nothing in the dialogs', async ({ page, installation, signedIn }) => {
      expect(signedIn.email).toContain('@')
      await tellLya(page, installation, 'uber 18,40')
      await page.goto('/transactions')
      await page.getByRole('button', { name: /^Editar Uber/i }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Excluir Uber/i }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
    })
  })
}

async function expectAccessible(page: Page): Promise<void> {
  // The page itself, not what stands there until its script has come.
  await expect(page.getByRole('main').first()).toBeVisible()
  await expect(page).toHaveTitle(/.+/)
  // An animation that is taken away half-way is over as well.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`)
  expect(found).toEqual([])
}
