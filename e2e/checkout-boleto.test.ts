import { buyer, chooseMethod, fillPersonalData, moveSale, salesOf } from './buyer.ts'
import { expect, test } from './journey.ts'
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
