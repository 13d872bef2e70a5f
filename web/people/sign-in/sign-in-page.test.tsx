import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import GuestOnly from '#app/guest-only.tsx'
import RequireSession from '#app/require-session.tsx'
import { openPage } from '#app/testing/open-page.tsx'
import { type FakeRoutes, fakeApi, refuse } from '#connection/testing/fake-api.ts'
import SignInPage from './sign-in-page.tsx'

const ana = {
  userId: 'b0a4f9d2-0000-4000-8000-000000000001',
  name: 'Ana Lima',
  email: 'ana@exemplo.com',
  emailVerified: true,
  roles: [],
  planStatus: 'TRIAL' as const,
  trialEndDate: '2026-11-28',
  onboardingStep: 3,
  timeZone: 'America/Sao_Paulo',
}

function openLogin(routes: FakeRoutes, path = '/login') {
  const api = fakeApi({ 'GET /session': () => ({ body: { session: null } }), ...routes })
  const page = openPage(path, [
    { element: <GuestOnly />, children: [{ path: '/login', element: <SignInPage /> }] },
    {
      element: <RequireSession />,
      children: [{ path: '/dashboard', element: <h1>Dashboard</h1> }],
    },
  ])
  return { ...api, ...page }
}

const submit = () => screen.findByRole('button', { name: 'Entrar' })

describe('signing in', () => {
  it('keeps the code of who invited for whoever has no account yet', async () => {
    openLogin({}, '/login?aff=AMIGA123')
    const link = await screen.findByRole('link', { name: 'Teste grátis por 7 dias' })
    expect(link.getAttribute('href')).toBe('/register?ref=AMIGA123')
  })

  it('keeps the button disabled while a field is empty', async () => {
    openLogin({})
    const button = await submit()
    expect(button).toHaveProperty('disabled', true)

    await userEvent.type(screen.getByLabelText('Email'), 'ana@exemplo.com')
    expect(button).toHaveProperty('disabled', true)

    await userEvent.type(screen.getByLabelText('Senha'), 'segredo da ana')
    expect(button).toHaveProperty('disabled', false)
  })

  it('greets and opens the dashboard', async () => {
    const page = openLogin({ 'POST /sign-in': () => ({ body: { session: ana } }) })
    await submit()
    await userEvent.type(screen.getByLabelText('Email'), ' ana@exemplo.com ')
    await userEvent.type(screen.getByLabelText('Senha'), 'segredo da ana')
    await userEvent.click(await submit())

    expect(await screen.findByText('Login realizado com sucesso!')).toBeTruthy()
    expect(await screen.findByText('Bem-vindo de volta, Ana!')).toBeTruthy()
    await waitFor(() => expect(page.path()).toBe('/dashboard'))
    expect(page.calls.find((call) => call.path === '/sign-in')?.body).toEqual({
      email: 'ana@exemplo.com',
      password: 'segredo da ana',
    })
  })

  it('signs in once, however fast it is pressed twice', async () => {
    const page = openLogin({ 'POST /sign-in': () => ({ body: { session: ana } }) })
    const button = await submit()
    await userEvent.type(screen.getByLabelText('Email'), 'ana@exemplo.com')
    await userEvent.type(screen.getByLabelText('Senha'), 'segredo da ana')
    // Both before the page is drawn again.
    button.click()
    button.click()
    await waitFor(() => expect(page.path()).toBe('/dashboard'))
    expect(page.calls.filter((call) => call.path === '/sign-in')).toHaveLength(1)
  })

  it('says that e-mail or password are wrong, and stays', async () => {
    const page = openLogin({
      'POST /sign-in': () => refuse(401, 'identity.credentials-wrong'),
    })
    await submit()
    await userEvent.type(screen.getByLabelText('Email'), 'ana@exemplo.com')
    await userEvent.type(screen.getByLabelText('Senha'), 'outra coisa')
    await userEvent.click(await submit())

    expect(await screen.findByText('Erro no login')).toBeTruthy()
    expect(await screen.findByText('Email ou senha incorretos.')).toBeTruthy()
    expect(page.path()).toBe('/login')
    await userEvent.click(await submit())
    await waitFor(() =>
      expect(page.calls.filter((call) => call.path === '/sign-in')).toHaveLength(2),
    )
  })

  it('tells who is refused of the telephone, which serves where the address was lost', async () => {
    const page = openLogin({
      'POST /sign-in': ({ body }) =>
        (body as { email: string }).email.includes('@')
          ? refuse(401, 'identity.credentials-wrong')
          : { body: { session: { ...ana, email: '', emailVerified: false } } },
    })
    await submit()
    const hint = /Digite seu telefone, com DDD, no lugar dele/
    expect(screen.queryByText(hint)).toBeNull()
    await userEvent.type(screen.getByLabelText('Email'), 'ana@exemplo.com')
    await userEvent.type(screen.getByLabelText('Senha'), 'segredo da ana')
    await userEvent.click(await submit())
    expect(await screen.findByText(hint)).toBeTruthy()
    await userEvent.clear(screen.getByLabelText('Email'))
    await userEvent.type(screen.getByLabelText('Email'), '(11) 9 8765-4321')
    await userEvent.click(await submit())
    await waitFor(() => expect(page.path()).toBe('/dashboard'))
  })

  it('sends the signed-in on to the dashboard, and guests of a closed page to /login', async () => {
    const signedIn = openLogin({ 'GET /session': () => ({ body: { session: ana } }) })
    await waitFor(() => expect(signedIn.path()).toBe('/dashboard'))

    const guest = openLogin({}, '/dashboard')
    await waitFor(() => expect(guest.path()).toBe('/login'))
  })

  it('takes an outage for an outage, not for a guest', async () => {
    let isUp = false
    const page = openLogin(
      {
        'GET /session': () =>
          isUp ? { body: { session: ana } } : refuse(500, 'platform.unexpected'),
      },
      '/dashboard',
    )
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' })
    expect(page.path()).toBe('/dashboard')

    isUp = true
    await userEvent.click(retry)
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
  })
})

