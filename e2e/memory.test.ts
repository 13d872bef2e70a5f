import { expect, tellLya, test } from './journey.ts'

test('what Lya keeps is found, changed and taken away', async ({
  page,
  signedIn,
  installation,
}) => {
  expect(signedIn.email).toContain('@')
  await tellLya(page, installation, 'gastei 80 na petz')
  await tellLya(page, installation, 'muda para lazer')
  await page.goto('/lya')
  await page.getByRole('link', { name: 'Memória da Lya' }).click()
  await expect(page).toHaveURL(/\/lya\/memoria$/)

  const category = page.getByLabel('Categoria de petz')
  await expect(category.locator('option:checked')).toContainText('Lazer')
  await page.getByRole('button', { name: 'Esquecer petz' }).click()
  await expect(page.getByText('Ainda não aprendi nenhum hábito seu')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(category).toBeVisible()

  await page.getByLabel('Buscar na conversa').fill('GASTEI pétz')
  await expect(page).toHaveURL(/busca=/)
  await expect(page.getByText('muda para lazer')).toBeHidden()
  await page.getByRole('button', { name: 'Apagar mensagem: gastei 80 na petz' }).click()
  const one = page.getByRole('dialog', { name: 'Apagar esta mensagem?' })
  await one.getByRole('button', { name: 'Apagar mensagem' }).click()
  await expect(page.getByText('Mensagem apagada.')).toBeVisible()

  await page.goto('/lya/memoria')
  await page.getByRole('button', { name: 'Apagar conversa' }).click()
  const all = page.getByRole('dialog', { name: 'Apagar a conversa?' })
  await all.getByRole('button', { name: 'Apagar conversa' }).click()
  await expect(page.getByText('Nossa conversa está em branco')).toBeVisible()
  await page.goto('/transactions')
  await expect(page.getByRole('main')).toContainText('80,00')
})

test('a message of Lya’s is answered by itself', async ({ page, signedIn, installation }) => {
  expect(signedIn.email).toContain('@')
  await tellLya(page, installation, 'mercado 52,90')
  await tellLya(page, installation, 'uber 18')
  await page.goto('/lya')
  await page.getByRole('button', { name: /^Responder a: Anotei.*52,90/ }).click()
  await expect(page.getByText('Respondendo a')).toBeVisible()
  await page.getByLabel('Mensagem para a Lya').fill('na verdade foi 45')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText(/R\$\s45,00/)).toBeVisible()
  await expect(page.getByRole('blockquote')).toContainText('52,90')
  await page.reload()
  await expect(page.getByRole('blockquote')).toContainText('52,90')
  await page.goto('/transactions')
  await expect(page.getByRole('main')).toContainText('45,00')
  await expect(page.getByRole('main')).toContainText('18,00')
})
