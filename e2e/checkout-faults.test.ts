import {
  buyer,
  chooseMethod,
  fillCard,
  fillPersonalData,
  goToPayment,
  payButton,
  salesOf,
} from './buyer.ts'
import { expect, newcomer, post, test } from './journey.ts'

test.use({ expectedErrors: [/Failed to load resource|\b5\d\d from /] })

test('an e-mail in trial is noted, needs no password and signs nobody in', async ({
  page,
  installation,
}) => {
  const owner = newcomer('Marina Alves')
  await post(page.request, installation, '/api/sign-up', owner)
  await page.context().clearCookies()
  await page.goto('/checkout')
  const notice = 'Conta trial encontrada – você será logado automaticamente após a compra.'
  const { name, phone, cpf } = buyer()
  await page.getByLabel('Nome completo').fill(name)
  await page.getByLabel('Telefone com WhatsApp').fill(phone)
  await page.getByLabel('E-mail', { exact: true }).fill(owner.email)
  await page.getByLabel('CPF').fill(cpf)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByLabel('Crie uma senha')).toBeHidden()
  await goToPayment(page)
  await fillCard(page)
  await payButton(page).click()
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(owner.email)
  const session = await page.request.get(`${installation.url}/api/session`)
  expect(await session.json()).toEqual({ session: null })
})

test('Back, a reload and a lost session lose nothing that was typed', async ({ page }) => {
  const ana = buyer()
  await page.goto('/checkout?plan=anual')
  await fillPersonalData(page, ana)
  await page.getByLabel('CEP').fill('01310100')
  await page.goBack()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(ana.email)
  await page.goForward()
  await expect(page.getByLabel('CEP')).toHaveValue('01310-100')
  await page.reload()
  await expect(page.getByText('Dados recuperados!')).toBeVisible()
  await expect(page.getByLabel('CEP')).toHaveValue('01310-100')

  // Another session, as after a day; what this browser kept fills its form.
  await page.context().clearCookies()
  await page.goto('/checkout')
  await expect(page.getByText('Dados recuperados!')).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(ana.email)
  await expect(page.getByLabel('CPF')).toHaveValue(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)
  await expect(page.getByRole('radio', { name: /Anual/ })).toBeChecked()
})

test('what a slow server has charged is found, and not charged again', async ({
  page,
  installation,
}) => {
  const ana = buyer()
  await page.clock.install()
  await page.goto('/checkout')
  await fillPersonalData(page, ana)
  await fillCard(page)
  // The server is done, but its answer never comes.
  const asked = Promise.withResolvers<void>()
  await page.route('**/card', async (route) => {
    await route.fetch()
    asked.resolve()
  })
  await payButton(page).click()
  await asked.promise
  await page.clock.runFor(25_000)
  await page.unroute('**/card', undefined)
  await expect(page.getByRole('heading', { name: 'Pronto!' })).toBeVisible()
  expect(await salesOf(page, installation, ana.email)).toHaveLength(1)
})

test('a server that does not answer is given up after 25 seconds, and tried again as one', async ({
  page,
  installation,
}) => {
  const ana = buyer()
  await page.clock.install()
  await page.goto('/checkout')
  await fillPersonalData(page, ana)
  await fillCard(page)
  const attempts: string[] = []
  const asked = Promise.withResolvers<void>()
  await page.route('**/card', async (route) => {
    const { attemptId } = route.request().postDataJSON() as { attemptId: string }
    attempts.push(attemptId)
    asked.resolve()
    if (attempts.length > 1) await route.continue()
  })
  await payButton(page).click()
  await asked.promise
  await page.clock.runFor(25_000)
  await expect(page.getByText('Timeout do pagamento')).toBeVisible()
  await expect(page.getByText('Algo demorou demais, tente de novo.')).toBeVisible()
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Pronto!' })).toBeVisible()
  expect(new Set(attempts).size).toBe(1)
  expect(await salesOf(page, installation, ana.email)).toHaveLength(1)
})

test('a payment that the page is not told of is tried again by itself', async ({
  page,
  installation,
}) => {
  const ana = buyer()
  await page.goto('/checkout')
  await fillPersonalData(page, ana)
  let failures = 0
  await page.route(/\/(card|pix)$/, async (route) => {
    failures += 1
    if (failures > 2) await route.continue()
    else await route.fulfill({ status: 503, json: { code: 'platform.unavailable' } })
  })
  await fillCard(page)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Pronto!' })).toBeVisible()
  expect(failures).toBe(3)
  expect(await salesOf(page, installation, ana.email)).toHaveLength(1)
})

test('the provider down says that nothing was charged', async ({ page, installation }) => {
  const ana = buyer()
  const fault = async (outage: string) =>
    post(page.request, installation, '/simulador/asaas/falhas', { outage })
  await page.goto('/checkout')
  await fillPersonalData(page, ana)
  await page.getByLabel('CEP').fill('01310100')
  await chooseMethod(page, 'PIX')
  await fault('down')
  try {
    await page.getByRole('button', { name: 'Gerar código PIX' }).click()
    await expect(page.getByText('Erro ao processar pagamento PIX')).toBeVisible()
    await expect(page.getByText(/Nada foi cobrado/)).toBeVisible()
  } finally {
    await fault('none')
  }
  await page.getByRole('button', { name: 'Gerar código PIX' }).click()
  await expect(page.getByRole('img', { name: 'Código QR do PIX' })).toBeVisible()
})

test('the keyboard alone comes to the first wrong field', async ({ page }) => {
  await page.goto('/checkout')
  await page.getByLabel('Nome completo').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Nome completo')).toBeFocused()
  await expect(page.getByText('Nome completo é obrigatório')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Confira 5 campos' })).toHaveCount(1)
})
