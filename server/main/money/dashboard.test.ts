import type { Dashboard } from '@lya/contract/money/insights.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { fixedClock } from '#platform/clock/clock.ts'

const clock = fixedClock('2026-11-21T15:00:00Z')
let app: TestApp
let maria: TestPerson
let home: string

beforeAll(async () => {
  app = await testApp({ clock })
})
beforeEach(async () => {
  clock.moveTo('2026-11-21T15:00:00Z')
  maria = await testPerson(app)
  home = await maria.category('Casa', '🏠|#aabbcc')
})
afterAll(() => app.close())

const dashboard = () => maria.ask<Dashboard>('GET', '/api/dashboard')
const spend = (amountCents: number, given: Record<string, unknown> = {}) =>
  maria.ask('POST', '/api/transactions', {
    amountCents,
    date: '2026-11-10',
    type: 'despesa',
    description: 'compra',
    categoryId: null,
    ...given,
  })
const bill = async (name: string, nextDate: string, given: Record<string, unknown> = {}) => {
  const { payment } = await maria.ask<{ payment: { id: string } }>('POST', '/api/recurring', {
    name,
    amountCents: 5_000,
    frequency: 'mensal',
    dueDay: Number(nextDate.slice(-2)),
    categoryId: home,
    notes: null,
    isActive: true,
    nextDate,
    instalments: null,
    instalmentsPaid: 0,
    endDate: null,
    ...given,
  })
  return payment.id
}
const pay = (id: string) => maria.ask('POST', `/api/recurring/${id}/payments`, {})

it('shares out the expenses of the current month, largest first', async () => {
  const pets = await maria.category('Pets')
  await spend(3_000, { categoryId: home })
  await spend(1_000, { categoryId: home, date: '2026-11-30' })
  await spend(1_500)
  await spend(500, { categoryId: pets, date: '2026-11-01' })
  await spend(90_000, { categoryId: pets, date: '2026-10-31' })
  await spend(90_000, { categoryId: pets, date: '2026-12-01' })
  await spend(90_000, { categoryId: pets, type: 'receita' })
  expect((await dashboard()).distribution).toEqual([
    { categoryId: home, category: 'Casa', icon: '🏠', amountCents: 4_000, percent: 66.7 },
    { categoryId: null, category: null, icon: null, amountCents: 1_500, percent: 25 },
    { categoryId: pets, category: 'Pets', icon: '🏷️', amountCents: 500, percent: 8.3 },
  ])
})

it('lists late payments however old, today and what is coming', async () => {
  await bill('em um mês', '2026-12-21')
  await bill('longe', '2026-12-22')
  await bill('amanhã', '2026-11-22')
  await bill('hoje', '2026-11-21')
  await bill('ontem', '2026-11-20')
  await bill('antigo', '2016-11-21')
  await bill('inativo', '2026-11-20', { isActive: false })
  await bill('finalizado', '2026-11-20', { instalments: 2, instalmentsPaid: 2 })
  const { upcoming } = await dashboard()
  expect(upcoming.map((one) => [one.name, one.status, one.days])).toEqual([
    ['antigo', 'overdue', 3_652],
    ['ontem', 'overdue', 1],
    ['hoje', 'today', 0],
    ['amanhã', 'upcoming', 1],
    ['em um mês', 'upcoming', 30],
  ])
  expect(upcoming[0]).toMatchObject({
    amountCents: 5_000,
    nextDate: '2016-11-21',
    category: 'Casa',
  })
})

it('says what is paid this month and comes again in the next', async () => {
  await bill('ontem', '2026-11-20')
  await bill('amanhã', '2026-11-22')
  const [late] = (await dashboard()).upcoming
  await maria.ask('POST', `/api/recurring/${late?.id}/payments`, { nextDate: '2026-11-20' })
  const { upcoming } = await dashboard()
  expect(upcoming.map((one) => [one.name, one.isPaid])).toEqual([
    ['amanhã', false],
    ['ontem', true],
  ])
})

