import type { CallScript } from '@lya/contract/backoffice/scripts.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { ScriptsPage } from '#backoffice/scripts/scripts-page.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'

const user = userEvent.setup()
const script: CallScript = {
  ...{ type: 'trial_day_4', title: 'Dia 4', content: 'Oi, {{nome}}!' },
  ...{ whatsappTemplate: null, isActive: true, version: 3 },
}
const example = {
  ...{ primeiro_nome: 'Marina', nome: '<b>Marina</b> {{operador}}', operador: 'Ana' },
  ...{ dias_restantes: '4 dias', fim_do_teste: '25/11/2026', link_planos: 'https://lya.test' },
}
const open = (routes: FakeRoutes = {}, path = '/admin/tasks/scripts') =>
  openBackOffice(path, <ScriptsPage />, {
    'GET /admin/scripts': () => ({ body: { items: [script], example } }),
    ...routes,
  })
const preview = async () => within(await screen.findByRole('region', { name: 'Como fica' }))
const content = () => screen.getByLabelText<HTMLTextAreaElement>('O que dizer')

it('shows what is said as it will be read, what variables hold being text', async () => {
  open()
  expect((await preview()).getByText('Oi, <b>Marina</b> {{operador}}!')).toBeTruthy()
  expect(screen.getAllByText('Sem roteiro')).toHaveLength(7)
})

it('refuses an unknown variable by name, and saves once it is right', async () => {
  const { calls } = open({
    'PUT /admin/scripts/trial_day_4': ({ body }) => ({
      body: { script: { ...script, ...(body as object), version: 4 } },
    }),
  })
  await preview()
  await user.type(content(), ' {{{{saldo}}')
  await user.click(screen.getByRole('button', { name: 'Salvar roteiro' }))
  expect(screen.getByText('A variável {{saldo}} não existe. Confira o nome.')).toBeTruthy()
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
  await user.clear(content())
  await user.type(content(), 'Oi, ')
  await user.click(screen.getByRole('button', { name: 'Inserir {{primeiro_nome}}' }))
  expect(content().value).toBe('Oi, {{primeiro_nome}}')
  expect((await preview()).getByText('Oi, Marina')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Salvar roteiro' }))
  await screen.findByText('Roteiro salvo')
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    ...{ content: 'Oi, {{primeiro_nome}}', whatsappTemplate: null, version: 3 },
  })
})

it('keeps what is not saved yet while another kind is looked at', async () => {
  open()
  await preview()
  await user.type(content(), ' E aí?')
  await user.click(screen.getByRole('link', { name: /^Reunião/ }))
  expect(content().value).toBe('')
  await user.click(screen.getByRole('link', { name: /^Dia 4/ }))
  expect(content().value).toBe('Oi, {{nome}}! E aí?')
})

it('lets the second of two editors see the first, and save over it', async () => {
  const theirs = { ...script, content: 'Delas', version: 4 }
  const { calls } = open({
    'PUT /admin/scripts/trial_day_4': ({ body }) => {
      const { version } = body as CallScript
      if (version === 3) return refuse(409, 'scripts.stale', { yours: body, stored: theirs })
      return { body: { script: { ...script, ...(body as object), version: 5 } } }
    },
  })
  await preview()
  await user.type(content(), ' Meu')
  await user.click(screen.getByRole('button', { name: 'Salvar roteiro' }))
  await user.click(await screen.findByRole('button', { name: 'Salvar o meu por cima' }))
  await screen.findByText('Roteiro salvo')
  expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
    ...{ content: 'Oi, {{nome}}! Meu', version: 4 },
  })
})

it('writes the first script of a kind', async () => {
  const { calls } = open(
    {
      'PUT /admin/scripts/meeting': ({ body }) => ({
        body: { script: { ...(body as object), type: 'meeting', version: 1 } },
      }),
    },
    '/admin/tasks/scripts?tipo=meeting',
  )
  await preview()
  await user.click(screen.getByRole('button', { name: 'Salvar roteiro' }))
  expect(screen.getByText('Escreva um título.')).toBeTruthy()
  await user.type(screen.getByLabelText('Título'), 'Reunião')
  await user.type(content(), 'Boa tarde!')
  await user.click(screen.getByRole('button', { name: 'Salvar roteiro' }))
  await screen.findByText('Roteiro salvo')
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: null })
})
