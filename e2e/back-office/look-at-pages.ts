import type { Page } from '@playwright/test'
import { adminPaths } from '../../web/app/back-office/admin-paths.ts'
import { expectAccessible } from '../accessibility/expect-accessible.ts'
import type { Installation } from '../installation.ts'
import { expect, type Newcomer, test } from '../journey.ts'
import { becomeOperator } from '../operator.ts'

/** Opens every page of the back-office as an owner; axe finds nothing on any. */
export async function lookAtPages(
  page: Page,
  installation: Installation,
  person: Newcomer,
): Promise<void> {
  await becomeOperator(page, installation, person)
  const { userId } = await (await page.request.get('/api/admin/me')).json()
  for (const address of Object.values(adminPaths)) {
    const path = address.replace(':userId', userId)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('main').locator('h1').first()).toBeAttached()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
    })
  }
}
