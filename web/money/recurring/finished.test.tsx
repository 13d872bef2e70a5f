import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import { today } from '#connection/clock.ts'
import { filledDialog } from '#design/later/testing/filled-dialog.ts'
import RecurringPage from './recurring-page.tsx'

const home = {
  id: '0190aaaa-0000-7000-8000-00000000000a',
  name: 'Moradia',
  icon: '🏠',
  color: null,
  type: 'despesa',
}
const sofa: RecurringPayment = {
  id: '0190aaaa-0000-7000-8000-00000000000c',
  name: 'Sofá',
  amountCents: 21_050,
  frequency: 'mensal',
  dueDay: 10,
  categoryId: home.id,
  category: home.name,
  categoryIcon: home.icon,
  notes: null,
  isActive: true,
  nextDate: today(),
  lastPaidDate: null,
  paidUndoId: null,
  instalments: 10,
  instalmentsPaid: 9,
  endDate: null,
  status: 'due-soon',
  daysLeft: 0,
  version: 3,
}
const undoId = '0190aaaa-0000-7000-8000-0000000000ff'
const nextMonth = Temporal.PlainDate.from(today()).add({ months: 1 }).toString()
const gone = 'Finalizado: saiu da lista.'

/** A list of one bill, and what the server makes of each change to it. */
function open(bill: RecurringPayment, after: Partial<RecurringPayment>) {
  let items = [bill]
  const payment = { ...bill, ...after, version: bill.version + 1 }
  const isOver = payment.instalmentsPaid >= (payment.instalments ?? Number.POSITIVE_INFINITY)
  const change = () => {
    items = isOver || payment.endDate !== null ? [] : [payment]
    return { body: { payment, undoId } }
  }
  return openProduct('/payments', [{ path: '/payments', element: <RecurringPage /> }], {
    'GET /categories': () => ({ body: { items: [home] } }),
    'GET /recurring': () => ({
      body: {
        ...{ today: today(), activeTotal: 1, overdueTotal: 0, thisWeekTotal: 1 },
        ...{ monthlyTotalCents: 21_050, items },
      },
    }),
    [`PATCH /recurring/${bill.id}`]: change,
    [`POST /recurring/${bill.id}/payments`]: change,
    [`POST /undo/${undoId}`]: () => {
      items = [bill]
      return { body: { undone: true } }
    },
  })
}

/** The toast of that title, once it stands. */
const toast = async (title: string) =>
  within((await screen.findByText(title)).closest('[role=alert]') as HTMLElement)

async function edit(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Editar ${name}` }))
  const form = await filledDialog('Editar Pagamento')
  await form.findByRole('option', { name: /Moradia/ })
  return form
}

it('says what becomes of a bill that an edit finishes, before and after it is saved', async () => {
  open(sofa, { instalments: 3, instalmentsPaid: 3 })
  const form = await edit('Sofá')
  expect(form.queryByText('Finalizado')).toBeNull()
  const total = form.getByLabelText(/Total de parcelas/)
  await userEvent.clear(total)
  await userEvent.type(total, '3')
  expect(form.getByText('Finalizado')).toBeTruthy()
  expect(form.getByText('Com tudo pago, ele sai da lista.')).toBeTruthy()
  await userEvent.click(form.getByRole('button', { name: 'Salvar' }))

  const said = await toast('Pagamento atualizado com sucesso!')
  expect(said.getByText(gone)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Editar Sofá' })).toBeNull())
  await userEvent.click(said.getByRole('button', { name: 'Desfazer' }))
  expect(await screen.findByRole('button', { name: 'Editar Sofá' })).toBeTruthy()
})

it.each([
  ['its last instalment', sofa, { instalmentsPaid: 10, nextDate: nextMonth }],
  [
    'the last one before its end',
    { ...sofa, instalments: null, endDate: today() },
    { nextDate: nextMonth },
  ],
])('says the same when %s is paid', async (_, bill, after) => {
  open(bill, { ...after, lastPaidDate: today(), status: 'paid', paidUndoId: undoId })
  await userEvent.click(await screen.findByRole('button', { name: 'Pago: Sofá' }))
  expect((await toast('Pagamento marcado como pago!')).getByText(gone)).toBeTruthy()
})

it('says nothing of it while something remains', async () => {
  open({ ...sofa, instalmentsPaid: 8 }, { instalmentsPaid: 9, nextDate: nextMonth })
  await userEvent.click(await screen.findByRole('button', { name: 'Pago: Sofá' }))
  const said = await toast('Pagamento marcado como pago!')
  expect(said.getByRole('button', { name: 'Desfazer' })).toBeTruthy()
  expect(screen.queryByText(gone)).toBeNull()
})
