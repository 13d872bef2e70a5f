import type { AdminPerson } from '@lya/contract/backoffice/admin-person.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { SubscribersPage } from '#backoffice/people/subscribers-page.tsx'
import { TrialsPage } from '#backoffice/people/trials-page.tsx'
import { type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'

const ana: AdminPerson = {
  userId: '0190aaaa-0000-7000-8000-000000000001',
  name: 'Ana Lima',
  email: 'ana@casa.test',
  phone: '5511987654321',
  createdAt: '2026-11-20T12:00:00Z',
  planState: 'TRIAL',
  standing: 'expiring',
  trialEndDate: '2026-11-23',
  planEndDate: null,
  priceCents: null,
  period: null,
  billing: null,
  onboardingStep: 2,
  subscription: null,
  engagement: 80,
  transactions: 12,
  churn: 0,
  churnParts: { inactivity: 0, fallingUse: 0, failedCharge: 0, endingWithoutCard: 0, silence: 0 },
  lastWriteAt: null,
  channel: 'whatsapp',
  source: 'direct',
  referralsTotal: 0,
  referralsPaid: 0,
}
const bento: AdminPerson = {
  ...ana,
  userId: '0190aaaa-0000-7000-8000-000000000002',
  name: '',
  email: 'bento@casa.test',
  phone: null,
  planState: 'ATIVO',
  standing: 'expired',
  planEndDate: '2026-11-20',
  priceCents: 24_990,
  period: 'YEARLY',
  billing: 'PIX',
  subscription: 'grace',
  churn: 85,
  churnParts: { ...ana.churnParts, inactivity: 40, failedCharge: 25, silence: 20 },
}

const trialFigures = { total: 1204, active: 900, expiring: 61, expired: 243, ready: 17 }
const planFigures = {
  ...{ total: 800, active: 700, expiring: 60, expired: 40, suspended: 3, atRisk: 12 },
}

function open(path: string, items: AdminPerson[], routes: FakeRoutes = {}) {
  const page = path.startsWith('/admin/trials') ? <TrialsPage /> : <SubscribersPage />
  return openBackOffice(path, page, {
    'GET /admin/people': () => ({ body: { items, nextCursor: 'proxima' } }),
    'GET /admin/people/count': () => ({ body: { people: 1204 } }),
    'GET /admin/people/trial-figures': () => ({ body: trialFigures }),
    'GET /admin/people/subscriber-figures': () => ({ body: planFigures }),
    'GET /admin/views': () => ({ body: { items: [] } }),
    ...routes,
  })
}
const asked = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ path }) => path === '/admin/people').map(({ query }) => query.toString())

