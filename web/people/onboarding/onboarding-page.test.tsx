import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import RequireOnboarding from '#app/require-onboarding.tsx'
import RequireSession from '#app/require-session.tsx'
import { openPage } from '#app/testing/open-page.tsx'
import { marina, noContacts } from '#app/testing/open-product.tsx'
import { type FakeRoutes, fakeApi, refuse } from '#connection/testing/fake-api.ts'
import OnboardingPage from './onboarding-page.tsx'

const suggestions = [
  { name: 'Alimentação', icon: '🍽️', type: 'despesa' },
  { name: 'Transporte', icon: '🚗', type: 'despesa' },
  { name: 'Salário', icon: '💰', type: 'receita' },
]

function open(routes: FakeRoutes = {}, stored = 0) {
  let step = stored
  const raise = (to: number) => {
    step = Math.max(step, to)
    return { body: { step } }
  }
  const api = fakeApi({
    'GET /session': () => ({ body: { session: { ...marina, onboardingStep: step } } }),
    'GET /support': () => ({ body: noContacts }),
    'GET /categories/suggested': () => ({ body: { items: suggestions } }),
    'PUT /onboarding/step': ({ body }) => raise((body as { step: number }).step),
    'POST /onboarding/skip': () => raise(3),
    'POST /categories/batch': ({ body }) => {
      const { items } = body as { items: unknown[] }
      return { status: 201, body: { items: [], created: items.length } }
    },
    ...routes,
  })
  const page = openPage('/onboarding', [
    {
      element: <RequireSession />,
      children: [
        { path: '/onboarding', element: <OnboardingPage /> },
        {
          element: <RequireOnboarding />,
          children: [{ path: '/dashboard', element: <h1>Dashboard</h1> }],
        },
        { path: '/lya', element: <h1>Conversa</h1> },
      ],
    },
    { path: '/login', element: <h1>Entrar</h1> },
  ])
  const made = () => api.calls.filter((call) => call.method !== 'GET')
  return { ...api, ...page, made }
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

async function reachStep(step: 2 | 3) {
  await press('Começar configuração')
  await screen.findByText('Etapa 2 de 3')
  if (step === 2) return
  await press('Configurar mais tarde')
  await screen.findByText('Etapa 3 de 3')
}

describe('the way through', () => {
  it('creates what was left on, and tells the dashboard before going there', async () => {
    const page = open()
    expect(await screen.findByText('Etapa 1 de 3')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0')
    await reachStep(2)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')

    await userEvent.click(await screen.findByRole('checkbox', { name: 'Transporte' }))
    await userEvent.dblClick(screen.getByRole('button', { name: 'Criar 2 categorias' }))
    expect(await screen.findByText('Categorias criadas!')).toBeTruthy()
    expect(screen.getByText('2 categorias foram criadas com sucesso.')).toBeTruthy()
    // There is a moment to read it.
    expect(screen.getByText('Etapa 2 de 3')).toBeTruthy()
    expect(await screen.findByText('Etapa 3 de 3')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')

    await press('Continuar para o Dashboard')
    await waitFor(() => expect(page.path()).toBe('/dashboard'))
    expect(page.made().map(({ path, body }) => [path, body])).toEqual([
      ['/onboarding/step', { step: 1 }],
      ['/categories/batch', { items: [suggestions[0], suggestions[2]] }],
      ['/onboarding/step', { step: 2 }],
      ['/onboarding/step', { step: 3 }],
    ])
  })

  it('is skipped in one press', async () => {
    const page = open()
    await press('Fazer Mais Tarde')
    expect(await screen.findByText('Sem problemas!')).toBeTruthy()
    const more = 'Você pode configurar suas categorias a qualquer momento.'
    expect(screen.getByText(more)).toBeTruthy()
    await waitFor(() => expect(page.path()).toBe('/dashboard'))
    expect(page.made().map(({ path }) => path)).toEqual(['/onboarding/skip'])
  })

  it('gives the suggested categories to whoever puts them off', async () => {
    const page = open()
    await reachStep(3)
    expect(screen.getByText('Sem problemas!')).toBeTruthy()
    await press('Continuar para o Dashboard')
    await waitFor(() => expect(page.path()).toBe('/dashboard'))
    expect(page.made().at(-1)?.path).toBe('/onboarding/skip')
  })

  it('goes a step back with the browser, and keeps what was unticked', async () => {
    const page = open()
    await reachStep(2)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Transporte' }))
    await press('Configurar mais tarde')
    await screen.findByText('Etapa 3 de 3')
    await page.goBack()
    expect(await screen.findByText('Etapa 2 de 3')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Criar 2 categorias' })).toBeTruthy()
    await page.goBack()
    expect(await screen.findByText('Etapa 1 de 3')).toBeTruthy()
    await press('Começar configuração')
    expect(await screen.findByRole('button', { name: 'Criar 2 categorias' })).toBeTruthy()
  })

  it('begins at the first step whatever is stored, also for who has finished', async () => {
    open({}, 3)
    expect(await screen.findByText('Etapa 1 de 3')).toBeTruthy()
  })

  it('is for nobody who is not signed in', async () => {
    const page = open({ 'GET /session': () => ({ body: { session: null } }) })
    await waitFor(() => expect(page.path()).toBe('/login'))
  })
})

describe('the assistant', () => {
  it('is met in the built-in chat, with a greeting that waits there', async () => {
    const page = open()
    await reachStep(3)
    await press('Falar com a Lya agora')
    await waitFor(() => expect(page.path()).toMatch(/^\/lya\?texto=Oi%2C%20Lya!/))
    expect(page.made().at(-1)?.path).toBe('/onboarding/skip')
  })

  it('is met on WhatsApp, in another tab, where a number is set', async () => {
    const contacts = { ...noContacts, assistantWhatsapp: '5511987654321' }
    const code = { code: '123456', expiresAt: '2026-03-10T15:10:00Z', url: null }
    const page = open({
      'GET /support': () => ({ body: contacts }),
      'POST /channels/link-codes': () => ({ body: code }),
    })
    await reachStep(3)
    const link = await screen.findByRole('link', { name: /Falar com a Lya agora/ })
    const address = 'https://wa.me/5511987654321?text=Oi%2C%20Lya!%20O%20que%20voc%C3%AA%20sabe'
    await waitFor(() => expect(link.getAttribute('href')).toContain('c%C3%B3digo%20123456'))
    expect(link.getAttribute('href')).toContain(address)
    expect(link.getAttribute('target')).toBe('_blank')
    // The DOM of these tests would fetch the other tab.
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    await waitFor(() => expect(page.path()).toBe('/dashboard'))
  })

  it('is greeted without a code where none can be had', async () => {
    const contacts = { ...noContacts, assistantWhatsapp: '5511987654321' }
    open({
      'GET /support': () => ({ body: contacts }),
      'POST /channels/link-codes': () => refuse(404, 'channels.unavailable'),
    })
    await reachStep(3)
    const link = await screen.findByRole('link', { name: /Falar com a Lya agora/ })
    expect(link.getAttribute('href')).toMatch(/wa\.me\/5511987654321\?text=Oi.*fazer%3F$/)
  })
})

describe('what may go wrong', () => {
  it('stays where it is when the step can not be stored', async () => {
    let isBroken = true
    open({
      'PUT /onboarding/step': () =>
        isBroken ? refuse(500, 'platform.unexpected') : { body: { step: 1 } },
    })
    await press('Começar configuração')
    expect(await screen.findByText('Erro ao salvar progresso.')).toBeTruthy()
    expect(screen.getByText('Etapa 1 de 3')).toBeTruthy()
    isBroken = false
    await press('Começar configuração')
    expect(await screen.findByText('Etapa 2 de 3')).toBeTruthy()
  })

  it('asks for at least one category', async () => {
    const page = open()
    await reachStep(2)
    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
    await press('Criar categorias')
    expect(await screen.findByText('Selecione categorias')).toBeTruthy()
    expect(screen.getByText('Escolha pelo menos uma categoria para continuar.')).toBeTruthy()
    expect(page.made().some(({ path }) => path === '/categories/batch')).toBe(false)
  })

  it('keeps the choice when the categories can not be created', async () => {
    open({ 'POST /categories/batch': () => refuse(500, 'platform.unexpected') })
    await reachStep(2)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Transporte' }))
    await press('Criar 2 categorias')
    expect(await screen.findByText('Erro ao criar categorias. Tente novamente.')).toBeTruthy()
    expect(screen.getByText('Erro')).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: 'Transporte' })).toHaveProperty('checked', false)
    expect(screen.getByText('Etapa 2 de 3')).toBeTruthy()
  })

  it('creates them once even when only the step can not be stored', async () => {
    let isBroken = false
    const page = open({
      'PUT /onboarding/step': () =>
        isBroken ? refuse(500, 'platform.unexpected') : { body: { step: 2 } },
    })
    await reachStep(2)
    isBroken = true
    await press('Criar 3 categorias')
    expect(await screen.findByText('Erro ao salvar progresso.')).toBeTruthy()
    isBroken = false
    await press('Continuar')
    expect(await screen.findByText('Etapa 3 de 3')).toBeTruthy()
    expect(page.made().filter(({ path }) => path === '/categories/batch')).toHaveLength(1)
  })

  it('says that the progress could not be had, and goes on all the same', async () => {
    let asked = 0
    open({
      'GET /session': () => {
        asked += 1
        return asked > 1
          ? refuse(500, 'platform.unexpected')
          : { body: { session: { ...marina, onboardingStep: 2 } } }
      },
    })
    expect(await screen.findByText('Erro ao carregar progresso do onboarding.')).toBeTruthy()
    expect(screen.getByText('Etapa 1 de 3')).toBeTruthy()
  })

  it('offers another try when the suggestions do not come', async () => {
    let isBroken = true
    open({
      'GET /categories/suggested': () =>
        isBroken ? refuse(500, 'platform.unexpected') : { body: { items: suggestions } },
    })
    await reachStep(2)
    isBroken = false
    await press('Tentar novamente')
    expect(await screen.findByRole('checkbox', { name: 'Alimentação' })).toBeTruthy()
  })
})
