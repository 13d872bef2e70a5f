import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { AnalyticsPage } from './analytics-page.tsx'

const steps = {
  ...{ signedUp: 40, onboarded: 30, firstEntry: 20 },
  ...{ engaged: 10, checkoutOpened: 5, paid: 4 },
}
const report = {
  ...{ from: '2026-11-21', to: '2026-11-22', activation: steps },
  sources: [{ source: 'referral', ...steps }],
  days: [
    { day: '2026-11-21', signUps: 15, messages: 100, askedBack: 10, undone: 1 },
    { day: '2026-11-22', signUps: 25, messages: 100, askedBack: 15, undone: 3 },
  ],
  rules: [{ rule: 'silent.unclear', decisions: 20, askedBack: 20, undone: 0 }],
}
const lesson = { day: '2026-11-22', what: 'undone', text: '<b>gastei</b> 10', reply: 'Anotei!' }

function open(shown = report) {
  return openBackOffice(
    '/admin/analytics',
    <AnalyticsPage />,
    {
      'GET /admin/usage': () => ({ body: shown }),
      'POST /admin/usage/lessons': () => ({ body: { people: 1, items: [lesson] } }),
    },
    { roles: ['marketing'] },
  )
}

it('says where people come from, how far they get and how Lya understands', async () => {
  const page = open()
  const figures = within(await screen.findByRole('region', { name: 'Analytics' }))
  expect(figures.getByText('Ativação').parentElement?.textContent).toBe('50%Ativação')
  expect(figures.getByText('Perguntou de volta').parentElement?.textContent).toContain('12,5%')
  const sources = within(screen.getByRole('table', { name: 'Cadastros por origem' }))
  expect(sources.getByRole('row', { name: /Indicação 40 50% 4 · 10%/ })).toBeTruthy()
  expect(
    screen.getByRole('row', { name: /Não anotou: não achou um valor 20 20 · 100% 0 · 0%/ }),
  ).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Período'), '7 dias')
  expect(page.calls.findLast(({ path }) => path === '/admin/usage')?.query.get('days')).toBe('7')
})

it('says that nobody wrote, where a chart would be empty', async () => {
  const days = report.days.map((day) => ({ ...day, messages: 0, askedBack: 0, undone: 0 }))
  open({ ...report, days })
  const chart = within(await screen.findByRole('region', { name: 'Dia a dia' }))
  expect(chart.getByText('Nenhuma mensagem neste período.')).toBeTruthy()
  expect(chart.queryByRole('button')).toBeNull()
})

it('opens nobody’s words before it is asked to', async () => {
  const page = open()
  const button = await screen.findByRole('button', { name: 'Abrir as mensagens' })
  expect(page.calls.some(({ path }) => path.endsWith('/lessons'))).toBe(false)
  await userEvent.click(button)
  expect(await screen.findByText('<b>gastei</b> 10')).toBeTruthy()
  expect(screen.getByText('1 pessoa deixa ler.')).toBeTruthy()
})
