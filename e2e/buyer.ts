import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Installation } from './installation.ts'
import { type Newcomer, newcomer } from './journey.ts'

export interface Buyer extends Newcomer {
  cpf: string
}

/** A person with a CPF of their own. */
export function buyer(): Buyer {
  return { ...newcomer('Ana Lima'), cpf: someCpf() }
}

/** Step 1 as somebody new fills it in, up to the payment. */
export async function fillPersonalData(page: Page, { name, phone, email, cpf, password }: Buyer) {
  await page.getByLabel('Nome completo').fill(name)
  await page.getByLabel('Telefone com WhatsApp').fill(phone)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('CPF').fill(cpf)
  await page.getByLabel('Crie uma senha').fill(password)
  await goToPayment(page)
}

export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click()
  await expect(page.getByRole('heading', { name: 'Como você quer pagar?' })).toBeVisible()
}

export async function fillCard(page: Page, number = someCardNumber()): Promise<void> {
  await page.getByLabel('CEP').fill('01310100')
  await chooseMethod(page, 'Cartão')
  await page.getByLabel('Número do cartão').fill(number)
  await page.getByLabel('Nome do titular').fill('ANA LIMA')
  await page.getByLabel('Validade').fill('1235')
  await page.getByLabel('CVV').fill('739')
}

export function chooseMethod(page: Page, name: 'Cartão' | 'PIX' | 'Boleto'): Promise<void> {
  return page.getByRole('radio', { name: new RegExp(name) }).check({ force: true })
}

export function payButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Pagar R\$/ })
}

type Sale = { id: string; billingType: string; isDeleted: boolean; payer: { email: string } }

/** What the provider has charged this person, newest first. */
export async function salesOf(page: Page, { url }: Installation, email: string): Promise<Sale[]> {
  const response = await page.request.get(`${url}/simulador/asaas/cobrancas`)
  const { sales } = (await response.json()) as { sales: Sale[] }
  return sales.filter(({ payer }) => payer.email === email)
}

/** Does at the provider what /simulador/asaas does when its button is pressed. */
export async function moveSale(
  page: Page,
  { url }: Installation,
  sale: { id: string },
  action: 'pay' | 'decline' | 'expire',
): Promise<void> {
  const response = await page.request.post(`${url}/simulador/asaas/cobrancas/${sale.id}`, {
    data: { action },
    headers: { origin: url },
  })
  expect(response.ok(), await response.text()).toBe(true)
}

/** Any number but the simulator's own is approved. */
export function someCardNumber(): string {
  return `55${String(randomInt(10 ** 13, 10 ** 14 - 1))}`
}

function someCpf(): string {
  const digits = [...String(randomInt(100_000_000, 999_999_999))].map(Number)
  for (const length of [9, 10]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (length + 1 - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}
