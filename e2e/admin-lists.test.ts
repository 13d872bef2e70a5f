import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessibility/expect-accessible.ts'
import { expect, newcomer, post, test } from './journey.ts'
import { becomeOperator } from './operator.ts'

test('an operator finds somebody on trial, keeps the view, takes a file and opens them', async ({
  page,
  request,
  signedIn,
  installation,
}) => {
  const zoe = newcomer('Zoé Conceição')
  await post(request, installation, '/api/sign-up', zoe)
  await becomeOperator(page, installation, signedIn)
  await page.goto('/admin/trials')
  await expect(page.getByRole('heading', { level: 1, name: 'Teste Grátis' })).toBeVisible()
  const rows = page.getByRole('table', { name: 'Usuários em teste' }).locator('tbody tr')
  // Whoever runs the business is not among those who try it.
  await expect(rows).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('searchbox').fill('zoe conceicao')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/busca=zoe/)
  await page.getByRole('button', { name: 'Salvar visão' }).click()
  await page.getByRole('dialog').getByLabel('Nome').fill('A Zoé')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('option', { name: 'A Zoé' })).toBeAttached()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Visões' })).toContainText('A Zoé')

  const link = page.getByRole('link', { name: 'Zoé Conceição', exact: true })
  await link.focus()
  await page.keyboard.press('x')
  await expect(page.getByText('1 selecionado')).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exportar selecionados' }).click()
  const file = await readFile(await (await coming).path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(2)
  expect(file).toContain(zoe.email)

  await page.getByLabel('Status do trial').selectOption('Expirado')
  const empty = 'Nenhum usuário trial encontrado com os filtros aplicados.'
  await expect(page.getByText(empty)).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await page.getByRole('link', { name: 'Detalhes de Zoé Conceição' }).click()
  await expect(page).toHaveURL(/\/admin\/users\/[\da-f-]{36}$/)
})
