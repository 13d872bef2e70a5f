import { post } from '../journey.ts'
import { buyPlan } from '../subscriber.ts'
import { expect, test } from './journey-in-time.ts'

test('a plan that was not renewed is suspended, and back at once when it is paid', async ({
  page,
  signedIn,
  installation,
  time,
}) => {
  const faults = (declinesCards: boolean) =>
    post(page.request, installation, '/simulador/asaas/falhas', { declinesCards })
  await buyPlan(page, installation, signedIn)
  await faults(true)
  const main = page.getByRole('main')
  await page.goto('/profile?aba=assinatura')
  await expect(main.getByText('Ativa', { exact: true })).toBeVisible()

  // 31 days at most, the seven of the trial, and some of the days of grace.
  await time.letDaysPass(22)
  await page.reload()
  await expect(main.getByText('Ativa', { exact: true })).toBeVisible()
  await time.letDaysPass(19)
  await page.reload()
  await expect(main.getByText('Pagamento pendente')).toBeVisible()
  await expect(main.getByText(/Seu acesso continua até/)).toBeVisible()

  await time.letDaysPass(8)
  await page.reload()
  await expect(main.getByText('Suspensa', { exact: true })).toBeVisible()
  await expect(main.getByText(/Pague R\$.39,90 e tudo volta na hora\./)).toBeVisible()

  await faults(false)
  await main.getByRole('button', { name: 'Pagar agora' }).click()
  await expect(main.getByText('Ativa', { exact: true })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
})
