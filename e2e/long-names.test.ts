import { expect, post, test } from './journey.ts'

const long = 'mercado_feira_padaria_e_acougue_do_bairro_'.repeat(3).slice(0, 120)
const pages = [
  '/transactions',
  '/dashboard',
  '/categories',
  '/planning',
  '/payments',
  '/lya',
] as const

test('a category of one long word widens no page and covers no button', async ({
  page,
  signedIn,
  installation,
}) => {
  expect(signedIn.email).toContain('@')
  const { category } = (await post(page.request, installation, '/api/categories', {
    ...{ name: long, type: 'despesa' },
  })) as { category: { id: string } }
  const of = { categoryId: category.id, amountCents: 123_456 }
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString()
  const month = today.slice(0, 7)
  await post(page.request, installation, '/api/transactions', {
    ...of,
    ...{ description: 'Compra', type: 'despesa', date: today },
  })
  await post(page.request, installation, '/api/budgets', { ...of, month })
  await post(page.request, installation, '/api/recurring', {
    ...of,
    ...{ name: 'Conta', frequency: 'mensal', dueDay: Number(today.slice(-2)), nextDate: today },
    ...{ notes: null, isActive: true, instalments: null, instalmentsPaid: 0, endDate: null },
  })
  for (const path of pages) {
    await page.goto(path)
    const seen = page.getByText(long).filter({ visible: true }).first()
    if (path !== '/lya') await expect(seen).toBeVisible()
    // What comes last on it tells the name once more.
    if (path === '/dashboard') await expect(page.getByText('Maior Gasto')).toBeVisible()
    const width = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(width[0], path).toBe(width[1])
  }
  await page.goto('/transactions')
  await page.getByRole('button', { name: /^Excluir.*Compra/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Transação excluída com sucesso!')).toBeVisible()
})
