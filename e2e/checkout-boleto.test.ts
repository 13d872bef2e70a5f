import { randomUUID } from 'node:crypto'
import { buyer, chooseMethod, fillPersonalData, moveSale, salesOf } from './buyer.ts'
import { expect, post, test } from './journey.ts'
import { setCheckout } from './set-checkout.ts'

test('a boleto is offered once it is switched on, and lets in when it is paid', async ({
  page,
  installation,
}) => {
  const methods = (boleto: boolean) => ({ credit_card: true, pix: true, boleto })
  const before = await setCheckout(installation, 'payment_methods', methods(true))
  try {
    const ana = buyer()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/checkout?plan=mensal')
    await fillPersonalData(page, ana)
    await page.getByLabel('CEP').fill('01310100')
    // What was switched on is seen once the settings are read anew.
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('radio', { name: /Boleto/ })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await chooseMethod(page, 'Boleto')
    await page.getByRole('button', { name: 'Gerar boleto' }).click()
    const line = page.getByLabel('Linha digitável')
    await expect(line).toHaveValue(/^[\d. ]{47,54}$/)
    await page.getByRole('button', { name: 'Copiar' }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    await expect(line).toHaveValue(copied)
    // It is paid in days: whoever comes back finds the same one.
    await page.reload()
    await expect(line).toHaveValue(copied)

    const [sale] = await salesOf(page, installation, ana.email)
    if (!sale) throw new Error('no charge was made')
    expect(sale.billingType).toBe('BOLETO')
    await moveSale(page, installation, sale, 'pay')
    await expect(page.getByRole('heading', { name: 'Pronto!' })).toBeVisible()
  } finally {
    await setCheckout(installation, 'payment_methods', before)
  }
})

test('the money of a boleto goes back to where its payer wants it', async ({
  page,
  signedIn,
  installation,
}) => {
  const methods = { credit_card: true, pix: true, boleto: true }
  const before = await setCheckout(installation, 'payment_methods', methods)
  try {
    const { name, email, phone } = signedIn
    const { cpf } = buyer()
    const opened = await post(page.request, installation, '/api/checkout/sessions', {
      plan: 'mensal',
    })
    const { id } = (opened as { session: { id: string } }).session
    const session = `/api/checkout/sessions/${id}`
    await page.request.patch(`${installation.url}${session}`, {
      data: { name, email, phone, cpf, cep: '01310-100', step: 2 },
      headers: { origin: installation.url },
    })
    // What was switched on is seen once the settings are read anew.
    await expect(async () => {
      const attempt = { attemptId: randomUUID(), document: cpf }
      await post(page.request, installation, `${session}/boleto`, attempt)
    }).toPass()
    const [sale] = await salesOf(page, installation, email)
    if (!sale) throw new Error('no charge was made')
    await moveSale(page, installation, sale, 'pay')

    await page.goto('/profile?aba=assinatura')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Pedir reembolso' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pedir o dinheiro de volta?' })
    await dialog.getByRole('button', { name: 'Pedir reembolso' }).click()
    await expect(main.getByText('Reembolso a caminho')).toBeVisible()
    // The page hears by itself that the provider asks where to.
    const opening = page.context().waitForEvent('page')
    await main.getByRole('link', { name: 'Informe onde quer receber' }).click()
    const asking = await opening
    await asking.getByRole('button', { name: 'Receber na minha conta' }).click()
    await expect(asking.getByText(/^Pronto!/)).toBeVisible()
    await asking.close()
    await expect(main.getByText('Reembolsada', { exact: true })).toBeVisible()
    await expect(main.getByText('Reembolsado', { exact: true })).toBeVisible()
  } finally {
    await setCheckout(installation, 'payment_methods', before)
  }
})
