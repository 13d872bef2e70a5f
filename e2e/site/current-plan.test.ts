import { buyer, fillCard, fillPersonalData, payButton } from '../buyer.ts'
import { expect, post, test } from '../journey.ts'

test('who buys from the page of the plans finds their own marked there', async ({
  page,
  installation,
}) => {
  const ana = buyer()
  await page.goto('/planos')
  await page.getByRole('link', { name: 'Assinar Plano Trimestral' }).click()
  await expect(page).toHaveURL(/\/checkout\?plan=trimestral/)
  await fillPersonalData(page, ana)
  await fillCard(page)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Pronto!' })).toBeVisible()

  await post(page.request, installation, '/api/sign-in', {
    email: ana.email,
    password: ana.password,
  })
  // The product keeps who is signed in; by that the page knows whether to ask.
  await page.goto('/onboarding')
  await expect(page.getByText('Etapa 1 de 3')).toBeVisible()
  await page.goto('/planos')
  const mine = page.locator('[aria-current=true]')
  await expect(mine.getByRole('heading', { name: 'Plano Trimestral' })).toBeVisible()
  await expect(mine.getByText('Seu plano atual')).toBeVisible()
  await expect(mine.getByRole('link')).toHaveText('Ver minha assinatura')
  await expect(page.getByText('Seu plano atual').filter({ visible: true })).toHaveCount(1)

  // Nobody who is in is sent to the ways in.
  for (const path of ['/planos', '/testegratis', '/']) {
    await page.goto(path)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Abrir a Lya' })).toBeVisible()
    await expect(header.getByRole('link', { name: 'Entrar' })).toBeHidden()
  }
  await page.getByRole('banner').getByRole('link', { name: 'Abrir a Lya' }).click()
  await expect(page).toHaveURL(/\/(dashboard|onboarding)$/)
})
