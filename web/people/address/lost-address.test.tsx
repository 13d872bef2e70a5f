import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { marina, marinaProfile, openProduct } from '#app/testing/open-product.tsx'

const label = { name: 'Sua conta está sem email' }

function open(session: Partial<typeof marina>, profile: { pendingEmail?: string; phone?: null }) {
  return openProduct('/dashboard', [{ path: '/dashboard', element: <h1>Olá</h1> }], {
    'GET /session': () => ({ body: { session: { ...marina, ...session } } }),
    'GET /profile': () => ({ body: { ...marinaProfile, ...session, ...profile } }),
  })
}

it('tells on every page that the address is of another account now, and how to get in', async () => {
  open({ email: '', emailVerified: false }, {})
  const alert = await screen.findByRole('complementary', label)
  expect(alert.textContent).toContain('Seu email foi confirmado em outra conta')
  expect(alert.textContent).toContain('entre com o telefone (11) 9 8765-4321')
  const link = screen.getByRole('link', { name: 'Informar outro email' })
  expect(link.getAttribute('href')).toBe('/profile')
})

it('waits for the link that was sent to another one', async () => {
  open({ email: '', emailVerified: false }, { pendingEmail: 'nova@exemplo.com' })
  const alert = await screen.findByRole('complementary', label)
  expect(alert.textContent).toContain('Falta abrir o link que mandamos para nova@exemplo.com')
})

it('says that only the support helps whoever has no telephone either', async () => {
  open({ email: '', emailVerified: false }, { phone: null })
  expect((await screen.findByRole('complementary', label)).textContent).toContain('não saia')
})

it('is not there for anybody else', async () => {
  open({ emailVerified: false }, {})
  await screen.findByRole('heading', { name: 'Olá' })
  expect(screen.queryByRole('complementary', label)).toBeNull()
})
