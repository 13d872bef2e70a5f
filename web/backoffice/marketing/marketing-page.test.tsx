import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import { MarketingPage } from './marketing-page.tsx'

const segment = {
  id: 'b0a4f9d2-0000-4000-8000-000000000011',
  name: 'Teste acabando',
  rule: {
    match: 'all',
    groups: [{ match: 'all', conditions: [{ field: 'plan', values: ['TRIAL'] }] }],
  },
  version: 1,
  updatedAt: '2026-11-22T12:00:00Z',
}
const template = {
  ...{ id: 'b0a4f9d2-0000-4000-8000-000000000012', name: 'Convite', channel: 'email' },
  ...{ subject: 'Oi', body: 'Vem ver.', button: 'Ver', path: '/planos', metaName: '' },
  ...{ version: 1, updatedAt: '2026-11-22T12:00:00Z' },
}
const nothing = { states: {}, skipped: {}, openedLinks: 0, unsubscribed: 0, deleted: 0 }
const campaign = {
  ...{ id: 'b0a4f9d2-0000-4000-8000-000000000013', name: 'Volta', state: 'sending' },
  ...{ channel: 'email', segment: null, template: null, perMinute: 60, startsAt: null },
  ...{ startedAt: '2026-11-22T12:00:00Z', endedAt: null, audience: 12, version: 3 },
  results: { ...nothing, states: { sent: 7, skipped: 2, pending: 3 }, openedLinks: 4 },
}
const counted = {
  ...{ count: 12, total: 400, reachable: { email: 9, whatsapp: 2 } },
  sample: [{ userId: segment.id, name: 'Ana Lima', email: 'ana@exemplo.com', plan: 'TRIAL' }],
}

const open = (tab: string, routes: FakeRoutes = {}) =>
  openBackOffice(
    `/admin/marketing?aba=${tab}`,
    <MarketingPage />,
    {
      'GET /admin/segments': () => ({ body: { items: [segment] } }),
      'POST /admin/segments/preview': () => ({ body: counted }),
      'GET /admin/templates': () => ({ body: { items: [template] } }),
      'GET /admin/campaigns': () => ({ body: { items: [campaign], cursor: null } }),
      ...routes,
    },
    { roles: ['marketing'], route: '/admin/marketing' },
  )

it('builds a segment of conditions, and counts it as it is built', async () => {
  const page = open('segmentos', {
    'PUT /admin/segments/*': ({ body }) => ({ body: { ...segment, ...(body as object) } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Adicionar condição' }))
  expect(screen.getByText('Complete as condições para contar.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Teste grátis' }))
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar condição' }))
  const [, second] = screen.getAllByRole('combobox', { name: 'Condição' })
  await userEvent.selectOptions(second as HTMLElement, 'Dias para o fim')
  await userEvent.type(screen.getByLabelText('Dias para o fim, até'), '3')
  const audience = within(screen.getByRole('region', { name: 'Quem está nele agora' }))
  expect(await audience.findByText('12')).toBeTruthy()
  expect(audience.getByText('de 400 pessoas (3%)')).toBeTruthy()
  expect(audience.getByRole('link', { name: 'Ana Lima' })).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/Nome do segmento/), 'Acaba em 3 dias')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar segmento' }))
  await waitFor(() =>
    expect(page.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      name: 'Acaba em 3 dias',
      version: 0,
      rule: {
        groups: [
          {
            match: 'all',
            conditions: [
              { field: 'plan', values: ['TRIAL'] },
              { field: 'daysToEnd', to: 3 },
            ],
          },
        ],
      },
    }),
  )
})

it('says which variable there is not, and saves nothing with it', async () => {
  const page = open('modelos')
  await userEvent.type(await screen.findByLabelText(/Nome do modelo/), 'Novo')
  await userEvent.type(screen.getByLabelText('Assunto'), 'Oi, {{{{saldo}}')
  await userEvent.type(screen.getByLabelText(/^Texto \*?$/), 'Vem ver.')
  expect(await screen.findByText('Não existe: {{saldo}}.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Salvar modelo' })).toHaveProperty('disabled', true)
  expect(page.calls.some(({ path }) => path.startsWith('/admin/templates/'))).toBe(false)
})

it('shows what came of a campaign, opens a figure to its people, and stops it', async () => {
  const page = open('campanhas', {
    'GET /admin/campaigns/*': () => ({ body: { ...campaign, rule: null, content: null } }),
    [`GET /admin/campaigns/${campaign.id}/people`]: () => ({
      body: {
        items: [
          {
            ...{ userId: segment.id, name: 'Bia', email: 'bia@exemplo.com' },
            ...{ reason: 'no-consent', at: '2026-11-22T12:00:00Z' },
          },
        ],
        cursor: null,
      },
    }),
    [`POST /admin/campaigns/${campaign.id}/stop`]: () => refuse(409, 'campaigns.stale'),
  })
  await userEvent.click(await screen.findByRole('link', { name: 'Volta' }))
  await userEvent.click(await screen.findByRole('button', { name: '2 Puladas' }))
  expect(await screen.findByText(/Não aceita novidades neste canal/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Parar de vez' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Parar de vez' }))
  expect(await screen.findByText(/mudou em outra tela/)).toBeTruthy()
  expect(page.calls.find(({ method }) => method === 'POST')?.body).toEqual({ version: 3 })
})

it('says how many a campaign would go to before it goes', async () => {
  const saved = { ...campaign, state: 'draft', version: 1 }
  const page = open('campanhas&campanha=nova', {
    'PUT /admin/campaigns/*': () => ({ body: saved }),
    'GET /admin/campaigns/*': () => ({ body: { ...campaign, rule: null, content: null } }),
    'POST /admin/campaigns/*': () => ({ body: campaign }),
  })
  await userEvent.type(await screen.findByLabelText(/Nome da campanha/), 'Volta')
  await userEvent.selectOptions(await screen.findByLabelText('Segmento'), segment.name)
  await userEvent.selectOptions(screen.getByLabelText('Modelo'), template.name)
  await userEvent.click(screen.getByRole('button', { name: 'Enviar...' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Enviar para 12 pessoas?' }))
  expect(dialog.getByText(/9 por e-mail, 2 por WhatsApp/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar' }))
  await waitFor(() =>
    expect(page.calls.find(({ path }) => path.endsWith('/launch'))?.body).toEqual({
      version: 1,
      startsAt: null,
    }),
  )
})
