import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { refuse } from '#connection/testing/fake-api.ts'
import { LogsPage } from './logs-page.tsx'

const zelia = { userId: '018f0000-0000-7000-8000-0000000000aa', name: 'Zélia Cardoso' }
const entry = {
  id: '018f0000-0000-7000-8000-000000000001',
  at: '2026-11-20T02:30:00.000Z',
  operator: { userId: '018f0000-0000-7000-8000-0000000000bb', name: 'Olga', email: 'o@lya.test' },
  action: 'plan.changed',
  table: 'profiles',
  recordId: zelia.userId,
  person: zelia,
  oldValues: { priceCents: 3_990, isActive: true },
  newValues: {
    ...{
      priceCents: 2_990,
      isActive: false,
      end_date_plan: '2026-12-05',
      inicia_em: '2026-12-06T12:30:00Z',
      roles: ['finance', 'support'],
      period_plan: 'YEARLY',
    },
    ...{ own: [{ count: 2, totalCents: 4_682 }], nota: '<b>oi</b>' },
    regra: {
      match: 'all',
      groups: [{ match: 'all', conditions: [{ field: 'plan', values: ['TRIAL'], isNot: true }] }],
    },
  },
  address: '203.0.113.9',
  reason: 'promessa',
}
const open = (path = '/admin/logs', nextCursor: string | null = 'mais') =>
  openBackOffice(path, <LogsPage />, {
    'GET /admin/logs': () => ({ body: { items: [entry], nextCursor } }),
    'GET /admin/logs/choices': () => ({
      body: {
        operators: [{ userId: entry.operator.userId, name: 'Olga' }],
        actions: ['plan.changed', 'VIEW_FINANCES', 'an.older-one'],
        tables: ['profiles'],
      },
    }),
  })
const asked = (page: ReturnType<typeof open>) =>
  Object.fromEntries(page.calls.findLast(({ path }) => path === '/admin/logs')?.query ?? [])

it('shows an entry with before and after, and leads to who looked at the person', async () => {
  const page = open()
  await userEvent.click(await screen.findByRole('button', { name: /Ver ‘Editou um plano’/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editou um plano' }))
  expect(dialog.getByText('19/11/2026, 23:30:00')).toBeTruthy()
  expect(dialog.getByText('203.0.113.9')).toBeTruthy()
  const cells = dialog.getAllByRole('cell').map((cell) => cell.parentElement?.textContent)
  expect([...new Set(cells)].map((row) => row?.replaceAll('\u00a0', ' '))).toEqual([
    'PreçoR$ 39,90R$ 29,90',
    'À vendasimnão',
    'Fim do planovazio05/12/2026',
    'Começa emvazio06/12/2026, 09:30:00',
    'FunçõesvazioFinanceiro; Atendimento',
    'Período do planovazioAnual',
    'Parcelas própriasvazioParcelas: 2, Total: R$ 46,82',
    'notavazio<b>oi</b>',
    'CondiçõesvazioEstado do plano não é Teste grátis',
  ])
  expect(dialog.getByText('<b>oi</b>')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Quem olhou Zélia Cardoso' }))
  await waitFor(() => expect(asked(page)).toEqual({ recordId: zelia.userId, kind: 'look' }))
  expect(page.path()).toBe(`/admin/logs?registro=${zelia.userId}&tipo=look`)
})

it('is narrowed and paged by its address, and the file by the same', async () => {
  const page = open('/admin/logs?tipo=change')
  await screen.findByRole('button', { name: /Ver ‘Editou um plano’/ })
  await userEvent.type(screen.getByRole('searchbox'), 'promessa')
  await waitFor(() => expect(asked(page)).toEqual({ kind: 'change', search: 'promessa' }))
  expect(screen.getByRole('link', { name: 'Baixar CSV' }).getAttribute('href')).toContain(
    '/api/admin/logs/export.csv?search=promessa&kind=change',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Próxima' }))
  await waitFor(() => expect(asked(page)).toMatchObject({ cursor: 'mais', search: 'promessa' }))
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
  await waitFor(() => expect(page.path()).toBe('/admin/logs'))
})

it('says that it could not be loaded', async () => {
  openBackOffice('/admin/logs', <LogsPage />, {
    'GET /admin/logs': () => refuse(400, 'logs.cursor-invalid'),
    'GET /admin/logs/choices': () => ({ body: { operators: [], actions: [], tables: [] } }),
  })
  expect(await screen.findByText('Não foi possível carregar o registro')).toBeTruthy()
})

it('offers actions and tables by their Portuguese names, in their order', async () => {
  open()
  const names = async (label: string) => {
    const select = await screen.findByRole('combobox', { name: label })
    await waitFor(() => expect(within(select).getAllByRole('option').length).toBeGreaterThan(1))
    return within(select)
      .getAllByRole('option')
      .map((option) => option.textContent)
  }
  expect(await names('Ação')).toEqual([
    'Ação: todos',
    'an.older-one',
    'Editou um plano',
    'Viu as finanças de uma pessoa',
  ])
  expect(await names('Onde')).toEqual(['Onde: todos', 'Pessoas'])
})
