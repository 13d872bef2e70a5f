import { expect, type Page } from '@playwright/test'

/** The menu where it stands: beside the page, or in the drawer of a phone. */
export async function openMenu(page: Page, isMobile: boolean) {
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  }
  return page.getByRole('navigation', { name: 'Navegação principal' })
}
