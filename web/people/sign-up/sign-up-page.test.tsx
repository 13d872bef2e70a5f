import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import GuestOnly from '#app/guest-only.tsx'
import { openPage } from '#app/testing/open-page.tsx'
import { type FakeRoutes, fakeApi, refuse } from '#connection/testing/fake-api.ts'
import SignUpPage from './sign-up-page.tsx'

const ana = {
  userId: 'b0a4f9d2-0000-4000-8000-000000000001',
  name: 'Ana Lima',
  email: 'ana@exemplo.com',
  emailVerified: false,
  roles: [],
  planStatus: 'TRIAL' as const,
  trialEndDate: '2026-11-28',
  onboardingStep: 0,
  timeZone: 'America/Sao_Paulo',
}

function openWizard(routes: FakeRoutes = {}, path = '/register') {
  const api = fakeApi({
    'GET /session': () => ({ body: { session: null } }),
    'GET /referral/codes/*': ({ path: asked }) => ({
      body: { isKnown: asked.endsWith('/AMIGA123') },
    }),
    'POST /identity/email-check': () => ({ body: { exists: false } }),
    'POST /identity/phone-check': () => ({ body: { exists: false } }),
    ...routes,
  })
  const page = openPage(path, [
    { element: <GuestOnly />, children: [{ path: '/register', element: <SignUpPage /> }] },
    { path: '/onboarding', element: <h1>Etapa 1 de 3</h1> },
  ])
  return { ...api, ...page }
}

const goOn = () => screen.getByRole('button', { name: 'Continuar' })

async function fillPersonalStep() {
  await userEvent.type(await screen.findByLabelText('Nome'), 'Ana Lima')
  await userEvent.type(screen.getByLabelText('Email'), 'ana@exemplo.com')
  await userEvent.type(screen.getByLabelText('Telefone'), '11987654321')
}

async function reachPasswordStep() {
  await fillPersonalStep()
  await waitFor(() => expect(goOn()).toHaveProperty('disabled', false))
  await userEvent.click(goOn())
}

describe('the first step', () => {
  it('lays the mask over the phone and goes on once both look-ups came back free', async () => {
    const { calls } = openWizard()
    await screen.findByText('Etapa 1 de 2')
    expect(goOn()).toHaveProperty('disabled', true)

    await fillPersonalStep()
    expect(screen.getByLabelText('Telefone')).toHaveProperty('value', '(11) 9 8765-4321')
    expect(await screen.findByText('Telefone disponível')).toBeTruthy()
    await waitFor(() => expect(goOn()).toHaveProperty('disabled', false))

    const asked = calls.filter((call) => call.method === 'POST').map((call) => call.body)
    expect(asked).toContainEqual({ email: 'ana@exemplo.com' })
    expect(asked).toContainEqual({ phone: '5511987654321' })
    expect(asked).toHaveLength(2)
  })

  it('stops at a taken e-mail and offers the login', async () => {
    openWizard({ 'POST /identity/email-check': () => ({ body: { exists: true } }) })
    await fillPersonalStep()
    expect(await screen.findByText(/Email já cadastrado\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Fazer login' }).getAttribute('href')).toBe('/login')
    expect(goOn()).toHaveProperty('disabled', true)
  })

  it('keeps an Enter that comes while a phone is being looked up', async () => {
    let answer = (_exists: boolean) => {}
    openWizard({
      'POST /identity/phone-check': () =>
        new Promise((resolve) => {
          answer = (exists) => resolve({ body: { exists } })
        }),
    })
    await fillPersonalStep()
    expect(await screen.findByText('Verificando telefone...')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Telefone'), '{Enter}')
    expect(screen.getByText('Etapa 1 de 2')).toBeTruthy()
    answer(false)
    expect(await screen.findByText('Etapa 2 de 2')).toBeTruthy()
  })

  it('has the browser ask before a reload drops what was filled in', async () => {
    openWizard()
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true })
      dispatchEvent(event)
      return event.defaultPrevented
    }
    await screen.findByText('Etapa 1 de 2')
    expect(leave()).toBe(false)
    await userEvent.type(screen.getByLabelText('Nome'), 'A')
    expect(leave()).toBe(true)
  })

  it('waits while a phone is being looked up, and stops at a taken one', async () => {
    let answer = (_exists: boolean) => {}
    openWizard({
      'POST /identity/phone-check': () =>
        new Promise((resolve) => {
          answer = (exists) => resolve({ body: { exists } })
        }),
    })
    await fillPersonalStep()
    expect(await screen.findByText('Verificando telefone...')).toBeTruthy()
    expect(goOn()).toHaveProperty('disabled', true)

    answer(true)
    expect(await screen.findByText('Telefone já cadastrado.')).toBeTruthy()
    expect(goOn()).toHaveProperty('disabled', true)
  })

  it('lets nobody wait for a look-up that failed', async () => {
    openWizard({
      'POST /identity/email-check': () => refuse(429, 'identity.too-many-attempts'),
      'POST /identity/phone-check': () => refuse(500, 'platform.unexpected'),
    })
    await fillPersonalStep()
    await waitFor(() => expect(goOn()).toHaveProperty('disabled', false))
  })

  it('says what is wrong with a field once it is left', async () => {
    openWizard()
    await userEvent.click(await screen.findByLabelText('Nome'))
    await userEvent.type(screen.getByLabelText('Email'), 'ana@')
    await userEvent.type(screen.getByLabelText('Telefone'), '119')
    expect(screen.queryByText('O telefone deve ter 11 dígitos (DDD + 9 dígitos)')).toBeNull()

    await userEvent.click(screen.getByLabelText('Nome'))
    expect(screen.getByText('Nome é obrigatório')).toBeTruthy()
    expect(screen.getByText('Email inválido')).toBeTruthy()
    expect(screen.getByText('O telefone deve ter 11 dígitos (DDD + 9 dígitos)')).toBeTruthy()
  })
})

