import { expect, tellLya, test } from './journey.ts'

test('a transaction is edited, deleted and brought back', async ({
  page,
  installation,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await tellLya(page, installation, 'gastei 32,50 no almoço')
  await page.goto('/transactions')
  await page.getByRole('button', { name: 'Editar Almoço' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Descrição').fill('Almoço com a Bia')
  await dialog.getByLabel('Valor').fill('41,90')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Transação atualizada com sucesso!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Editar Almoço com a Bia' })).toBeVisible()
  await expect(page.getByText(/41,90/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Excluir Almoço com a Bia' }).click()
  await expect(page.getByText('Tem certeza que deseja excluir esta transação?')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Transação excluída com sucesso!')).toBeVisible()
  await expect(page.getByText('Nenhuma transação encontrada')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).last().click()
  await expect(page.getByRole('button', { name: 'Editar Almoço com a Bia' })).toBeVisible()
})

test.describe('two tabs on one transaction', () => {
  test.use({ expectedErrors: [/409 \(Conflict\)/] })

  test('the stale edit is refused and shows both versions', async ({
    page,
    installation,
    signedIn,
  }) => {
    expect(signedIn.email).toContain('@')
    await tellLya(page, installation, 'uber 18,40')
    await page.goto('/transactions')
    await page.getByRole('button', { name: /^Editar Uber/i }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Descrição').fill('Uber da ida')

    const list = await page.request.get('/api/transactions')
    const { items } = (await list.json()) as { items: { id: string }[] }
    const other = await page.request.patch(`/api/transactions/${items[0]?.id}`, {
      data: { description: 'Uber da volta' },
      headers: { origin: installation.url },
    })
    expect(other.ok()).toBe(true)

    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Essa transação mudou em outra tela')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Como está agora' })).toContainText('volta')
    await expect(page.getByRole('region', { name: 'A sua edição' })).toContainText('ida')
    await page.getByRole('button', { name: 'Salvar a minha edição' }).click()
    await expect(page.getByRole('button', { name: 'Editar Uber da ida' })).toBeVisible()
  })
})
