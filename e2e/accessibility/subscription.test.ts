import { expect, test } from '../journey.ts'
import { buyPlan } from '../subscriber.ts'
import { expectAccessibleInBoth } from './expect-accessible.ts'

const dialogs = [
  'Trocar de plano',
  'Mudar forma de pagamento',
  'Pedir reembolso',
  'Cancelar assinatura',
] as const

test('axe finds nothing on a paid subscription and its dialogs, in light and dark', async ({
  page,
  signedIn,
  installation,
}) => {
  test.slow()
  await buyPlan(page, installation, signedIn)
  await page.goto('/profile?aba=assinatura')
  const main = page.getByRole('main')
  await expect(main.getByText('Ativa', { exact: true })).toBeVisible()
  await expectAccessibleInBoth(page)
  for (const name of dialogs) {
    await test.step(name, async () => {
      await main.getByRole('button', { name }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessibleInBoth(page, '[role=dialog]')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  }
  await main.getByRole('link', { name: /^Recibo de/ }).click()
  await expect(main.getByRole('heading', { name: 'Recibo de pagamento' })).toBeVisible()
  await expectAccessibleInBoth(page)
})