describe('the second step', () => {
  const due = { 'POST /sign-in': () => ({ body: { session: null, isCodeDue: true } }) }
  async function givePassword() {
    await userEvent.type(await screen.findByLabelText('Email'), 'ana@exemplo.com')
    await userEvent.type(screen.getByLabelText('Senha'), 'segredo da ana')
    await userEvent.click(await submit())
    return screen.findByLabelText('Código de 6 números')
  }

  it('is asked for, and opens the dashboard', async () => {
    const page = openLogin({ ...due, 'POST /sign-in/code': () => ({ body: { session: ana } }) })
    const code = await givePassword()
    expect(await submit()).toHaveProperty('disabled', true)
    await userEvent.type(code, '123 456')
    await userEvent.click(screen.getByLabelText('Confiar neste aparelho'))
    await userEvent.click(await submit())
    await waitFor(() => expect(page.path()).toBe('/dashboard'))
    expect(page.calls.find((call) => call.path === '/sign-in/code')?.body).toEqual({
      code: '123 456',
      isTrusted: true,
    })
  })

  it('says that a code is wrong, and takes a recovery code instead', async () => {
    const page = openLogin({
      ...due,
      'POST /sign-in/code': () => refuse(400, 'second-factor.code-wrong'),
    })
    await userEvent.type(await givePassword(), '000000')
    await userEvent.click(await submit())
    expect(await screen.findByText('Esse código não confere. Tente o próximo.')).toBeTruthy()
    expect(screen.getByLabelText('Código de 6 números')).toHaveProperty('value', '')
    await userEvent.click(screen.getByRole('button', { name: /código de recuperação/ }))
    await userEvent.type(screen.getByLabelText('Código de recuperação'), 'abcde-12345')
    await userEvent.click(await submit())
    await waitFor(() =>
      expect(page.calls.filter((call) => call.path === '/sign-in/code')).toHaveLength(2),
    )
  })

  it('goes back to the password once its time is over', async () => {
    openLogin({ ...due, 'POST /sign-in/code': () => refuse(400, 'second-factor.step-expired') })
    await userEvent.type(await givePassword(), '123456')
    await userEvent.click(await submit())
    expect(await screen.findByText('O tempo acabou. Digite sua senha de novo.')).toBeTruthy()
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@exemplo.com')
    expect(screen.getByLabelText('Senha')).toHaveProperty('value', '')
  })
})

describe('asking for a recovery link', () => {
  it('asks for an e-mail first, then sends the link and comes back to the login', async () => {
    const page = openLogin({ 'POST /recovery': () => ({ body: { sent: true } }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Esqueci minha senha' }))
    expect(screen.getByRole('heading', { name: 'Recuperar Senha' })).toBeTruthy()

    const send = screen.getByRole('button', { name: 'Enviar link de recuperação' })
    await userEvent.click(send)
    expect(await screen.findByText('Email obrigatório')).toBeTruthy()
    expect(page.calls.some((call) => call.path === '/recovery')).toBe(false)

    await userEvent.type(screen.getByLabelText('Email'), 'ana@exemplo.com')
    await userEvent.click(send)
    expect(await screen.findByText('Email enviado!')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy()
    expect(screen.getByLabelText('Email')).toHaveProperty('value', '')
  })

  it('takes the typed e-mail along, and back', async () => {
    openLogin({})
    await userEvent.type(await screen.findByLabelText('Email'), 'ana@exemplo.com')
    await userEvent.click(screen.getByRole('button', { name: 'Esqueci minha senha' }))
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@exemplo.com')
    await userEvent.click(screen.getByRole('button', { name: 'Voltar ao login' }))
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@exemplo.com')
  })

  it('goes back without asking anything', async () => {
    openLogin({})
    await userEvent.click(await screen.findByRole('button', { name: 'Esqueci minha senha' }))
    await userEvent.click(screen.getByRole('button', { name: 'Voltar ao login' }))
    expect(screen.getByRole('heading', { name: 'Entrar' })).toBeTruthy()
  })
})
