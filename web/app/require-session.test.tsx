import { useQueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { expect, it, vi } from 'vitest'
import RequireSession from '#app/require-session.tsx'
import { openPage } from '#app/testing/open-page.tsx'
import { forgetSession } from '#connection/session/session.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'
import { fakeApi, refuse } from '#connection/testing/fake-api.ts'

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

/**
 * A menu that closes as its link is pressed, in the very moment in which the server's answer to
 * something else says that the session is over: it is drawn before any guard hears of it.
 */
function Menu() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { name } = useSignedIn()
  const [isOpen, setOpen] = useState(true)
  const leave = () => {
    forgetSession(queryClient)
    flushSync(() => setOpen(false))
    void navigate('/there')
  }
  if (!isOpen) return name
  return (
    <button type="button" onClick={leave}>
      Transações
    </button>
  )
}

function There() {
  return <h1>{useSignedIn().name}</h1>
}

function Crash({ onShown }: { onShown: () => void }) {
  onShown()
  return <h1>Algo quebrou por aqui</h1>
}

it('leads to /login when a link is pressed while the session ends', async () => {
  fakeApi({ 'GET /session': () => ({ body: { session: ana } }) })
  const crashed = vi.fn()
  const page = openPage('/here', [
    {
      element: <RequireSession />,
      errorElement: <Crash onShown={crashed} />,
      children: [
        { path: '/here', element: <Menu /> },
        { path: '/there', element: <There /> },
      ],
    },
    { path: '/login', element: <h1>Entrar</h1> },
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Transações' }))
  expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy()
  expect(page.path()).toBe('/login')
  expect(crashed).not.toHaveBeenCalled()
})

it('leaves payments and support open to who asked for the end of their account', async () => {
  const leaving = { ...ana, leavesAt: '2026-12-03T12:00:00Z' }
  fakeApi({
    'GET /session': () => ({ body: { session: leaving } }),
    'GET /support': () => ({
      body: {
        ...{ companyName: 'Lya', companyCnpj: null, companyEmail: 'oi@lya.exemplo' },
        ...{ assistantWhatsapp: null, supportWhatsapp: null, faqUrl: null },
      },
    }),
    'GET /subscription': () => refuse(500, 'platform.unexpected'),
    'GET /account/export': () => ({ body: { export: null } }),
  })
  const paths = ['/help', '/profile', '/dashboard']
  const pages = paths.map((path) => ({ path, element: <h1>Aberta</h1> }))
  openPage('/dashboard', [{ element: <RequireSession />, children: pages }])
  expect(await screen.findByRole('heading', { name: 'Sua conta vai ser excluída' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Assinatura' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Falar com o suporte' }))
  expect(await screen.findByText('oi@lya.exemplo')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Voltar para a exclusão da conta' }))
  expect(await screen.findByRole('button', { name: 'Quero ficar' })).toBeTruthy()
})
