import type { CohortsView } from '@lya/contract/backoffice/overview/cohorts.ts'
import type { FunnelView } from '@lya/contract/backoffice/overview/conversion.ts'
import type { Metrics } from '@lya/contract/backoffice/overview/metrics.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { PeopleOfFigures } from '#backoffice/dashboard/parts/use-people-of.tsx'
import { CohortTab } from '#backoffice/dashboard/tabs/cohort/cohort-tab.tsx'
import { ConversionTab } from '#backoffice/dashboard/tabs/conversion-tab.tsx'
import { RevenueTab } from '#backoffice/dashboard/tabs/revenue-tab.tsx'
import { refuse } from '#connection/testing/fake-api.ts'

const user = userEvent.setup()
const cached = <T,>(data: T) => ({
  ...{ data, computedAt: '2026-11-22T12:00:00Z', expiresAt: '2026-11-22T12:30:00Z' },
  isStale: false,
})
const cohorts: CohortsView = {
  cohorts: [
    {
      ...{ month: '2026-09', people: 3 },
      cells: [
        { offset: 0, month: '2026-09', retained: 3, rate: 10_000 },
        { offset: 1, month: '2026-10', retained: 2, rate: 6_667 },
        { offset: 2, month: '2026-11', retained: 0, rate: 0 },
      ],
    },
    {
      ...{ month: '2026-11', people: 4 },
      cells: [{ offset: 0, month: '2026-11', retained: 4, rate: 10_000 }],
    },
  ],
  curve: [
    { offset: 0, people: 7, retained: 7, rate: 10_000 },
    { offset: 1, people: 3, retained: 2, rate: 6_667 },
  ],
  insights: [
    { kind: 'first-month', rate: 6_667, people: 3, cohorts: ['2026-09'] },
    { kind: 'steepest-loss', offset: 1, loss: 3_333, cohorts: ['2026-09', '2026-11'] },
    { kind: 'best-cohort', month: '2026-09', offset: 1, rate: 6_667 },
    // Of an hour at which nobody said which cohorts they were.
    { kind: 'getting-worse', difference: 300, cohorts: [], before: [] },
  ],
}
const metrics = {
  snapshot: { mrrCents: 1, arrCents: 1, totalRevenueCents: 1, revenueTodayCents: 1 },
  months: [],
  byPeriod: [{ period: 'YEARLY', people: 1, mrrCents: 2_083 }],
  byMethod: [{ billingType: 'CREDIT_CARD', people: 2, mrrCents: 6_073 }],
  goal: { mrrCents: 500_000, mrrWarningCents: 200_000 },
} as unknown as Metrics

const funnelSteps: FunnelView['windows'][number]['steps'] = [
  { step: 'signed-up', people: 4, ofAll: 10_000, ofPrevious: 10_000, lost: 0, tone: 'good' },
  { step: 'paid', people: 1, ofAll: 2_500, ofPrevious: 2_500, lost: 3, tone: 'good' },
]

/** Opens a tab, and tells what was asked of a figure's people, page by page. */
function open(tab: React.ReactNode, figure: string) {
  const asked: string[] = []
  openBackOffice('/admin', <PeopleOfFigures>{tab}</PeopleOfFigures>, {
    'GET /admin/overview/cohorts': () => ({ body: cached(cohorts) }),
    'GET /admin/overview/projection': () => refuse(409, 'overview.not-ready'),
    'GET /admin/overview/funnel': () => ({
      body: cached({
        windows: [{ window: '30', steps: funnelSteps }],
        conversion: { rate: 4_615, tone: 'good', target: 1_500, warning: 1_000 },
      }),
    }),
    [`GET /admin/overview/figures/${figure}/people`]: ({ query }) => {
      asked.push(query.toString())
      return { body: { items: [], nextCursor: null } }
    },
  })
  return asked
}

async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name })
  expect(button.getAttribute('aria-description')).toMatch(/\. Ver as pessoas: /)
  await user.click(button)
}

async function openMatrix(figure: string) {
  const asked = open(<CohortTab />, figure)
  await user.click(await screen.findByRole('tab', { name: 'Mapa de calor' }))
  return asked
}

