import { expect, newcomer, post, test } from './journey.ts'
import { becomeOperator } from './operator.ts'
import { buyPlan } from './subscriber.ts'

test('what an owner changes of a plan is the price of /planos and of the checkout', async ({
  page,
  browser,
  installation,
  signedIn,
}) => {
  await becomeOperator(page, installation, signedIn)
  await page.goto('/admin/plans')
  const setPrice = async (price: string) => {
    await page.getByRole('button', { name: 'Editar Plano Mensal' }).click()
    await page.getByRole('textbox', { name: /^Preço( \*)?$/ }).fill(price)
    await page.getByRole('button', { name: 'Salvar' }).click()
    // Its preview is a card as well.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('article').filter({ hasText: 'Plano Mensal' })).toContainText(price)
  }
  await setPrice('44,90')
  await expect(page.getByText('Plano atualizado com sucesso!')).toBeVisible()
  const visitor = await browser.newPage({ baseURL: installation.url })
  try {
    await visitor.goto('/planos')
    await expect(visitor.getByText('44,90').filter({ visible: true }).first()).toBeVisible()
    await visitor.goto('/checkout?plan=mensal')
    await expect(visitor.getByText('44,90').filter({ visible: true }).first()).toBeVisible()
  } finally {
    await visitor.close()
    await setPrice('39,90')
  }
})

test('finance gives a payment back, and sees what became of it', async ({
  page,
  browser,
  installation,
  signedIn,
}) => {
  const buyer = newcomer('Bianca Reis')
  const theirs = await browser.newPage({ baseURL: installation.url })
  await post(theirs.request, installation, '/api/sign-up', buyer)
  await buyPlan(theirs, installation, buyer)
  await theirs.close()

  await becomeOperator(page, installation, signedIn, ['finance'])
  await page.goto('/admin/payments')
  await page.getByLabel('Buscar por nome, e-mail, telefone ou ID').fill(buyer.email)
  const row = page.getByRole('row').filter({ hasText: buyer.email })
  await expect(page).toHaveURL(/[?&]q=/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await row.getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Reembolsar' }).click()
  await dialog.getByRole('button', { name: 'Reembolsar' }).click()
  await expect(dialog.getByText('Conte o motivo em ao menos 3 letras.')).toBeVisible()
  await expect(dialog.getByText('A pessoa perde o acesso desta cobrança')).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('pediu por telefone')
  await dialog.getByRole('button', { name: 'Reembolsar' }).click()
  await expect(page.getByText('Reembolso pedido')).toBeVisible()
  await expect(dialog.getByText(/· Feito/)).toBeVisible({ timeout: 30_000 })
  await expect(dialog.getByText('Reembolsada', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Reembolsar' })).toHaveCount(0)
})