describe('the list of trials', () => {
  it('shows each person with contact, status, day and step, and leads to them', async () => {
    open('/admin/trials', [ana])
    const row = within(await screen.findByRole('row', { name: /Ana Lima/ }))
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells.slice(1)).toEqual([
      'ana@casa.test+55 (11) 98765-4321',
      'Expirando',
      '23/11/2026',
      '2',
      '80 Alto',
      'Detalhes',
    ])
    const details = row.getByRole('link', { name: 'Detalhes de Ana Lima' })
    expect(details.getAttribute('href')).toBe(`/admin/users/${ana.userId}`)
    expect(screen.getByText('Mostrando 1 de 1.204')).toBeTruthy()
    expect(screen.getByText('17 prontos para conversão')).toBeTruthy()
  })

  it('narrows, sorts and turns pages, and its address says so', async () => {
    const page = open('/admin/trials', [ana])
    await screen.findByRole('row', { name: /Ana Lima/ })
    await userEvent.selectOptions(screen.getByLabelText('Status do trial'), 'Expirado')
    await userEvent.type(screen.getByLabelText(/Buscar/), 'ana')
    await waitFor(() => expect(page.path()).toBe('/admin/trials?busca=ana&trial=expired'))
    await userEvent.click(screen.getByRole('button', { name: 'Engajamento' }))
    await userEvent.click(screen.getByRole('button', { name: 'Próxima' }))
    const narrowed = 'busca=ana&trial=expired&ordem=engagement%3Aasc'
    await waitFor(() => expect(page.path()).toBe(`/admin/trials?${narrowed}&depois=proxima`))
    await waitFor(() => {
      const query = new URLSearchParams(asked(page).at(-1))
      expect(Object.fromEntries(query)).toEqual({
        ...{ list: 'trial', trial: 'expired', search: 'ana' },
        ...{ sort: 'engagement', direction: 'asc', cursor: 'proxima' },
      })
    })
    await userEvent.click(screen.getByRole('button', { name: 'Início' }))
    await waitFor(() => expect(page.path()).toBe(`/admin/trials?${narrowed}`))
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(page.path()).toBe('/admin/trials?ordem=engagement%3Aasc'))
  })

  it('says that nobody was found', async () => {
    open('/admin/trials?trial=active', [])
    expect(
      await screen.findByText('Nenhum usuário trial encontrado com os filtros aplicados.'),
    ).toBeTruthy()
  })

  it('says what failed, and tries again', async () => {
    let isDown = true
    open('/admin/trials', [ana], {
      'GET /admin/people': () =>
        isDown
          ? refuse(400, 'people.cursor-invalid')
          : { body: { items: [ana], nextCursor: null } },
    })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/Comece do início/)).toBeTruthy()
    isDown = false
    await userEvent.click(alert.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByRole('row', { name: /Ana Lima/ })).toBeTruthy()
  })

  it('exports what is shown, and those who were chosen', async () => {
    open('/admin/trials?trial=expiring', [ana])
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Selecionar Ana Lima' }))
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    const all = '/api/admin/people/export.csv?list=trial&trial=expiring&sort=end&direction=asc'
    expect(href('Exportar CSV')).toBe(all)
    expect(href('Exportar selecionados')).toBe(`${all}&ids=${ana.userId}`)
    await userEvent.click(screen.getByRole('button', { name: 'Limpar seleção' }))
    expect(screen.queryByText('1 selecionado')).toBeNull()
  })

  it('makes one task for each who was chosen, and only what is missing when tried again', async () => {
    const made: unknown[] = []
    open('/admin/trials', [ana, bento], {
      'POST /admin/tasks': ({ body }) => {
        made.push(body)
        return made.length === 2 ? refuse(404, 'crm.person-missing') : { status: 201, body: {} }
      },
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: /todos/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Criar tarefa' }))
    const dialog = within(await screen.findByRole('dialog'))
    const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Criar' }))
    await confirm()
    expect(dialog.getByText('Dê um título à tarefa.')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('Título'), 'Ligar antes do fim')
    await confirm()
    expect(await dialog.findByText(/1 de 2 criadas/)).toBeTruthy()
    await confirm()
    expect(await screen.findByText('2 tarefas criadas')).toBeTruthy()
    const [first, failed, again, last] = made as { id: string; userId: string }[]
    expect(first).toMatchObject({ userId: ana.userId, title: 'Ligar antes do fim', type: 'call' })
    expect(failed).toMatchObject({ userId: bento.userId })
    expect([again, last]).toEqual([first, failed])
  })

  it('keeps its filters under a name, and shows the views of others', async () => {
    const saved: unknown[] = []
    const shared = { id: ana.userId, name: 'Para ligar', query: 'trial=expiring', isShared: true }
    const page = open('/admin/trials', [ana], {
      'GET /admin/views': () => ({ body: { items: [{ ...shared, isOwn: false }] } }),
      'PUT /admin/views/*': ({ body }) => {
        saved.push(body)
        return { body: { ...shared, isOwn: true } }
      },
    })
    await screen.findByRole('option', { name: 'Para ligar' })
    await userEvent.selectOptions(screen.getByLabelText('Visões'), 'Para ligar')
    await waitFor(() => expect(page.path()).toBe('/admin/trials?trial=expiring'))
    await userEvent.selectOptions(screen.getByLabelText('Engajamento'), 'Alto')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar visão' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    expect(dialog.getByText('Dê um nome à visão.')).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('Nome'), 'Quentes')
    await userEvent.click(dialog.getByLabelText('Compartilhar com a equipe'))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() =>
      expect(saved).toEqual([
        {
          page: 'trials',
          name: 'Quentes',
          query: 'trial=expiring&engagement=high',
          isShared: true,
        },
      ]),
    )
  })
})

describe('the list of subscribers', () => {
  it('opens its card of risk to those whom it counts', async () => {
    const page = open('/admin/subscribers', [bento])
    await screen.findByRole('row', { name: /bento@casa.test/ })
    await userEvent.click(screen.getByRole('link', { name: 'Ver lista: Em risco de sair' }))
    await waitFor(() => {
      const query = new URLSearchParams(asked(page).at(-1))
      expect(Object.fromEntries(query)).toMatchObject({ list: 'subscriber', risk: 'at-risk' })
    })
    const chosen = screen.getByLabelText<HTMLSelectElement>('Risco')
    expect(chosen.selectedOptions[0]?.textContent).toBe('Em risco (70 ou mais)')
  })

  it('shows each with plan, value and renewal, and the score opens into its parts', async () => {
    open('/admin/subscribers', [bento])
    const row = within(await screen.findByRole('row', { name: /bento@casa.test/ }))
    const cells = row.getAllByRole('cell').map((cell) => cell.textContent)
    expect(cells.slice(1)).toEqual([
      'bento@casa.testN/A',
      'Vencidapagamento falhou',
      'Anual',
      'R$\u{A0}249,90',
      'PIX',
      '20/11/2026',
      '85 Alto',
      'Detalhes',
    ])
    expect(row.getByTitle(/Cobrança que falhou: 25/).title).toBe(
      'Dias sem lançar: 40\nCobrança que falhou: 25\n14 dias sem lançar: 20',
    )
    expect(screen.getByText('3 suspensas')).toBeTruthy()
  })

  it('says that nobody was found', async () => {
    open('/admin/subscribers?busca=zz', [])
    expect(
      await screen.findByText('Nenhum assinante encontrado com os filtros aplicados.'),
    ).toBeTruthy()
  })
})
