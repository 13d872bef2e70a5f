import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { marina, openProduct } from '#app/testing/open-product.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import { DeletionSection } from './deletion-section.tsx'

const due = '2026-03-17T15:00:00Z'

function open(routes: FakeRoutes = {}, leaving: string | null = null) {
  let leavesAt = leaving
  return openProduct(
    '/profile',
    [{ path: '/profile', element: <DeletionSection givenUp={null} /> }],
    {
      'GET /session': () => ({ body: { session: { ...marina, leavesAt } } }),
      'GET /second-factor': () => ({ body: { isOn: false, recoveryCodesLeft: 0 } }),
      'GET /account/export': () => ({ body: { export: null } }),
      'POST /account/deletion': () => {
        leavesAt = due
        return { body: { leavesAt } }
      },
      'DELETE /account/deletion': () => {
        leavesAt = null
        return { body: { kept: true } }
      },
      ...routes,
    },
  )
}
const begin = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Excluir minha conta' }))
const submit = () => screen.getByRole('button', { name: 'Excluir minha conta' })
const fill = async () => {
  await userEvent.type(screen.getByLabelText('Digite EXCLUIR para confirmar'), 'excluir')
  await userEvent.type(screen.getByLabelText('Sua senha'), 'segredo da marina')
}

it('wants the word and the password, then shows nothing but the way back', async () => {
  const page = open()
  await begin()
  expect(screen.getByText(/7 dias, sua conta fica suspensa/)).toBeTruthy()
  expect(submit()).toHaveProperty('disabled', true)
  await fill()
  await userEvent.click(submit())
  expect(await screen.findByRole('heading', { name: 'Sua conta vai ser excluída' })).toBeTruthy()
  expect(screen.getByText('Em 17/03/2026, às 12:00, tudo o que é seu será apagado.')).toBeTruthy()
  expect(screen.getByText(/^Seu acesso já terminou/)).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
  const sent = page.calls.find(
    ({ path, method }) => path === '/account/deletion' && method === 'POST',
  )
  expect(sent?.body).toEqual({ confirmation: 'excluir', password: 'segredo da marina' })
})

it('leads back', async () => {
  open({}, due)
  await userEvent.click(await screen.findByRole('button', { name: 'Quero ficar' }))
  expect(await screen.findByText('Que bom que você ficou!')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Excluir minha conta' })).toBeTruthy()
})

it('hands over the data on the page of the way back', async () => {
  const file = {
    ...{ id: 'e', state: 'pending' as const, requestedAt: '2026-03-10T15:00:00Z' },
    ...{ expiresAt: null, bytes: null, url: null },
  }
  open(
    {
      'GET /account/export': () => ({ body: { export: null } }),
      'POST /account/export': () => ({ body: { export: file } }),
    },
    due,
  )
  expect(await screen.findByRole('heading', { name: 'Baixar meus dados' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Preparar meu arquivo' }))
  expect(await screen.findByText('Estamos preparando seu arquivo')).toBeTruthy()
})

it('asks for a code too where a second step is on', async () => {
  const page = open({
    'GET /second-factor': () => ({ body: { isOn: true, recoveryCodesLeft: 10 } }),
  })
  await begin()
  await fill()
  const code = await screen.findByLabelText('Código do aplicativo ou de recuperação')
  expect(submit()).toHaveProperty('disabled', true)
  await userEvent.type(code, '123456')
  await userEvent.click(submit())
  await waitFor(() => {
    const sent = page.calls.find(
      ({ path, method }) => path.endsWith('deletion') && method === 'POST',
    )
    expect(sent?.body).toMatchObject({ code: '123456' })
  })
})

/** Before it would go by itself. */
const gone = (text: string) =>
  waitFor(() => expect(screen.queryByText(text)).toBeNull(), { timeout: 3_000 })

it('leaves no older refusal beside the end that was asked for', async () => {
  const answers = [refuse(400, 'profile.password-wrong')]
  let isGoing = false
  open({
    'POST /account/deletion': () => {
      const refused = answers.shift()
      if (!refused) isGoing = true
      return refused ?? { body: { leavesAt: due } }
    },
    'GET /session': () => ({ body: { session: { ...marina, leavesAt: isGoing ? due : null } } }),
  })
  await begin()
  await fill()
  await userEvent.click(submit())
  expect(await screen.findByText('Senha atual incorreta')).toBeTruthy()
  await userEvent.click(submit())
  expect(await screen.findByRole('heading', { name: 'Sua conta vai ser excluída' })).toBeTruthy()
  await gone('Senha atual incorreta')
})

it('says why it is refused, keeps what was typed, and can be left', async () => {
  open({ 'POST /account/deletion': () => refuse(400, 'profile.password-wrong') })
  await begin()
  await fill()
  await userEvent.click(submit())
  expect(await screen.findByText('Senha atual incorreta')).toBeTruthy()
  const password = screen.getByLabelText('Sua senha')
  expect(document.activeElement).toBe(password)
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('Não conseguimos excluir sua conta')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Quero ficar' }))
  expect(screen.queryByLabelText('Sua senha')).toBeNull()
})
