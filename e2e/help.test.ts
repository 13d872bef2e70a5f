import { expect, test } from './journey.ts'

test('somebody who is stuck finds the keys, and asks Lya', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/help')
  await expect(page.getByRole('heading', { name: 'Ajuda' })).toBeVisible()
  await expect(page.getByText('Nova transação')).toBeVisible()
  await page.getByRole('link', { name: 'Perguntar para a Lya' }).click()
  await expect(page.getByLabel('Mensagem para a Lya')).toHaveValue(/Como você funciona/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText(/Sou a Lya e cuido do seu dinheiro/)).toBeVisible()

  await page.goto('/help')
  await page.getByRole('link', { name: 'Voltar ao Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
