import type { Page } from '@playwright/test'
import { expect, tellLya, test } from './journey.ts'
import { openMenu } from './menu.ts'

test('signing out by the settings ends at /login, in every tab', async ({
  page,
  context,
  isMobile,
  signedIn,
}) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: signedIn.name })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/transactions')
  await expect(other.getByRole('heading', { level: 1, name: 'Transações' })).toBeVisible()

  if (isMobile) await openMenu(page, isMobile)
  await page.getByRole('button', { name: 'Configurações' }).click()
  if (isMobile) await page.getByRole('button', { name: 'Sair' }).last().click()
  else await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Até a próxima!')).toBeVisible()
  await expect(other).toHaveURL(/\/login$/)
})

/** Lets calls reach the server, and keeps their answers until told. */
async function holdAnswers(page: Page, url: string) {
  const released = Promise.withResolvers<void>()
  const seen = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    const response = await route.fetch()
    seen.resolve()
    await released.promise
    await route.fulfill({ response })
  })
  return { seen: seen.promise, release: released.resolve }
}

test('what is under way when somebody signs out writes nothing of theirs', async ({
  page,
  context,
  installation,
  isMobile,
  signedIn,
}) => {
  await tellLya(page, installation, 'cinema 45,67 reais')
  await page.goto('/dashboard')
  await expect(page.getByText(/45,67/).first()).toBeVisible()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByText(/45,67/).first()).toBeVisible()

  // In the other tab everything has been answered by the server, and nothing has arrived.
  const session = await holdAnswers(other, '**/api/session')
  const dashboard = await holdAnswers(other, '**/api/dashboard*')
  // What a tab keeps for five minutes would answer in the dashboard's place; it is dropped where no
  // page of the product runs, which could keep it once more.
  await other.goto('/robots.txt')
  await other.evaluate(() => sessionStorage.clear())
  await other.goto('/dashboard', { waitUntil: 'commit' })
  await session.seen
  await dashboard.seen

  await (await openMenu(page, isMobile)).getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByText('Até a próxima!')).toBeVisible()
  session.release()
  dashboard.release()
  await expect(other).toHaveURL(/\/login$/)

  for (const tab of [page, other]) {
    const left = await tab.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
    // Behind a colon, because ids and times hold these digits too.
    expect(left).not.toMatch(/:-?4567\b/)
    expect(left).not.toContain(signedIn.email)
    expect(left).not.toContain(signedIn.name)
  }
})
