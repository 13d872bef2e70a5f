import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import MailDoor from '#app/mail-door.tsx'
import RequireSession from '#app/require-session.tsx'
import { openPage } from '#app/testing/open-page.tsx'
import { type FakeRoutes, fakeApi, refuse } from '#connection/testing/fake-api.ts'

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

function openProfile(path: string, routes: FakeRoutes = {}) {
  const api = fakeApi({
    'GET /session': () => ({ body: { session: null } }),
    'POST /recovery/check': () => ({ body: { valid: true } }),
    ...routes,
  })
  const page = openPage(path, [
    {
      element: <MailDoor />,
      children: [
        {
          element: <RequireSession />,
          children: [{ path: '/profile', element: <h1>Meu Perfil</h1> }],
        },
      ],
    },
    { path: '/login', element: <h1>Entrar</h1> },
  ])
  return { ...api, ...page }
}

async function typeTwice(password: string, confirmation = password) {
  await userEvent.type(await screen.findByLabelText('Nova senha'), password)
  await userEvent.type(screen.getByLabelText('Confirmar nova senha'), confirmation)
}

const change = () => screen.getByRole('button', { name: 'Alterar senha' })

describe('/profile as the recovery form', () => {
  it('sets the password and leads to the login', async () => {
    const page = openProfile('/profile?token=t0k3n', {
      'POST /recovery/password': () => ({ body: { changed: true } }),
    })
    await screen.findByLabelText('Nova senha')
    expect(change()).toHaveProperty('disabled', true)

    await typeTwice('um cavalo azul')
    await userEvent.click(change())
    expect(await screen.findByText('Senha alterada com sucesso!')).toBeTruthy()
    await waitFor(() => expect(page.path()).toBe('/login'))
    expect(page.calls.find((call) => call.path === '/recovery/password')?.body).toEqual({
      token: 't0k3n',
      password: 'um cavalo azul',
    })
  })

  it('says that the two differ, or that the password is too short', async () => {
    const { calls } = openProfile('/profile?token=t0k3n')
    await typeTwice('12345', '1234')
    await userEvent.click(change())
    expect(await screen.findByText('Senha muito curta')).toBeTruthy()
    expect(screen.getByText('Senhas não coincidem')).toBeTruthy()
    expect(calls.some((call) => call.path === '/recovery/password')).toBe(false)
  })

  it('says why the server refused', async () => {
    openProfile('/profile?token=t0k3n', {
      'POST /recovery/password': () => refuse(429, 'identity.too-many-attempts'),
    })
    await typeTwice('um cavalo azul')
    await userEvent.click(change())
    expect(await screen.findByText('Erro ao alterar senha')).toBeTruthy()
    expect(await screen.findByText(/Muitas tentativas/)).toBeTruthy()
  })

  it('opens for nobody with a link that is not valid', async () => {
    const page = openProfile('/profile?token=velho', {
      'POST /recovery/check': () => ({ body: { valid: false } }),
    })
    await waitFor(() => expect(page.path()).toBe('/login'))
    expect(await screen.findByText('Link de recuperação inválido')).toBeTruthy()
  })

  it('without a token sends a guest to the login', async () => {
    const page = openProfile('/profile')
    await waitFor(() => expect(page.path()).toBe('/login'))
    expect(page.calls.some((call) => call.path === '/recovery/check')).toBe(false)
  })

  it('without a token opens the profile of whoever is signed in', async () => {
    openProfile('/profile', { 'GET /session': () => ({ body: { session: ana } }) })
    expect(await screen.findByText('Meu Perfil')).toBeTruthy()
  })
})

describe('a link that was sent to a new address', () => {
  it.each([
    ['confirmed', 'Email confirmado!'],
    ['expired', 'Este link não vale mais'],
    ['taken', 'Email já cadastrado.'],
  ])('%s: says so in the profile', async (outcome, said) => {
    const page = openProfile(`/profile?email=${outcome}`, {
      'GET /session': () => ({ body: { session: ana } }),
    })
    expect(await screen.findByText(said)).toBeTruthy()
    expect(await screen.findByText('Meu Perfil')).toBeTruthy()
    expect(page.path()).toBe('/profile')
  })

  it('says so to a guest too, who may then sign in', async () => {
    const page = openProfile('/profile?email=confirmed')
    expect(await screen.findByText('Email confirmado!')).toBeTruthy()
    await waitFor(() => expect(page.path()).toBe('/login'))
  })
})
