import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Buyer, buyer } from './buyer.ts'
import type { Installation } from './installation.ts'
import { expect, post, test } from './journey.ts'

/** Asks for a PIX as the checkout does, without its page. */
async function askForPix(page: Page, installation: Installation, person: Buyer): Promise<void> {
  const { name, email, phone, password, cpf } = person
  const opened = await post(page.request, installation, '/api/checkout/sessions', {
    plan: 'mensal',
  })
  const path = `/api/checkout/sessions/${(opened as { session: { id: string } }).session.id}`
  await page.request.patch(`${installation.url}${path}`, {
    data: { name, email, phone, password, cpf, cep: '01310-100', step: 2 },
    headers: { origin: installation.url },
  })
  await post(page.request, installation, `${path}/pix`, { attemptId: randomUUID(), document: cpf })
}

test('a person decides what becomes of a charge, with the keyboard alone', async ({
  page,
  installation,
}) => {
  const ana = buyer()
  await askForPix(page, installation, ana)
  await page.goto('/simulador/asaas')
  await expect(page.getByText('Ambiente de demonstração')).toBeVisible()
  const sale = page.getByRole('listitem').filter({ hasText: ana.email })
  await expect(sale.getByText('Aguardando pagamento')).toBeVisible()

  await sale.getByRole('button', { name: /^Aprovar/ }).focus()
  await page.keyboard.press('Enter')
  await expect(sale.getByText('Recebida')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(/^Feito: Aprovar, Ana Lima/)
  // What was pressed is gone: the focus stays with the same charge.
  await expect(sale.getByRole('button', { name: /^Estornar/ })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(sale.getByText('Estornada', { exact: true })).toBeVisible()
  await sale.getByText(/^Avisos ao app/).click()
  await expect(sale.getByText('PAYMENT_REFUNDED')).toBeVisible()
  await sale.getByRole('button', { name: /^Reenviar avisos/ }).press('Enter')
  await expect(page.getByRole('status')).toHaveText(/^Feito: Reenviar avisos/)
  await expect(sale.getByText('entregue').first()).toBeVisible()
})

test('the clock of the provider goes ahead of ours, and comes back', async ({
  page,
  installation,
}) => {
  const ana = buyer()
  await askForPix(page, installation, ana)
  await page.goto('/simulador/asaas')
  const sale = page.getByRole('listitem').filter({ hasText: ana.email })
  await expect(sale.getByText('Aguardando pagamento')).toBeVisible()
  await page.getByRole('button', { name: '+7 dias' }).click()
  await expect(page.getByText('adiantado 7 dias')).toBeVisible()
  await expect(sale.getByText('Vencida')).toBeVisible()
  await page.getByRole('button', { name: 'Voltar a hoje' }).click()
  await expect(page.getByText('hoje', { exact: true })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('axe finds nothing on the simulated provider', async ({ page, installation }) => {
      await askForPix(page, installation, buyer())
      await page.goto('/simulador/asaas')
      await expect(page.getByRole('button', { name: /^Aprovar/ }).first()).toBeVisible()
      await page.getByText('Provocar falhas').click()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
    })
  })
}