describe('the second step', () => {
  it('refuses what does not fit together, and sends nothing', async () => {
    const { calls } = openWizard()
    await reachPasswordStep()
    expect(await screen.findByText('Etapa 2 de 2')).toBeTruthy()

    await userEvent.click(screen.getByRole('button', { name: 'Criar Conta' }))
    expect(await screen.findByText('Erro no formulário')).toBeTruthy()
    expect(screen.getByText('Senha é obrigatória')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Senha'))

    await userEvent.type(screen.getByLabelText('Senha'), '12345')
    expect(screen.getByText('Senha deve ter pelo menos 6 caracteres')).toBeTruthy()
    expect(screen.getByText('As senhas não coincidem')).toBeTruthy()
    expect(calls.some((call) => call.path === '/sign-up')).toBe(false)
  })

  it('says while it is typed what makes a password easy to guess', async () => {
    openWizard()
    await reachPasswordStep()
    const field = await screen.findByLabelText('Senha')
    for (const [typed, reason] of [
      ['abc', 'Use 6 caracteres ou mais'],
      ['lya2026', 'É comum, ou uma palavra conhecida com números'],
      ['analima7', 'Tem o seu nome'],
      ['9 8765-4321', 'Tem o seu telefone'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
      expect(await screen.findByText(reason)).toBeTruthy()
    }
    await userEvent.clear(field)
    await userEvent.type(field, 'cadeira azul 7')
    expect(await screen.findByText('Força da senha: Forte')).toBeTruthy()
  })

  it('shows and hides the password', async () => {
    openWizard()
    await reachPasswordStep()
    const field = await screen.findByLabelText('Senha')
    expect(field.getAttribute('type')).toBe('password')
    const [eye] = screen.getAllByRole('button', { name: 'Mostrar senha' })
    if (eye) await userEvent.click(eye)
    expect(screen.getByLabelText('Senha').getAttribute('type')).toBe('text')
    expect(screen.getByRole('button', { name: 'Ocultar senha' })).toBeTruthy()
  })

  it('keeps what was typed when going back', async () => {
    openWizard()
    await reachPasswordStep()
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar' }))
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@exemplo.com')
  })

  it('is left by Back for the first step, and found again after a reload, as it was filled', async () => {
    const page = openWizard({}, '/register?ref=AMIGA123')
    await reachPasswordStep()
    await screen.findByText('Etapa 2 de 2')
    await page.goBack()
    expect(await screen.findByText('Etapa 1 de 2')).toBeTruthy()
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@exemplo.com')
    expect(sessionStorage.getItem('lya-sign-up')).toContain('ana@exemplo.com')
  })

  it('lets in whoever tries again after the answer was lost', async () => {
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => refuse(409, 'identity.phone-taken'),
    ]
    const page = openWizard({
      'POST /sign-up': () => answers.shift()?.() ?? refuse(500, 'platform.unexpected'),
      'POST /sign-in': () => ({ body: { session: ana, isCodeDue: false } }),
    })
    await reachPasswordStep()
    await userEvent.type(await screen.findByLabelText('Senha'), 'um cavalo azul')
    await userEvent.type(screen.getByLabelText('Confirmar senha'), 'um cavalo azul')
    await userEvent.click(screen.getByRole('button', { name: 'Criar Conta' }))
    expect(await screen.findByText('Ocorreu um erro inesperado. Tente novamente.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Criar Conta' }))
    expect(await screen.findByText('Conta criada com sucesso!')).toBeTruthy()
    await waitFor(() => expect(page.path()).toBe('/onboarding'))
    expect(sessionStorage.getItem('lya-sign-up')).toBeNull()
  })

  it('signs nobody in by an e-mail that was taken from the start', async () => {
    const page = openWizard({ 'POST /sign-up': () => refuse(409, 'identity.email-taken') })
    await reachPasswordStep()
    await userEvent.type(await screen.findByLabelText('Senha'), 'um cavalo azul')
    await userEvent.type(screen.getByLabelText('Confirmar senha'), 'um cavalo azul')
    await userEvent.click(screen.getByRole('button', { name: 'Criar Conta' }))
    expect(await screen.findByText('Etapa 1 de 2')).toBeTruthy()
    expect(page.calls.some(({ path }) => path === '/sign-in')).toBe(false)
  })

  it('creates the account with the code of a friend and goes on to the onboarding', async () => {
    const page = openWizard(
      { 'POST /sign-up': () => ({ body: { session: ana } }) },
      '/register?ref=AMIGA123',
    )
    expect(await screen.findByText('Link de indicação detectado!')).toBeTruthy()
    await reachPasswordStep()
    await userEvent.type(await screen.findByLabelText('Senha'), 'um cavalo azul')
    await userEvent.type(screen.getByLabelText('Confirmar senha'), 'um cavalo azul')
    await userEvent.click(screen.getByRole('button', { name: 'Criar Conta' }))

    expect(await screen.findByText('Conta criada com sucesso!')).toBeTruthy()
    await waitFor(() => expect(page.path()).toBe('/onboarding'))
    expect(page.calls.find((call) => call.path === '/sign-up')?.body).toEqual({
      name: 'Ana Lima',
      email: 'ana@exemplo.com',
      phone: '(11) 9 8765-4321',
      password: 'um cavalo azul',
      ref: 'AMIGA123',
    })
  })

  it('keeps to the friend of before where the link has a code that nobody has', async () => {
    sessionStorage.setItem('lya-referral', 'AMIGA123')
    const page = openWizard(
      { 'POST /sign-up': () => ({ body: { session: ana } }) },
      '/register?ref=ZZZZ9999',
    )
    await reachPasswordStep()
    await userEvent.type(await screen.findByLabelText('Senha'), 'um cavalo azul')
    await userEvent.type(screen.getByLabelText('Confirmar senha'), 'um cavalo azul')
    await userEvent.click(screen.getByRole('button', { name: 'Criar Conta' }))
    await waitFor(() => expect(page.path()).toBe('/onboarding'))
    expect(page.calls.find((call) => call.path === '/sign-up')?.body).toMatchObject({
      ref: 'AMIGA123',
    })
  })

  it('goes back to the first step when somebody was faster with the e-mail', async () => {
    openWizard({ 'POST /sign-up': () => refuse(409, 'identity.email-taken') })
    await reachPasswordStep()
    await userEvent.type(await screen.findByLabelText('Senha'), 'um cavalo azul')
    await userEvent.type(screen.getByLabelText('Confirmar senha'), 'um cavalo azul')
    await userEvent.click(screen.getByRole('button', { name: 'Criar Conta' }))

    expect(await screen.findByText('Erro no registro')).toBeTruthy()
    expect(await screen.findByText('Etapa 1 de 2')).toBeTruthy()
  })
})
