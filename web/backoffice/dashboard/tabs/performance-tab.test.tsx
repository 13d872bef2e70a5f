import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { PerformanceTab } from '#backoffice/dashboard/tabs/performance-tab.tsx'

const at = '2026-11-22T12:00:00Z'
const automation = (type: string, id: string) => ({
  ...{ id, type, status: 'pending', person: null, riskLevel: 'high', daysUntilExpiry: 3 },
  ...{ scheduledFor: at, executedAt: null, createdAt: at },
})
const kept = (key: string) => ({ key, createdAt: at, expiresAt: at, isStale: false, bytes: 2_048 })
const view = {
  cache: ['metrics', 'funnel', 'cohorts', 'an-older-one'].map(kept),
  automations: [automation('churn_alert', '1'), automation('welcome', '2')],
  queries: { count: 1, p50Ms: 1, p95Ms: 1, p99Ms: 1, slowMs: 100, slowCount: 0 },
  ...{ slow: [], processes: [], recount: null },
  hitRates: ['admin_cache', 'pool', 'elsewhere'].map((name) => ({ name, hits: 3, misses: 1 })),
  jobs: { waiting: 0, oldestMinutes: null, failed: 0 },
}

it('lets the keyboard scroll what is wider than its card', async () => {
  openBackOffice('/admin', <PerformanceTab />, {
    'GET /admin/overview/performance': () => ({ body: view }),
  })
  const region = await screen.findByRole('group', { name: 'As 5 entradas mais novas' })
  expect(region.tabIndex).toBe(0)
  expect(within(region).getByRole('table')).toBeTruthy()
})

it.each([
  [
    'Cache',
    [
      ...['Métricas do negócio', 'Funil de conversão', 'Retenção por coorte'],
      'Outros números (an-older-one)',
    ],
  ],
  ['Automações', ['Alerta de risco de churn', 'Outra automação (welcome)']],
  [
    'Processos e fila',
    [
      ...['Números guardados do painel', 'Conexões livres com o banco'],
      'Outra consulta (elsewhere)',
    ],
  ],
])('names what stands under %s in words', async (card, names) => {
  openBackOffice('/admin', <PerformanceTab />, {
    'GET /admin/overview/performance': () => ({ body: view }),
  })
  const rows = within(await screen.findByRole('region', { name: card }))
  expect(rows.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(names)
})
