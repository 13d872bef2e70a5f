import type { Page } from '@playwright/test'
import { type Buyer, buyer, chooseMethod, fillPersonalData, moveSale, salesOf } from './buyer.ts'
import { test as inTime } from './clock/journey-in-time.ts'
import { expect, test } from './journey.ts'

const code = (page: Page) => page.getByRole('img', { name: 'Código QR do PIX' })

async function askForCode(page: Page, person: Buyer, plan = 'mensal'): Promise<void> {
  await page.goto(`/checkout?plan=${plan}`)
  await fillPersonalData(page, person)
  await page.getByLabel('CEP').fill('01310100')
  await chooseMethod(page, 'PIX')
  await page.getByRole('button', { name: 'Gerar código PIX' }).click()
  await expect(code(page)).toBeVisible()
}

test('a PIX that is paid is on the screen by itself', async ({ page, installation }) => {
  const ana = buyer()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await askForCode(page, ana, 'trimestral')
  await expect(page.getByText(/^(30:00|29:\d\d)$/)).toBeVisible()
  await page.getByRole('button', { name: 'Copiar código' }).click()
  await expect(page.getByText('Código PIX copiado para a área de transferência')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  await expect(page.getByLabel('Código PIX')).toHaveValue(copied)
  expect(copied).toMatch(/^000201.*6304[0-9A-F]{4}$/)

  // A reload finds the same code, and the copy of the browser nothing that is secret.
  await page.reload()
  await expect(page.getByLabel('Código PIX')).toHaveValue(copied)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).toContain(ana.email)
  expect(kept).not.toContain(ana.password)

  const [sale] = await salesOf(page, installation, ana.email)
  if (!sale) throw new Error('no charge was made')
  await moveSale(page, installation, sale, 'pay')
  await expect(page.getByRole('heading', { name: 'Pronto!' })).toBeVisible()
  await expect(page.getByText('Cartão salvo')).toBeHidden()
  await expect(page).toHaveURL(/\/login$/)
})

test('another way to pay takes the code back', async ({ page, installation }) => {
  const ana = buyer()
  await askForCode(page, ana)
  await page.getByRole('button', { name: 'Pagar de outro jeito' }).click()
  await chooseMethod(page, 'Cartão')
  await page.getByLabel('Número do cartão').fill('4444444444444444')
  await page.getByLabel('Nome do titular').fill('ANA LIMA')
  await page.getByLabel('Validade').fill('12/35')
  await page.getByLabel('CVV').fill('123')
  await page.getByRole('button', { name: /^Pagar R\$/ }).click()
  await expect(page.getByRole('heading', { name: 'Pronto!' })).toBeVisible()
  const sales = await salesOf(page, installation, ana.email)
  expect(sales.filter(({ isDeleted }) => !isDeleted)).toMatchObject([
    { billingType: 'CREDIT_CARD' },
  ])
})

test('Back leads from a code to how else to pay, and on out of the checkout', async ({ page }) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await page.goto('/planos')
  await askForCode(page, buyer())
  await page.goBack()
  await expect(heading('Como você quer pagar?')).toBeFocused()
  await page.getByRole('button', { name: 'Gerar código PIX' }).click()
  await expect(code(page)).toBeVisible()

  // A visit that goes on at its code, in another entry of the history than it began in.
  await page.goto('/checkout')
  await expect(code(page)).toBeVisible()
  // Nobody is as quick as this: the entries come just after the code.
  await page.waitForFunction(() => 'lyaOver' in (history.state as object))
  await page.goBack()
  await expect(heading('Como você quer pagar?')).toBeVisible()
  await page.getByRole('button', { name: 'Desistir da compra' }).click()
  const question = page.getByRole('dialog', { name: 'Desistir da compra?' })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: 'Desistir da compra' })).toBeFocused()
  await page.goBack()
  await expect(heading('Quem vai usar a Lya?')).toBeVisible()
})

inTime(
  'a code that nobody paid expires, and another one is made',
  async ({ page, installation, time }) => {
    expect(time.today()).toBeTruthy()
    const ana = buyer()
    await askForCode(page, ana)
    const first = await page.getByLabel('Código PIX').inputValue()
    await installation.letHoursPass(1)
    await page.reload()
    await expect(page.getByText('PIX expirado')).toBeVisible()
    await expect(page.getByText('O código PIX expirou. Gere um novo código.')).toBeVisible()
    await page.getByRole('button', { name: 'Gerar novo código' }).click()
    await expect(code(page)).toBeVisible()
    expect(await page.getByLabel('Código PIX').inputValue()).not.toBe(first)
  },
)
