import type { Page } from '@playwright/test'
import { appCode } from '../server/people/identity/testing/app-code.ts'
import { expect, test } from './journey.ts'

test('a second step is turned on, and signs in', async ({ page, browser, baseURL, signedIn }) => {
  await page.goto('/profile?aba=senha')
  await page.getByRole('button', { name: 'Ligar', exact: true }).click()
  await page.getByLabel('Sua senha').fill(signedIn.password)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByRole('img', { name: /Código QR/ })).toBeVisible()
  const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Código de 6 números').fill(appCode(key))
  await page.getByRole('button', { name: 'Confirmar e ligar' }).click()
  await expect(page.getByText('Verificação em duas etapas ligada!')).toBeVisible()
  const codes = await page.locator('#duas-etapas li').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'Já guardei' }).click()
  await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible()

  // In browsers of their own: this one may be given its cookie again by an answer on its way.
  const context = () => browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const [first, second] = [await context(), await context()]
  const givePassword = async (there: Page) => {
    await there.goto('/login')
    await there.getByLabel('Email').fill(signedIn.email)
    await there.getByLabel('Senha', { exact: true }).fill(signedIn.password)
    await there.getByRole('button', { name: 'Entrar' }).click()
  }
  const withApp = await first.newPage()
  await givePassword(withApp)
  await withApp.getByLabel('Código de 6 números').fill(appCode(key, 1))
  await withApp.getByRole('button', { name: 'Entrar' }).click()
  await expect(withApp).toHaveURL(/\/dashboard$/)

  const withoutApp = await second.newPage()
  await givePassword(withoutApp)
  await withoutApp.getByRole('button', { name: /usar um código de recuperação/ }).click()
  await withoutApp.getByLabel('Código de recuperação').fill(codes[0] ?? '')
  await withoutApp.getByRole('button', { name: 'Entrar' }).click()
  await expect(withoutApp).toHaveURL(/\/dashboard$/)
  await Promise.all([first.close(), second.close()])
  await page.reload()
  await expect(page.getByText('Restam 9 códigos de recuperação.')).toBeVisible()
})

test('another browser is signed out from here', async ({ page, browser, baseURL, signedIn }) => {
  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const there = await other.newPage()
  await there.goto('/login')
  await there.getByLabel('Email').fill(signedIn.email)
  await there.getByLabel('Senha', { exact: true }).fill(signedIn.password)
  await there.getByRole('button', { name: 'Entrar' }).click()
  await expect(there).toHaveURL(/\/dashboard$/)

  await page.goto('/profile?aba=senha')
  await expect(page.getByText('esta sessão')).toHaveCount(1)
  await page.getByRole('button', { name: /^Desconectar Chrome/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Desconectar este aparelho?' })
  await dialog.getByRole('button', { name: 'Desconectar' }).click()
  await expect(page.getByText('Aparelho desconectado.')).toBeVisible()
  // It hears of it at once, without being touched.
  await expect(there).toHaveURL(/\/login/)
  await other.close()
})
