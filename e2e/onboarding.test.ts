import { expect, newcomer, post, test } from './journey.ts'

test('a newcomer chooses categories, meets Lya and gets to the dashboard', async ({
  page,
  installation,
}) => {
  const person = newcomer()
  await post(page.request, installation, '/api/sign-up', person)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/onboarding$/)
  await expect(page.getByText('Etapa 1 de 3')).toBeVisible()
  await page.getByRole('button', { name: 'Começar configuração' }).click()
  await expect(page.getByText('Etapa 2 de 3')).toBeVisible()
  await page.getByText('Presentes').click()
  // The chip stands for its box, which has the focus now and still is not seen.
  const box = page.getByRole('checkbox', { name: 'Presentes' })
  await expect(box).toBeFocused()
  expect((await box.boundingBox())?.width).toBe(1)
  await page.getByText('Freelances').click()
  await page.getByRole('button', { name: 'Criar 8 categorias' }).click()
  await expect(page.getByText('Categorias criadas!')).toBeVisible()
  await expect(page.getByText('8 categorias foram criadas com sucesso.')).toBeVisible()

  // Always from the start, and what exists is not made twice.
  await expect(page.getByText('Etapa 3 de 3')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Etapa 1 de 3')).toBeVisible()
  await page.getByRole('button', { name: 'Começar configuração' }).click()
  // What was unticked still is: one of the two comes back.
  await page.getByText('Presentes').click()
  await page.getByRole('button', { name: 'Criar 9 categorias' }).click()
  await expect(page.getByText('1 categoria foi criada com sucesso.')).toBeVisible()

  await page.getByRole('button', { name: 'Falar com a Lya agora' }).click()
  await expect(page).toHaveURL(/\/lya$/)
  await expect(page.getByLabel('Mensagem para a Lya')).toHaveValue(/^Oi, Lya!/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText(/Sou a Lya e cuido do seu dinheiro/)).toBeVisible()

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible()
  const { items } = (await (await page.request.get('/api/categories')).json()) as {
    items: { name: string }[]
  }
  expect(items.map(({ name }) => name)).toEqual([
    'Alimentação',
    'Compras',
    'Educação',
    'Lazer',
    'Moradia',
    'Presentes',
    'Salário',
    'Saúde',
    'Transporte',
  ])
})

test('Back leads a step back, and a reload keeps what was unticked', async ({
  page,
  installation,
}) => {
  await post(page.request, installation, '/api/sign-up', newcomer())
  await page.goto('/onboarding')
  const start = page.getByRole('button', { name: 'Começar configuração' })
  await start.click()
  await page.getByText('Presentes').click()
  await page.getByText('Freelances').click()
  await page.getByRole('button', { name: 'Configurar mais tarde' }).click()
  await expect(page.getByText('Etapa 3 de 3')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Etapa 2 de 3')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Etapa 1 de 3')).toBeVisible()
  await start.click()
  await expect(page.getByRole('button', { name: 'Criar 8 categorias' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Etapa 1 de 3')).toBeVisible()
  await start.click()
  await expect(page.getByRole('button', { name: 'Criar 8 categorias' })).toBeVisible()
})

test('a newcomer in a hurry skips it all and has the suggested categories', async ({
  page,
  installation,
}) => {
  const person = newcomer()
  await post(page.request, installation, '/api/sign-up', person)
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Fazer Mais Tarde' }).click()
  await expect(page.getByText('Sem problemas!')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible()
  const { items } = (await (await page.request.get('/api/categories')).json()) as {
    items: unknown[]
  }
  expect(items).toHaveLength(10)

  await page.goto('/onboarding')
  await expect(page.getByText('Etapa 1 de 3')).toBeVisible()
})
