import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { buyer, someCardNumber } from './buyer.ts'
import type { Installation } from './installation.ts'
import { expect, type Newcomer, post } from './journey.ts'

/** Buys a plan by card as whoever is signed in, past the pages of the checkout. */
export async function buyPlan(
  page: Page,
  installation: Installation,
  { name, email, phone }: Newcomer,
  plan: 'mensal' | 'trimestral' | 'anual' = 'mensal',
): Promise<void> {
  const { url } = installation
  const opened = await post(page.request, installation, '/api/checkout/sessions', { plan })
  const { id } = (opened as { session: { id: string } }).session
  const typed = { name, email, phone, cpf: buyer().cpf, cep: '01310-100', step: 2 }
  const saved = await page.request.patch(`${url}/api/checkout/sessions/${id}`, {
    data: typed,
    headers: { origin: url },
  })
  expect(saved.ok(), await saved.text()).toBe(true)
  const card = { holderName: 'MARINA ALVES', expiry: '12/35', code: '737', installments: 1 }
  const number = someCardNumber()
  const paid = await post(page.request, installation, `/api/checkout/sessions/${id}/card`, {
    ...{ ...card, number, attemptId: randomUUID() },
  })
  expect(paid).toMatchObject({ state: 'paid' })
}
