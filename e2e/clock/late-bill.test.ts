import { post } from '../journey.ts'
import { expect, test } from './journey-in-time.ts'

test('a bill that nobody paid is late tomorrow, and paid late on that day', async ({
  page,
  signedIn,
  installation,
  time,
}) => {
  expect(signedIn.email).toContain('@')
  const { items } = (await (await page.request.get('/api/categories')).json()) as {
    items: { id: string }[]
  }
  const today = time.today()
  await post(page.request, installation, '/api/recurring', {
    name: 'Aluguel',
    amountCents: 185_000,
    frequency: 'mensal',
    dueDay: today.day,
    categoryId: items[0]?.id,
    notes: '',
    isActive: true,
    nextDate: today.toString(),
    instalments: null,
    instalmentsPaid: 0,
    endDate: null,
  })
  await page.goto('/payments')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Aluguel' })
  await expect(row.getByText('Vence hoje')).toBeVisible()

  await time.letDaysPass(1)
  await page.reload()
  await expect(row.getByText('1 dia(s) de atraso')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('main').getByText('1 em atraso')).toBeVisible()

  const bill = await page.request.get('/api/recurring')
  const { items: bills } = (await bill.json()) as { items: { id: string }[] }
  const paid = { nextDate: today.toString() }
  await post(page.request, installation, `/api/recurring/${bills[0]?.id}/payments`, paid)
  await page.goto('/transactions')
  await expect(page.getByRole('main').getByText('Aluguel').first()).toBeVisible()
  const noted = await page.request.get('/api/transactions')
  expect(await noted.json()).toMatchObject({
    items: [{ description: 'Aluguel', date: today.add({ days: 1 }).toString() }],
  })
})
