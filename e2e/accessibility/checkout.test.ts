import type { Page } from '@playwright/test'
import { buyer, chooseMethod, fillCard, fillPersonalData, moveSale, salesOf } from '../buyer.ts'
import { expect, test } from '../journey.ts'
import { expectAccessibleInBoth } from './expect-accessible.ts'

test('axe finds nothing on any state of a purchase, in light and dark', async ({
  page,
  installation,
}) => {
  test.slow()
  const ana = buyer()
  await page.goto('/checkout?plan=anual')
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click()
  await look(page, 'what is missing', 'CPF inválido')
  await fillPersonalData(page, ana)
  await fillCard(page, '5184019740373151')
  await page.getByRole('button', { name: /^Pagar R\$/ }).click()
  await look(page, 'a declined card', 'Pagamento recusado. Tente novamente.')
  await chooseMethod(page, 'PIX')
  await page.getByRole('button', { name: 'Gerar código PIX' }).click()
  await look(page, 'a code', 'O código vale por')
  const [sale] = await salesOf(page, installation, ana.email)
  if (!sale) throw new Error('no charge was made')
  await moveSale(page, installation, sale, 'pay')
  await page.getByRole('button', { name: 'Ficar aqui' }).click()
  await look(page, 'the success', 'Pronto!')
})

async function look(page: Page, state: string, text: string): Promise<void> {
  await test.step(state, async () => {
    await expect(page.getByText(text).first()).toBeVisible()
    await expectAccessibleInBoth(page)
  })
}
