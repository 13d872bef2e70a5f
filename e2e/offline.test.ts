import type { Page } from '@playwright/test'
import { endSession, expect, newcomer, post, test } from './journey.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|401 \(Unauthorized\)/],
})

/** Opens the list with everything at hand that it needs without a network. */
async function openPrepared(page: Page) {
  await page.goto('/transactions')
  await expect(page.getByText('Nenhuma transação encontrada')).toBeVisible()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
    }
  })
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('lya-day-cache')))
    .toContain('Transporte')
}

async function saveOffline(page: Page) {
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Nova Transação' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Nova Transação' })
  await dialog.getByLabel('Valor').fill('12,34')
  await dialog.getByLabel('Descrição').fill('Café da estação')
  await dialog.getByLabel('Categoria').selectOption({ label: '🍽️ Alimentação' })
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(dialog).toBeHidden()
  const waiting = page.getByRole('region', { name: 'Esperando conexão' })
  await expect(waiting.getByText('Café da estação')).toBeVisible()
  await expect(waiting.getByText('Será enviada quando a conexão voltar')).toBeVisible()
  return waiting
}

async function stored(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/transactions')
  const { items } = (await answer.json()) as { items: { description: string }[] }
  return items.map(({ description }) => description)
}

test('a transaction saved offline survives a reload and is sent once', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await openPrepared(page)
  const waiting = await saveOffline(page)
  await expect(page.getByText('Você está sem internet.')).toBeVisible()

  await page.reload()
  await expect(waiting.getByText('Café da estação')).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByText('Transação criada com sucesso!')).toBeVisible()
  await expect(waiting).toBeHidden()
  await expect(page.getByRole('button', { name: 'Editar Café da estação' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Editar Café da estação' })).toBeVisible()
  expect(await stored(page)).toEqual(['Café da estação'])
})

test('it waits for its own person, whoever signs in before', async ({
  page,
  context,
  installation,
  isMobile,
  signedIn,
}) => {
  await openPrepared(page)
  await saveOffline(page)
  if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Configurações' }).click()
  if (isMobile) await page.getByRole('button', { name: 'Sair' }).last().click()
  else await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page.getByText('Sessão encerrada.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  await context.setOffline(false)
  const bia = newcomer('Bia Souza')
  await endSession(page, installation)
  await post(page.request, installation, '/api/sign-up', bia)
  await post(page.request, installation, '/api/onboarding/skip', {})
  await endSession(page, installation)
  await signIn(page, bia)
  await page.goto('/transactions')
  await expect(page.getByText('Nenhuma transação encontrada')).toBeVisible()
  await expect(page.getByText('Café da estação')).toHaveCount(0)
  expect(await stored(page)).toEqual([])

  await endSession(page, installation)
  await signIn(page, signedIn)
  await expect(page.getByText('Transação criada com sucesso!')).toBeVisible()
  expect(await stored(page)).toEqual(['Café da estação'])
})

/** What was told to Lya, oldest first, as the server has it. */
async function told(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/assistant/messages')
  const { items } = (await answer.json()) as { items: { text: string }[] }
  return items.map(({ text }) => text).reverse()
}

test('messages to Lya survive a reload offline, and leave once from any page', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toContain('@')
  await openPrepared(page)
  await page.goto('/lya')
  await expect(page.getByText(/Eu sou a Lya/)).toBeVisible()
  await page.context().setOffline(true)
  const field = page.getByLabel('Mensagem para a Lya')
  for (const text of ['uber 18', 'almoço 32']) {
    await field.fill(text)
    await page.keyboard.press('Enter')
  }
  await page.getByLabel('Foto para a Lya').setInputFiles('web/public/icon-192.png')
  await expect(page.getByText('📷 Foto')).toBeVisible()
  await page.reload()
  await expect(page.getByText('uber 18')).toBeVisible()
  await expect(page.getByText('almoço 32')).toBeVisible()
  await expect(page.getByText('📷 Foto')).toBeVisible()

  await page.goto('/transactions')
  await expect(page.getByText(/3 mensagens para a Lya seguem quando a conexão/)).toBeVisible()
  // A second tab must not send what the first one sends.
  const other = await page.context().newPage()
  await other.goto('/transactions')
  await expect(other.getByText(/3 mensagens para a Lya/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: /^Editar Uber/ })).toBeVisible()
  await expect(page.getByText(/para a Lya/)).toHaveCount(0)
  await expect.poll(() => told(page)).toEqual(['uber 18', 'almoço 32', '📷 Foto'])
  expect((await stored(page)).sort()).toEqual(['Almoço', 'Uber'])
})

async function signIn(page: Page, person: { email: string; password: string }) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}