it('shows how far the budgets of the month are used, fullest first', async () => {
  const pets = await maria.category('Pets')
  const plan = (categoryId: string, amountCents: number, month: string) =>
    maria.ask('POST', '/api/budgets', { categoryId, amountCents, month })
  await plan(home, 30_000, '2026-11')
  await plan(pets, 1_000, '2026-11')
  await plan(pets, 9_000, '2026-12')
  await spend(10_000, { categoryId: home })
  await spend(1_001, { categoryId: pets })
  expect((await dashboard()).budgets).toMatchObject([
    { category: 'Pets', icon: '🏷️', plannedCents: 1_000, spentCents: 1_001, percent: 100.1 },
    { category: 'Casa', icon: '🏠', plannedCents: 30_000, spentCents: 10_000, percent: 33.33 },
  ])
})

it('merges what was written, paid and late, newest first', async () => {
  const paid = await bill('Luz', '2026-11-18')
  const late = await bill('Água', '2026-11-20')
  // Late since midnight of the 21st in São Paulo, which is three in the morning in London.
  clock.moveTo('2026-11-21T02:00:00Z')
  await spend(700, { description: 'véspera', categoryId: home })
  clock.moveTo('2026-11-21T14:00:00Z')
  await pay(paid)
  clock.moveTo('2026-11-21T15:00:00Z')
  await spend(900, { type: 'receita', description: 'venda' })
  const { activities } = await dashboard()
  expect(activities.map((one) => [one.type, one.title, one.description, one.category])).toEqual([
    ['income', 'Receita adicionada', 'venda', 'Sem categoria'],
    ['payment', 'Pagamento realizado', 'Luz', 'Casa'],
    ['warning', 'Pagamento em atraso', 'Água: 1 dia(s) atrasado', 'Casa'],
    ['expense', 'Despesa adicionada', 'véspera', 'Casa'],
  ])
  expect(activities[1]).toMatchObject({ id: `paid-${paid}`, date: '2026-11-21' })
  expect(activities[2]).toMatchObject({
    id: `late-${late}`,
    date: '2026-11-20',
    createdAt: '2026-11-21T03:00:00.000000Z',
  })
})

it('tells of a payment once, with what was paid and when, whatever becomes of the bill', async () => {
  const id = await bill('Luz', '2026-11-18')
  await maria.ask('POST', `/api/recurring/${id}/payments`, {
    amountCents: 18_340,
    paidDate: '2026-11-19',
  })
  clock.moveTo('2026-11-21T16:00:00Z')
  await spend(700, { description: 'café' })
  await maria.ask('PATCH', `/api/recurring/${id}`, { name: 'Energia', amountCents: 99 })
  const { activities } = await dashboard()
  expect(activities.map((one) => [one.title, one.amountCents, one.date])).toEqual([
    ['Despesa adicionada', 700, '2026-11-10'],
    ['Pagamento realizado', 18_340, '2026-11-19'],
  ])
})

it('tells of every payment of a bill that was late twice as a payment', async () => {
  const id = await bill('Luz', '2026-10-18')
  await maria.ask('POST', `/api/recurring/${id}/payments`, { nextDate: '2026-10-18' })
  clock.moveTo('2026-11-21T15:30:00Z')
  await maria.ask('POST', `/api/recurring/${id}/payments`, { nextDate: '2026-11-18' })
  clock.moveTo('2026-11-21T16:00:00Z')
  await spend(5_000, { description: 'Luz', categoryId: home })
  const { activities } = await dashboard()
  expect(activities.map((one) => [one.type, one.title, one.description])).toEqual([
    ['expense', 'Despesa adicionada', 'Luz'],
    ['payment', 'Pagamento realizado', 'Luz'],
    ['payment', 'Pagamento realizado', 'Luz'],
  ])
})

it('tells once of a payment that was made elsewhere, and of a purchase in instalments', async () => {
  const id = await bill('Água', '2026-12-10')
  await app.owner.query(
    "update pagamentos_recorrentes set data_ultimo_pagamento = '2026-11-10' where id = $1",
    [id],
  )
  await spend(5_000, { description: 'Água', categoryId: home })
  const text = 'comprei um celular de 1.800 em 12x'
  await maria.ask('POST', '/api/assistant/messages', { text })
  const { activities } = await dashboard()
  expect(activities.map((one) => [one.type, one.description])).toEqual([
    ['payment', 'Celular'],
    ['payment', 'Água'],
  ])
})

it('still tells of a payment whose expense was deleted', async () => {
  await pay(await bill('Luz', '2026-11-18'))
  const { items } = await maria.ask<{ items: { id: string }[] }>('GET', '/api/transactions')
  await maria.ask('DELETE', `/api/transactions/${items[0]?.id}`)
  const { activities } = await dashboard()
  expect(activities.map((one) => one.title)).toEqual(['Pagamento realizado'])
})

