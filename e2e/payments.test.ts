import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

async function createPayment(page: Page, name: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Novo Pagamento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo Pagamento' })
  await dialog.getByLabel('Valor').fill(amount)
  await dialog.getByLabel('Nome').fill(name)
  await dialog.getByLabel('Categoria').selectOption({ label: '🏠 Moradia' })
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Pagamento criado com sucesso!')).toBeVisible()
  await expect(dialog).toBeHidden()
}

test('a payment is made, paid, undone, edited, deleted and brought back', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/payments')
  await expect(page.getByText('Nenhum pagamento recorrente')).toBeVisible()
  await createPayment(page, 'Aluguel', '1850')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Aluguel' })
  await expect(row.getByText('Vence hoje')).toBeVisible()

  await row.getByRole('button', { name: 'Pago: Aluguel' }).click()
  await expect(page.getByText('Pagamento marcado como pago!')).toBeVisible()
  await expect(row.getByText('Pago este mês')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Pago: Aluguel' })).toBeHidden()
  const expenses = async () => {
    const answer = await page.request.get('/api/transactions')
    return ((await answer.json()) as { items: { description: string }[] }).items
  }
  expect(await expenses()).toMatchObject([{ description: 'Aluguel', amountCents: 185_000 }])
  await page.getByRole('button', { name: 'Desfazer' }).last().click()
  await expect(row.getByText('Vence hoje')).toBeVisible()
  expect(await expenses()).toEqual([])

  await row.getByRole('button', { name: 'Editar Aluguel' }).click()
  const form = page.getByRole('dialog', { name: 'Editar Pagamento' })
  await form.getByText('Parcelas', { exact: true }).click()
  await form.getByLabel('Total de parcelas').fill('12')
  await form.getByLabel('Parcelas pagas').fill('10')
  await form.getByRole('switch', { name: 'Pagamento ativo' }).uncheck()
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Pagamento atualizado com sucesso!')).toBeVisible()
  await expect(row.getByText('Faltam 2 parcelas')).toBeVisible()
  await expect(row.getByText('Inativo')).toBeVisible()

  await row.getByRole('button', { name: 'Excluir Aluguel' }).click()
  const question = page.getByRole('dialog', { name: /excluir este pagamento/ })
  await question.getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Pagamento excluído com sucesso!')).toBeVisible()
  await expect(page.getByText('Nenhum pagamento recorrente')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).last().click()
  await expect(row).toBeVisible()
})

test('a bill that varies is paid with its own amount, on its own day, by the keyboard', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/payments')
  await createPayment(page, 'Luz', '150')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Luz' })
  const otherwise = row.getByRole('button', { name: 'Pagar Luz com outro valor ou dia' })
  await otherwise.focus()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Pagar com outro valor ou dia' })
  const amount = form.getByLabel('Valor pago')
  await expect(amount).toHaveValue('150,00')
  await amount.fill('183,40')
  await form.getByLabel('Dia do pagamento').fill('31/12/2199')
  await page.keyboard.press('Enter')
  await expect(form.getByText('O dia do pagamento ainda não chegou.')).toBeVisible()
  await form.getByRole('button', { name: 'Ontem' }).press('Enter')
  const yesterday = await form.getByLabel('Dia do pagamento').inputValue()
  await form.getByRole('button', { name: 'Já paguei' }).press('Enter')
  await expect(page.getByText('Pagamento marcado como pago!')).toBeVisible()
  await expect(form).toBeHidden()
  const expenses = async () => {
    const answer = await page.request.get('/api/transactions')
    return ((await answer.json()) as { items: { date: string; amountCents: number }[] }).items
  }
  const date = yesterday.split('/').toReversed().join('-')
  expect(await expenses()).toMatchObject([{ amountCents: 18_340, date }])
  // The bill itself keeps its usual amount.
  await expect(row.getByText(/150,00/)).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).last().click()
  await expect(row.getByText('Vence hoje')).toBeVisible()
  expect(await expenses()).toEqual([])
})

test('the dashboard says what is due, where the money goes, and pays', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/payments')
  await createPayment(page, 'Condomínio', '480')
  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'Próximos Pagamentos' })
  await expect(card.getByText('Vence hoje')).toBeVisible()
  expect((await card.boundingBox())?.height).toBe(550)
  const after = page.getByText('Depois das contas do mês:')
  await expect(after).toBeVisible()
  await card.getByRole('button', { name: 'Pago: Condomínio' }).click()
  await expect(page.getByText('Pagamento marcado como pago!')).toBeVisible()
  await expect(card.getByText('Vence hoje')).toBeHidden()
  await expect(after).toBeHidden()
  // One event, one row; and next month's is known of the chart.
  const activities = page.getByRole('region', { name: 'Atividades' }).getByRole('listitem')
  await expect(activities).toHaveText([/Pagamento realizado.*Condomínio/])
  const chart = page.getByRole('region', { name: 'Visão Financeira' })
  await chart.getByRole('button', { name: 'Ver em tabela' }).click()
  await expect(chart.getByRole('row').last()).toHaveText(/\(previsto\).*Nada previsto.*480,00/)

  const spending = page.getByRole('region', { name: 'Distribuição de Gastos' })
  await expect(spending.getByText('Maior Gasto')).toBeVisible()
  const bar = spending.getByRole('slider')
  await bar.hover()
  await expect(spending.getByText(/480,00 · 100,0%/)).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(spending.getByText(/480,00 · 100,0%/)).toBeHidden()
  await bar.focus()
  await expect(spending.getByText(/480,00 · 100,0%/)).toBeVisible()
})

test('a payment of the past is announced as late, and is late then', async ({ page, signedIn }) => {
  expect(signedIn.email).toContain('@')
  await page.goto('/payments')
  await page.getByRole('button', { name: 'Novo Pagamento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo Pagamento' })
  await dialog.getByLabel('Valor').fill('75')
  await dialog.getByLabel('Nome').fill('Luz')
  await dialog.getByLabel('Próximo pagamento').fill('01/02/2020')
  await dialog.getByLabel('Nome').click()
  await expect(dialog.getByText('Será criado como atrasado')).toBeVisible()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(
    page.getByText('Por favor, selecione uma categoria para o pagamento recorrente'),
  ).toBeVisible()
  await dialog.getByLabel('Categoria').selectOption({ label: '🏠 Moradia' })
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Luz' })
  await expect(row.getByText(/^\d+ dia\(s\) de atraso$/)).toBeVisible()
})

test('on a tablet the balance after the bills stands clear of the yellow corner', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/payments')
  await createPayment(page, 'Condomínio', '480')
  await page.goto('/dashboard')
  const after = page.getByText('Depois das contas do mês:')
  await expect(after).toBeVisible()
  const isClear = await after.evaluate((line) => {
    const card = line.closest('article') ?? line
    const corner = getComputedStyle(card, '::after')
    const { right, bottom } = card.getBoundingClientRect()
    const left = right - Number.parseFloat(corner.width) - Number.parseFloat(corner.right)
    const top = bottom - Number.parseFloat(corner.height) - Number.parseFloat(corner.bottom)
    const words = document.createRange()
    words.selectNodeContents(line)
    return [...words.getClientRects()].every((word) => word.right <= left || word.bottom <= top)
  })
  expect(isClear).toBe(true)
})