it('opens a cell of the matrix to those who stayed', async () => {
  const asked = await openMatrix('cohort-retained')
  await press('Coorte 09/2026, mês 1: 66,7%, 2 de 3')
  await screen.findByRole('dialog', { name: 'Coorte 09/2026, mês 1: quem são' })
  await waitFor(() => expect(asked).toEqual(['cohort=2026-09&month=2026-10']))
})

it('has no button where nobody stayed', async () => {
  await openMatrix('cohort-retained')
  const row = within(await screen.findByRole('row', { name: /^09\/2026/ }))
  expect(row.getByRole('cell', { name: '0,0%' }).textContent).toBe('0,0%')
  expect(row.getAllByRole('button')).toHaveLength(3)
})

it('opens the size of a cohort to all of it', async () => {
  const asked = await openMatrix('cohort-people')
  await press('Coorte 09/2026: 3 pessoas')
  await screen.findByRole('dialog', { name: 'Coorte 09/2026: quem são' })
  await waitFor(() => expect(asked).toEqual(['cohort=2026-09']))
})

it.each([
  [/^Anual/, 'MRR, Anual', 'period=YEARLY'],
  [/^Cartão/, 'MRR, Cartão', 'billingType=CREDIT_CARD'],
])('opens the share of %s to who pays so', async (name, title, part) => {
  const asked = open(<RevenueTab metrics={metrics} />, 'mrr')
  await press(name)
  await screen.findByRole('dialog', { name: `${title}: quem são` })
  await waitFor(() => expect(asked).toEqual([part]))
})

it('opens the rate under the funnel to who has a plan', async () => {
  const asked = open(<ConversionTab />, 'conversion-rate')
  await press(/^Taxa de conversão/)
  await screen.findByRole('dialog', { name: 'Taxa de conversão: quem são' })
  await waitFor(() => expect(asked).toEqual(['']))
})

it('opens a step of the funnel to its people, and so does its table', async () => {
  const asked = open(<ConversionTab />, 'funnel-paid')
  await press(/^Pagamento/)
  await screen.findByRole('dialog', { name: 'Pagamento: quem são' })
  await user.keyboard('{Escape}')
  // Unseen, the table has nothing that takes the focus.
  const table = within(await screen.findByRole('table'))
  expect(table.queryByRole('button')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ver em tabela' }))
  await press('Pagamento: 1')
  await screen.findByRole('dialog', { name: 'Pagamento: quem são' })
  await waitFor(() => expect(asked).toEqual(['window=30']))
})

it('opens a month of the curve to who stayed so long, in its table', async () => {
  const asked = open(<CohortTab />, 'cohort-retained')
  await user.click(await screen.findByRole('button', { name: 'Ver em tabela' }))
  await press('Todas as coortes, mês 0: 7 de 7')
  await screen.findByRole('dialog', { name: 'Todas as coortes, mês 0: quem são' })
  await waitFor(() => expect(asked).toEqual(['cohort=2026-09%2C2026-11&offset=0']))
})

it.each([
  ['Essas coortes, mês 1: 2 de 3', 'cohort-retained', 'cohort=2026-09&offset=1'],
  ['Essas coortes: 3 pessoas', 'cohort-people', 'cohort=2026-09'],
  ['Essas coortes, mês 0: 7 de 7', 'cohort-retained', 'cohort=2026-09%2C2026-11&offset=0'],
  ['Coorte 09/2026, mês 1: 2 de 3', 'cohort-retained', 'cohort=2026-09&offset=1'],
])('opens an insight by %s', async (name, figure, part) => {
  const asked = open(<CohortTab />, figure)
  await user.click(await screen.findByRole('tab', { name: 'Insights' }))
  await screen.findByText('As coortes novas retêm menos: 3,0 pontos abaixo das antigas.')
  await screen.findByText('A maior perda é no mês 1: 33,3 pontos a menos que no mês 0.')
  const [button] = await screen.findAllByRole('button', { name })
  await user.click(button as HTMLElement)
  await screen.findByRole('dialog', { name: /: quem são$/ })
  await waitFor(() => expect(asked).toEqual([part]))
})
