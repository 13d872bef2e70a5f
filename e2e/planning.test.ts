import { expect, post, tellLya, test } from './journey.ts'

test('a month is planned, watched, changed and copied into the next', async ({
  page,
  installation,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/planning')
  await expect(page.getByText('Nenhum planejamento para este mês')).toBeVisible()
  await expect(page.getByText('Nenhum orçamento criado para este período')).toBeVisible()

  await page.getByRole('button', { name: 'Novo Orçamento' }).click()
  const create = page.getByRole('dialog', { name: 'Novo Orçamento' })
  await create.getByLabel('Valor planejado').fill('100')
  await create.getByLabel('Categoria').selectOption({ label: '🍽️ Alimentação' })
  await create.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Orçamento criado!')).toBeVisible()
  const food = page.getByRole('listitem').filter({
    has: page.getByRole('progressbar', { name: 'Alimentação' }),
  })
  await expect(food).toContainText('Dentro do planejado')

  await tellLya(page, installation, 'gastei 90 no almoço')
  await page.reload()
  await expect(food).toContainText('Próximo')
  await page.getByRole('button', { name: 'Editar Alimentação' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar Orçamento' })
  await edit.getByLabel('Valor planejado').fill('80')
  await edit.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Orçamento atualizado!')).toBeVisible()
  await expect(food).toContainText('Excedido')

  await page.getByRole('button', { name: 'Próximo mês' }).click()
  await expect(page).toHaveURL(/mes=\d{4}-\d\d/)
  await page.getByRole('button', { name: 'Copiar do mês anterior' }).click()
  await expect(page.getByText('1 orçamento copiado!')).toBeVisible()
  await expect(food).toContainText('Dentro do planejado')

  await page.getByRole('button', { name: 'Excluir Alimentação' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Orçamento excluído!')).toBeVisible()
  await expect(page.getByText('Nenhum planejamento para este mês')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).last().click()
  await expect(food).toContainText('Dentro do planejado')
})

test.describe('two tabs on one budget', () => {
  test.use({ expectedErrors: [/409 \(Conflict\)/] })

  test('the stale edit is refused and shows both versions', async ({
    page,
    installation,
    signedIn,
  }) => {
    expect(signedIn.email).toContain('@')
    const list = await page.request.get('/api/categories')
    const { items } = (await list.json()) as { items: { id: string; name: string }[] }
    const food = items.find((one) => one.name === 'Alimentação')
    const month = Temporal.Now.plainDateISO('America/Sao_Paulo').toPlainYearMonth().toString()
    const made = await post(page.request, installation, '/api/budgets', {
      categoryId: food?.id,
      amountCents: 10_000,
      month,
    })
    await page.goto('/planning')
    await page.getByRole('button', { name: 'Editar Alimentação' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Valor planejado').fill('300')
    const { budget } = made as { budget: { id: string } }
    const other = await page.request.patch(`/api/budgets/${budget.id}`, {
      data: { amountCents: 20_000 },
      headers: { origin: installation.url },
    })
    expect(other.ok()).toBe(true)
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Esse orçamento mudou em outra tela')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Como está agora' })).toContainText('200,00')
    await page.getByRole('button', { name: 'Salvar a minha edição' }).click()
    await expect(page.getByText('Orçamento atualizado!')).toBeVisible()
    await expect(page.getByText('R$ 300,00').last()).toBeVisible()
  })
})

test('names of categories are read in full beside their bands, on a tablet too', async ({
  page,
  installation,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  const read = async <T>(path: string) => (await (await page.request.get(path)).json()) as T
  const { items } = await read<{ items: { id: string; name: string; type: string }[] }>(
    '/api/categories',
  )
  const { currentMonth: month } = await read<{ currentMonth: string }>('/api/planning')
  for (const { id } of items.filter((one) => one.type === 'despesa')) {
    await post(page.request, installation, '/api/budgets', {
      categoryId: id,
      amountCents: 1,
      month,
    })
  }
  await tellLya(page, installation, 'gastei 90 no almoço')
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'Progresso do Planejamento' })
  await expect(card.getByText('R$ 89,99 acima')).toBeVisible()
  for (const { name } of items.filter((one) => one.type === 'despesa')) {
    const label = card.getByText(name, { exact: false })
    // Nothing of it is cut off, and it stands on one line.
    expect(await label.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
    expect((await label.boundingBox())?.height).toBeLessThan(30)
  }
})