it('says what is left of the balance after the bills of the month', async () => {
  await spend(100_000, { type: 'receita' })
  expect((await dashboard()).balanceAfterBillsCents).toBeNull()
  await bill('em dezembro', '2026-12-01')
  expect((await dashboard()).balanceAfterBillsCents).toBeNull()
  const late = await bill('atrasada', '2026-10-20')
  await bill('toda semana', '2026-11-24', { frequency: 'semanal', amountCents: 1_000 })
  await bill('pausada', '2026-11-25', { isActive: false })
  // October's and November's of the late one, and one more week.
  expect((await dashboard()).balanceAfterBillsCents).toBe(100_000 - 10_000 - 1_000)
  await pay(late)
  expect((await dashboard()).balanceAfterBillsCents).toBe(95_000 - 5_000 - 1_000)
})

it('expects of next month the bills that fall due in it, beside what is written', async () => {
  const ahead = async () => (await dashboard()).chart.at(-1)?.expected
  expect(await ahead()).toEqual({ incomeCents: null, expensesCents: null })
  await bill('Aluguel', '2026-12-10')
  await bill('Luz', '2026-11-28')
  await bill('última', '2026-11-28', { instalments: 5, instalmentsPaid: 4 })
  await bill('toda semana', '2026-12-01', { frequency: 'semanal', amountCents: 1_000 })
  await bill('em janeiro', '2027-01-01')
  await bill('pausada', '2026-12-25', { isActive: false })
  await spend(700, { date: '2026-12-24' })
  expect(await ahead()).toEqual({ incomeCents: null, expensesCents: 10_000 + 5_000 + 700 })
})

it('looks thirty days ahead on the last day of January too', async () => {
  clock.moveTo('2027-01-31T15:00:00Z')
  maria = await testPerson(app)
  home = await maria.category('Casa')
  await bill('em março', '2027-03-02')
  expect((await dashboard()).upcoming).toMatchObject([{ name: 'em março', days: 30 }])
})

it('shows five activities, of late payments the latest', async () => {
  for (const day of ['01', '02', '03', '04', '05', '06']) await bill(day, `2026-11-${day}`)
  const { activities } = await dashboard()
  expect(activities.map((one) => one.description)).toEqual([
    '06: 15 dia(s) atrasado',
    '05: 16 dia(s) atrasado',
    '04: 17 dia(s) atrasado',
    '03: 18 dia(s) atrasado',
    '02: 19 dia(s) atrasado',
  ])
})

it('forgets a payment 30 days after it was made, even when it is edited later', async () => {
  const id = await bill('Luz', '2026-11-18')
  await pay(id)
  const titles = async () => (await dashboard()).activities.map((one) => one.title)
  const age = (paid: string, written: string) =>
    app.owner.query(
      `with conta as (
        update pagamentos_recorrentes set data_ultimo_pagamento = $2, updated_at = $3
        where id = $1 returning user_id
      )
      update transacoes set quando = $2, created_at = $3 where user_id = (table conta)`,
      [id, paid, written],
    )
  await age('2026-10-22', '2026-10-22T15:00:00Z')
  expect(await titles()).toEqual(['Pagamento realizado'])
  await age('2026-10-22', '2026-10-22T14:59:59Z')
  expect(await titles()).toEqual(['Despesa adicionada'])
  await age('2026-10-21', '2026-11-21T15:00:00Z')
  expect(await titles()).toEqual(['Despesa adicionada'])
})

it('takes an undone payment out of the activities', async () => {
  const id = await bill('Luz', '2026-12-18')
  const { undoId } = await maria.ask<{ undoId: string }>(
    'POST',
    `/api/recurring/${id}/payments`,
    {},
  )
  expect((await dashboard()).activities).toHaveLength(1)
  await maria.undo(undoId)
  expect((await dashboard()).activities).toEqual([])
})

it('is empty for a new person, and shows nobody what is not theirs', async () => {
  await bill('Luz', '2026-11-18')
  await spend(5, { categoryId: home })
  maria = await testPerson(app)
  expect(await dashboard()).toMatchObject({
    activities: [],
    distribution: [],
    upcoming: [],
    budgets: [],
  })
})
