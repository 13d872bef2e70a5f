import { expect, newcomer, test } from './journey.ts'

test('a newcomer registers, tells Lya an expense and sees it on an open dashboard', async ({
  page,
  context,
}) => {
  const person = newcomer()
  await page.goto('/')
  await page.getByRole('link', { name: 'Teste Grátis' }).first().click()
  await expect(page.getByText('Etapa 1 de 2')).toBeVisible()
  await page.getByLabel('Nome').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Telefone').fill(person.phone)
  await expect(page.getByText('Telefone disponível')).toBeVisible()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByText('Etapa 2 de 2')).toBeVisible()
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByLabel('Confirmar senha', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Criar Conta' }).click()
  await expect(page.getByText('Conta criada com sucesso!')).toBeVisible()
  await expect(page).toHaveURL(/\/onboarding$/)
  await page.getByRole('button', { name: 'Fazer Mais Tarde' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible()
  await expect(page.getByText('Nenhuma atividade encontrada')).toBeVisible()

  // Not yesterday: on the first of a month that is none of the dashboard's days.
  const chat = await context.newPage()
  await chat.goto('/lya')
  await chat.getByLabel('Mensagem para a Lya').fill('gastei 52,90 no mercado')
  await chat.keyboard.press('Enter')
  const conversation = chat.getByRole('log')
  await expect(conversation.getByText(/R\$\s52,90 em Alimentação, hoje/)).toBeVisible()

  // The first tab was never touched: the event stream brought it.
  await expect(page.getByText('Despesa adicionada')).toBeVisible()
  await expect(page.getByText('Nenhuma atividade encontrada')).toBeHidden()
  await expect(page.getByRole('article').filter({ hasText: 'Despesas' })).toContainText('52,90')

  await chat.getByRole('button', { name: 'Desfazer' }).click()
  await expect(conversation.getByText('Desfeito')).toBeVisible()
  await expect(page.getByText('Nenhuma atividade encontrada')).toBeVisible()
})
