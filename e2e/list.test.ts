import { expect, tellLya, test } from './journey.ts'

test('somebody notes two receipts in a row, and the day tells what it came to', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/transactions')
  await page.getByRole('button', { name: 'Nova Transação' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nova Transação' })
  await dialog.getByLabel('Valor').fill('52,9')
  await dialog.getByLabel('Descrição').fill('Supermercado')
  await expect(dialog.getByRole('status').getByText('Sugestão: Alimentação')).toBeVisible()
  await dialog.getByRole('button', { name: 'Salvar e adicionar outra' }).click()
  await expect(page.getByText('Supermercado, \u2212R$\u00a052,90')).toBeVisible()
  await expect(dialog.getByLabel('Descrição')).toBeFocused()

  await page.keyboard.type('Uber')
  await dialog.getByLabel('Valor').fill('18')
  await expect(dialog.getByText('Sugestão: Transporte')).toBeVisible()
  await dialog.getByLabel('Categoria').selectOption({ label: '🎉 Lazer' })
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(dialog).toBeHidden()

  const today = page.getByRole('main').getByRole('heading', { name: 'Hoje' }).locator('..')
  await expect(today).toContainText('Total do dia:\u2212R$\u00a070,90')
  const cards = page.getByRole('region', { name: 'Resumo desde o início' })
  await expect(cards).toContainText('\u2212R$\u00a070,90')
  await page.getByLabel('Buscar', { exact: true }).fill('super')
  await expect(cards).toContainText('\u2212R$\u00a052,90')
  await expect(today).toContainText('\u2212R$\u00a052,90')
})

test('a category of the distribution opens what stands behind it', async ({
  page,
  signedIn,
  installation,
}) => {
  expect(signedIn.email).toContain('@')
  await tellLya(page, installation, 'gastei 30 na padaria')
  await tellLya(page, installation, 'gastei 20 no uber')
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'Distribuição de Gastos' })
  await card.getByRole('link', { name: /Alimentação/ }).click()
  await expect(page).toHaveURL(
    /\/transactions\?category=[\w-]{36}&type=despesa&period=current-month$/,
  )
  const main = page.getByRole('main')
  await expect(main.getByText(/padaria/i).first()).toBeVisible()
  await expect(main.getByText(/uber/i)).toHaveCount(0)
  await expect(page.getByRole('region', { name: /^Resumo em / })).toContainText('R$\u00a030,00')
})
