import { appCode } from '../../server/people/identity/testing/app-code.ts'
import { expect, test } from '../journey.ts'
import { giveRoles } from '../operator.ts'

// The server says what is missing.
test.use({ expectedErrors: [/403 \(Forbidden\)/] })

test('a guest and a person are led away, and an operator takes the second step', async ({
  page,
  installation,
  browser,
  signedIn,
}) => {
  const guest = await (await browser.newContext({ baseURL: installation.url })).newPage()
  await guest.goto('/admin/trials')
  await expect(guest).toHaveURL(/\/login$/)
  await guest.context().close()
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/dashboard$/)

  await test.step('the second step', async () => {
    await giveRoles(installation, signedIn, ['admin'])
    await page.goto('/admin')
    await expect(page.getByRole('heading', { name: 'Falta um passo para entrar' })).toBeVisible()
    await page.getByRole('button', { name: 'Ligar', exact: true }).click()
    await page.getByLabel('Sua senha').fill(signedIn.password)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible()
    const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await page.getByLabel('Código de 6 números').fill(appCode(key))
    await page.getByRole('button', { name: 'Confirmar e ligar' }).click()
    await page.getByRole('button', { name: 'Entrar no back-office' }).click()
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
    // A dialog that is on its way out still keeps the palette from opening.
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the palette, by the keyboard alone', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.type('auditoria')
    // Before anything was typed into it, the list has that page as well, among all of them.
    const found = page.getByRole('dialog').getByRole('option')
    await expect(found).toHaveCount(1)
    await expect(found).toContainText('Logs')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Logs', exact: true })).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.type(signedIn.email)
    // Half an address finds others of that name as well, until all of it was asked for.
    await expect(found).toHaveCount(1)
    await expect(found).toContainText(signedIn.email)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/users\/[0-9a-f-]{36}$/)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Logs', exact: true })).toBeVisible()
  })
})
