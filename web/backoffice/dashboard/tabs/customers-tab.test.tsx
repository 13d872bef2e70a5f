import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openBackOffice } from '#app/testing/open-back-office.tsx'
import { CustomersTab } from './customers-tab.tsx'

it('says of each score of a person what it is', async () => {
  const ana = {
    ...{ userId: '0190aaaa-0000-7000-8000-000000000001', name: 'Ana Lima', engagement: 80 },
    ...{ email: null, churn: 12, churnParts: {} },
  }
  openBackOffice('/admin', <CustomersTab show={() => null} />, {
    'GET /admin/people': () => ({ body: { items: [ana], nextCursor: null } }),
  })
  const row = (await screen.findByRole('button', { name: 'Ana Lima' })).closest('li')
  expect(row?.textContent).toBe('Ana LimaEngajamento 80 AltoRisco de churn 12 Baixo')
})
