import type { RecurringPayment } from '@lya/contract/money/recurring.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openProduct } from '#app/testing/open-product.tsx'
import { today } from '#connection/clock.ts'
import { type FakeCall, type FakeRoutes, refuse } from '#connection/testing/fake-api.ts'
import { filledDialog } from '#design/later/testing/filled-dialog.ts'
import { pressTwice } from '#design/later/testing/press-twice.ts'
import RecurringPage from './recurring-page.tsx'

const home = {
  id: '0190aaaa-0000-7000-8000-00000000000a',
  name: 'Moradia',
  icon: '🏠',
  color: null,
  type: 'despesa',
}
const salary = { ...home, id: '0190aaaa-0000-7000-8000-00000000000b', name: 'Salário' }
const undoId = '0190aaaa-0000-7000-8000-0000000000ff'
const in30Days = Temporal.PlainDate.from(today()).add({ days: 30 }).toString()

function payment(name: string, change: Partial<RecurringPayment> = {}): RecurringPayment {
  return {
    id: `0190aaaa-0000-7000-8000-${name.length.toString().padStart(12, '0')}`,
    name,
    amountCents: 185_000,
    frequency: 'mensal',
    dueDay: 10,
    categoryId: home.id,
    category: home.name,
    categoryIcon: home.icon,
    notes: null,
    isActive: true,
    nextDate: in30Days,
    lastPaidDate: null,
    paidUndoId: null,
    instalments: null,
    instalmentsPaid: 0,
    endDate: null,
    status: 'pending',
    daysLeft: 30,
    version: 3,
    ...change,
  }
}

const rent = payment('Aluguel', { nextDate: today(), status: 'due-soon', daysLeft: 0 })
const none = { today: today(), activeTotal: 0, overdueTotal: 0, thisWeekTotal: 0 }
const listOf = (...items: RecurringPayment[]) => ({
  ...none,
  monthlyTotalCents: items.reduce((sum, one) => sum + one.amountCents, 0),
  activeTotal: items.length,
  items,
})

/** A list that the routes change, as the server's would. */
function open(items: RecurringPayment[], routes: FakeRoutes = {}) {
  const pages = [{ path: '/payments', element: <RecurringPage /> }]
  const store = { items }
  const page = openProduct('/payments', pages, {
    'GET /categories': () => ({ body: { items: [{ ...home, ...salary, type: 'receita' }, home] } }),
    'GET /recurring': () => ({ body: listOf(...store.items) }),
    [`POST /undo/${undoId}`]: () => {
      store.items = items
      return { body: { undone: true } }
    },
    ...routes,
  })
  return { ...page, store }
}

const row = async (name: string) =>
  within((await screen.findByText(name)).closest('li') as HTMLElement)

async function openForm(button = 'Novo Pagamento', title = button) {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return filledDialog(title)
}

const textIn = (field: HTMLElement) => (field as HTMLInputElement).value
const brazilian = (day: string) => day.split('-').toReversed().join('/')

describe('the list', () => {
  it('shows the cards and each status in words', async () => {
    open([
      payment('Luz', { status: 'overdue', daysLeft: -3 }),
      rent,
      payment('Seguro do carro', { frequency: 'anual', isActive: false }),
      payment('Internet', { status: 'paid', lastPaidDate: today() }),
      payment('Geladeira', { instalments: 10, instalmentsPaid: 8 }),
      payment('IPVA', { instalments: 1, amountCents: 0 }),
    ])
    expect(await screen.findByRole('heading', { name: 'Pagamentos Recorrentes' })).toBeTruthy()
    expect((await row('Luz')).getByText('3 dia(s) de atraso')).toBeTruthy()
    expect((await row('Aluguel')).getByText('Vence hoje')).toBeTruthy()
    const insurance = await row('Seguro do carro')
    expect(insurance.getByText('Inativo')).toBeTruthy()
    expect(insurance.getByText('Pendente')).toBeTruthy()
    expect(insurance.getByText('Moradia · Anual')).toBeTruthy()
    const internet = await row('Internet')
    expect(internet.getByText('Pago este mês')).toBeTruthy()
    expect(internet.queryByRole('button', { name: /^Pago/ })).toBeNull()
    const fridge = await row('Geladeira')
    expect(fridge.getByText('Faltam 2 parcelas')).toBeTruthy()
    expect(fridge.getByText('Moradia · Mensal · 8 de 10 parcelas')).toBeTruthy()
    const tax = await row('IPVA')
    expect(tax.getByText('Moradia · Uma vez')).toBeTruthy()
    expect(tax.queryByText(/parcela/)).toBeNull()
    const total = screen.getByRole('heading', { name: 'Total Mensal' }).closest('article')
    expect(within(total as HTMLElement).getByText('R$ 9.250,00')).toBeTruthy()
  })

  it('groups the late ones under their total, and only where there are any', async () => {
    const late = { nextDate: '2020-01-10', status: 'overdue' as const, daysLeft: -3 }
    open([
      payment('Luz', { ...late, amountCents: 18_340 }),
      payment('Gás', { ...late, id: home.id, amountCents: 9_000, isActive: false }),
      payment('Água', { ...late, id: salary.id, amountCents: 5_010 }),
      rent,
    ])
    await row('Luz')
    const texts = screen
      .getAllByRole('listitem')
      .map((one) => one.textContent?.replaceAll('\u00a0', ' ') ?? '')
    expect(texts.map((text) => text.slice(0, 19))).toMatchObject([
      expect.stringMatching(/^Em atraso R\$ 233,50/),
      expect.stringContaining('Luz'),
      expect.stringContaining('Água'),
      'Demais pagamentos',
      expect.stringContaining('Gás'),
      expect.stringContaining('Aluguel'),
    ])
    cleanup()
    open([rent])
    await row('Aluguel')
    expect(screen.queryByText(/Em atraso R/)).toBeNull()
    expect(screen.queryByText('Demais pagamentos')).toBeNull()
  })

  it('says when there is nothing, and opens the form from there', async () => {
    open([])
    expect(await screen.findByText('Nenhum pagamento recorrente')).toBeTruthy()
    expect(await openForm('Criar primeiro pagamento', 'Novo Pagamento')).toBeTruthy()
  })

  it('names its failure and tries again', async () => {
    let isBroken = true
    open([], {
      'GET /recurring': () =>
        isBroken ? refuse(500, 'platform.unexpected') : { body: listOf(rent) },
    })
    expect(await screen.findByText('Erro ao carregar pagamentos')).toBeTruthy()
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await row('Aluguel')).toBeTruthy()
  })
})

describe("'Pago'", () => {
  const paid = { ...rent, status: 'paid' as const, lastPaidDate: today(), nextDate: in30Days }

  it('is shown at once, names the date that was seen, and can be undone', async () => {
    let answer = () => {}
    const gate = new Promise<void>((resolve) => {
      answer = resolve
    })
    const page = open([rent], {
      [`POST /recurring/${rent.id}/payments`]: async () => {
        await gate
        page.store.items = [paid]
        return { body: { payment: paid, undoId } }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Pago: Aluguel' }))
    expect(await screen.findByText('Pago este mês')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Pago: Aluguel' })).toBeNull()
    answer()
    expect(await screen.findByText('Pagamento marcado como pago!')).toBeTruthy()
    const call = page.calls.find((one) => one.path.endsWith('/payments'))
    expect(call?.body).toEqual({ nextDate: today() })

    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByRole('button', { name: 'Pago: Aluguel' })).toBeTruthy()
  })

  it('can be taken back long after its toast is gone', async () => {
    const page = open([{ ...paid, paidUndoId: undoId }], {
      [`POST /undo/${undoId}`]: () => {
        page.store.items = [rent]
        return { body: { undone: true } }
      },
    })
    await userEvent.click(
      await screen.findByRole('button', { name: 'Desfazer o pagamento: Aluguel' }),
    )
    expect(await screen.findByRole('button', { name: 'Pago: Aluguel' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Desfazer o pagamento/ })).toBeNull()
  })

  it('says which bill each of several undos takes back', async () => {
    const light = payment('Luz', { ...rent, id: home.id, name: 'Luz' })
    open([rent, light], {
      [`POST /recurring/${rent.id}/payments`]: () => ({ body: { payment: paid, undoId } }),
      [`POST /recurring/${light.id}/payments`]: () => ({ body: { payment: light, undoId } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Pago: Aluguel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Pago: Luz' }))
    const due = brazilian(today())
    const first = (await screen.findByText(`Aluguel, de ${due}`)).closest('[role="alert"]')
    const second = (await screen.findByText(`Luz, de ${due}`)).closest('[role="alert"]')
    for (const toast of [first, second]) {
      expect(within(toast as HTMLElement).getByRole('button', { name: 'Desfazer' })).toBeTruthy()
    }
    expect(first).not.toBe(second)
  })

  it('pays one of two when it is pressed twice, and keeps the focus in its row', async () => {
    const light = payment('Luz', { ...rent, id: home.id, name: 'Luz' })
    const page = open([rent, light], {
      [`POST /recurring/${rent.id}/payments`]: () => ({ body: { payment: paid, undoId } }),
      [`POST /recurring/${light.id}/payments`]: () => {
        page.store.items = [rent, { ...light, ...paid, id: light.id, name: light.name }]
        return { body: { payment: light, undoId } }
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Pago: Aluguel' }), { detail: 1 })
    fireEvent.click(await screen.findByRole('button', { name: 'Pago: Luz' }), { detail: 2 })
    expect(await screen.findByText('Pagamento marcado como pago!')).toBeTruthy()
    expect(page.calls.filter((call) => call.path.endsWith('/payments'))).toHaveLength(1)

    screen.getByRole('button', { name: 'Pago: Luz' }).focus()
    await userEvent.keyboard('{Enter}')
    const edit = screen.getByRole('button', { name: 'Editar Luz' })
    await waitFor(() => expect(document.activeElement).toBe(edit))
  })

  it('takes what was really paid and the day of it, but none to come', async () => {
    const yesterday = Temporal.PlainDate.from(today()).subtract({ days: 1 }).toString()
    const tomorrow = Temporal.PlainDate.from(today()).add({ days: 1 }).toString()
    const page = open([rent], {
      [`POST /recurring/${rent.id}/payments`]: () => {
        page.store.items = [paid]
        return { body: { payment: paid, undoId } }
      },
    })
    const title = 'Pagar com outro valor ou dia'
    const button = 'Pagar Aluguel com outro valor ou dia'
    await userEvent.click(await screen.findByRole('button', { name: button }))
    const form = await filledDialog(title)
    const amount = form.getByLabelText(/Valor pago/)
    const day = form.getByLabelText(/Dia do pagamento/)
    expect([textIn(amount), textIn(day)]).toEqual(['1.850,00', brazilian(today())])
    const say = async (text: string, on: string) => {
      await userEvent.clear(amount)
      await userEvent.type(amount, text)
      fireEvent.change(day, { target: { value: brazilian(on) } })
      fireEvent.blur(day)
      await userEvent.click(form.getByRole('button', { name: 'Já paguei' }))
    }
    await say('0', tomorrow)
    expect(form.getByText('O dia do pagamento ainda não chegou.')).toBeTruthy()
    expect(form.getByText('O valor precisa ser maior que zero')).toBeTruthy()
    await say('1.912,40', yesterday)
    expect(await screen.findByText('Pagamento marcado como pago!')).toBeTruthy()
    const call = page.calls.find((one) => one.path.endsWith('/payments'))
    expect(call?.body).toEqual({
      nextDate: today(),
      amountCents: 191_240,
      paidDate: yesterday,
    })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
  })

  it('keeps what was typed when it is refused, and says why', async () => {
    open([rent], {
      [`POST /recurring/${rent.id}/payments`]: () => refuse(409, 'recurring.already-paid'),
    })
    const button = 'Pagar Aluguel com outro valor ou dia'
    await userEvent.click(await screen.findByRole('button', { name: button }))
    const form = await filledDialog('Pagar com outro valor ou dia')
    await userEvent.clear(form.getByLabelText(/Valor pago/))
    await userEvent.type(form.getByLabelText(/Valor pago/), '183,40')
    await userEvent.click(form.getByRole('button', { name: 'Já paguei' }))
    expect(await screen.findByText('Esse vencimento já foi pago.')).toBeTruthy()
    expect(textIn(form.getByLabelText(/Valor pago/))).toBe('183,40')
  })

  it('pays one date of a bill that is late twice, however often it is pressed meanwhile', async () => {
    const daysAgo = (days: number) => Temporal.PlainDate.from(today()).subtract({ days }).toString()
    const weekly = payment('Academia', { frequency: 'semanal', nextDate: daysAgo(20) })
    const { promise: held, resolve: answer } = Promise.withResolvers<{ body: unknown }>()
    const page = open([weekly], { [`POST /recurring/${weekly.id}/payments`]: () => held })
    const button = () => screen.findByRole('button', { name: 'Pago: Academia' })
    fireEvent.click(await button(), { detail: 1 })
    expect(await screen.findByText('13 dia(s) de atraso')).toBeTruthy()
    fireEvent.click(await button(), { detail: 1 })
    const next = { ...weekly, nextDate: daysAgo(13), status: 'overdue' as const, daysLeft: -13 }
    page.store.items = [next]
    answer({ body: { payment: next, undoId } })
    expect(await screen.findByText('Pagamento marcado como pago!')).toBeTruthy()
    const calls = page.calls.filter((call) => call.path.endsWith('/payments'))
    expect(calls.map((call) => call.body)).toEqual([{ nextDate: daysAgo(20) }])
  })

  it('takes itself back when the server refuses', async () => {
    open([rent], {
      [`POST /recurring/${rent.id}/payments`]: () => refuse(409, 'recurring.already-paid'),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Pago: Aluguel' }))
    expect(await screen.findByText('Erro ao marcar pagamento')).toBeTruthy()
    expect(screen.getByText('Esse vencimento já foi pago.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Pago: Aluguel' })).toBeTruthy()
  })
})

describe('creating', () => {
  it('asks for the category in a toast, and keeps what was typed', async () => {
    const page = open([])
    const form = await openForm()
    await userEvent.type(form.getByLabelText(/Valor/), '1850')
    await userEvent.type(form.getByLabelText(/Nome/), 'Aluguel')
    expect(form.queryByRole('option', { name: /Salário/ })).toBeNull()
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(
      await screen.findByText('Por favor, selecione uma categoria para o pagamento recorrente'),
    ).toBeTruthy()
    expect(screen.getAllByText('Categoria obrigatória').length).toBeGreaterThan(0)
    expect(textIn(form.getByLabelText(/Nome/))).toBe('Aluguel')
    expect(page.calls.some((call) => call.method === 'POST')).toBe(false)
  })

  it.each(['-1', '0', '32', '1,5', 'a'])('refuses the day %s as it was typed', async (day) => {
    const page = open([])
    const form = await openForm()
    const field = form.getByLabelText(/Dia do vencimento/)
    await userEvent.clear(field)
    await userEvent.type(field, day)
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(await form.findByText('Escolha um dia de 1 a 31')).toBeTruthy()
    expect(day.startsWith(textIn(field))).toBe(true)
    expect(page.calls.some((call) => call.method === 'POST')).toBe(false)
  })

  it('proposes the next date from day and frequency, and says when it would be late', async () => {
    open([])
    const form = await openForm()
    const next = form.getByLabelText(/Próximo pagamento/)
    expect(textIn(next)).toBe(brazilian(today()))
    const day = Temporal.PlainDate.from(today())
    const other = day.day === 1 ? 2 : 1
    await userEvent.clear(form.getByLabelText(/Dia do vencimento/))
    await userEvent.type(form.getByLabelText(/Dia do vencimento/), String(other))
    const month = day.day === 1 ? day : day.add({ months: 1 })
    expect(textIn(next)).toBe(brazilian(month.with({ day: other }).toString()))

    fireEvent.change(next, { target: { value: '01/02/2020' } })
    fireEvent.blur(next)
    expect(await form.findByText('Será criado como atrasado')).toBeTruthy()
    await userEvent.selectOptions(form.getByLabelText(/Frequência/), 'anual')
    await waitFor(() => expect(form.queryByText('Será criado como atrasado')).toBeNull())
  })

  it('says on which weekday the others of a weekly one fall due', async () => {
    open([])
    const form = await openForm()
    await userEvent.selectOptions(form.getByLabelText(/Frequência/), 'semanal')
    fireEvent.change(form.getByLabelText(/Próximo pagamento/), { target: { value: '02/12/2026' } })
    fireEvent.blur(form.getByLabelText(/Próximo pagamento/))
    expect(await form.findByText('Depois desse, um a cada 7 dias (quarta-feira).')).toBeTruthy()
    await userEvent.clear(form.getByLabelText(/Dia do vencimento/))
    await userEvent.type(form.getByLabelText(/Dia do vencimento/), '31')
    expect(form.queryByText('Em meses mais curtos, vale o último dia.')).toBeNull()
    await userEvent.selectOptions(form.getByLabelText(/Frequência/), 'quinzenal')
    expect(await form.findByText('Depois desse, um a cada 15 dias.')).toBeTruthy()
  })

  it('bounds the instalments and sends what is shown', async () => {
    const page = open([], {
      'POST /recurring': ({ body }: FakeCall) => {
        const created = payment('Sofá', body as Partial<RecurringPayment>)
        page.store.items = [created]
        return { status: 201, body: { payment: created, undoId } }
      },
    })
    const form = await openForm()
    await userEvent.type(form.getByLabelText(/Valor/), '210,5')
    await userEvent.type(form.getByLabelText(/Nome/), 'Sofá')
    await userEvent.selectOptions(await form.findByLabelText(/Categoria/), home.id)
    await userEvent.click(form.getByLabelText('Parcelas'))
    await userEvent.type(form.getByLabelText(/Total de parcelas/), '10')
    const paid = form.getByLabelText(/Parcelas pagas/)
    await userEvent.clear(paid)
    await userEvent.type(paid, '11')
    expect(textIn(paid)).toBe('1')
    await userEvent.clear(paid)
    await userEvent.type(paid, '9')
    const total = form.getByLabelText(/Total de parcelas/)
    await userEvent.clear(total)
    await userEvent.type(total, '6')
    expect(textIn(paid)).toBe('6')
    expect(form.getByText('Finalizado')).toBeTruthy()
    await userEvent.clear(total)
    await userEvent.type(total, '12')
    pressTwice(form.getByRole('button', { name: 'Salvar' }))

    expect(await screen.findByText('Pagamento criado com sucesso!')).toBeTruthy()
    expect(page.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(page.calls.find((call) => call.method === 'POST')?.body).toMatchObject({
      name: 'Sofá',
      amountCents: 21_050,
      instalments: 12,
      instalmentsPaid: 9,
      endDate: null,
      categoryId: home.id,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(await screen.findByText('Nenhum pagamento recorrente')).toBeTruthy()
  })

  it('keeps what was typed when it fails, and repeats it under the same id', async () => {
    let isBroken = true
    const page = open([], {
      'POST /recurring': ({ body }: FakeCall) =>
        isBroken
          ? refuse(503, 'platform.unavailable')
          : { status: 201, body: { payment: payment('Gás', body as object), undoId } },
    })
    const form = await openForm()
    await userEvent.type(form.getByLabelText(/Valor/), '99')
    await userEvent.type(form.getByLabelText(/Nome/), 'Gás')
    await userEvent.selectOptions(await form.findByLabelText(/Categoria/), home.id)
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Erro ao criar pagamento')).toBeTruthy()
    isBroken = false
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Pagamento criado com sucesso!')).toBeTruthy()
    const [first, second] = page.calls.filter((call) => call.method === 'POST')
    expect(second?.body).toEqual(first?.body)
  })
})

describe('editing', () => {
  const otherCategory = { categoryId: salary.id, category: 'Lazer' }
  const insurance = payment('Seguro', { instalments: 10, instalmentsPaid: 2, notes: 'carro' })

  it('infers the end, keeps the date that was agreed on, and names its failure', async () => {
    const page = open([insurance], {
      [`PATCH /recurring/${insurance.id}`]: () => refuse(500, 'platform.unexpected'),
    })
    const form = await openForm('Editar Seguro', 'Editar Pagamento')
    expect((form.getByLabelText('Parcelas') as HTMLInputElement).checked).toBe(true)
    expect(textIn(form.getByLabelText(/Observações/))).toBe('carro')
    await userEvent.selectOptions(form.getByLabelText(/Frequência/), 'semanal')
    expect(textIn(form.getByLabelText(/Próximo pagamento/))).toBe(brazilian(in30Days))
    await waitFor(() => expect(textIn(form.getByLabelText(/Categoria/))).toBe(home.id))
    await userEvent.click(form.getByRole('switch', { name: /Pagamento ativo/ }))
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    expect(await screen.findByText('Erro ao atualizar pagamento')).toBeTruthy()
    expect(page.calls.find((call) => call.method === 'PATCH')?.body).toMatchObject({
      version: 3,
      frequency: 'semanal',
      isActive: false,
      instalments: 10,
      nextDate: in30Days,
    })
    expect(screen.getByText('Moradia · Mensal · 2 de 10 parcelas')).toBeTruthy()
  })

  it('shows both versions of a stale edit, and saves the chosen one', async () => {
    const stored = { ...insurance, amountCents: 200_000, version: 4, ...otherCategory }
    // The server knows what was chosen by its id alone.
    const yours = { ...stored, amountCents: 9_900, version: 3, categoryId: home.id }
    const page = open([insurance], {
      [`PATCH /recurring/${insurance.id}`]: ({ body }: FakeCall) =>
        (body as { version: number }).version === 4
          ? { body: { payment: { ...yours, version: 5 }, undoId } }
          : refuse(409, 'recurring.stale', { yours, stored }),
    })
    const form = await openForm('Editar Seguro', 'Editar Pagamento')
    await waitFor(() => expect(textIn(form.getByLabelText(/Categoria/))).toBe(home.id))
    await userEvent.click(form.getByRole('button', { name: 'Salvar' }))
    const theirs = await screen.findByRole('region', { name: 'Como está agora' })
    expect(within(theirs).getByText('R$ 2.000,00')).toBeTruthy()
    expect(within(theirs).getByText('Lazer')).toBeTruthy()
    const mine = screen.getByRole('region', { name: 'A sua edição' })
    expect(within(mine).getByText('Moradia')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Salvar a minha edição' }))
    expect(await screen.findByText('Pagamento atualizado com sucesso!')).toBeTruthy()
    const last = page.calls.findLast((call) => call.method === 'PATCH')?.body
    expect(last).toMatchObject({ version: 4, amountCents: 9_900 })
  })
})

describe('deleting', () => {
  const question =
    'Tem certeza de que deseja excluir este pagamento? Esta ação não pode ser desfeita.'

  async function deleteRent() {
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir Aluguel' }))
    const dialog = await filledDialog(question)
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }))
  }

  it('asks, deletes at once and comes back by undo', async () => {
    const page = open([rent], {
      [`DELETE /recurring/${rent.id}`]: () => {
        page.store.items = []
        return { body: { undoId } }
      },
    })
    await deleteRent()
    expect(await screen.findByText('Pagamento excluído com sucesso!')).toBeTruthy()
    expect(await screen.findByText('Nenhum pagamento recorrente')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    expect(await row('Aluguel')).toBeTruthy()
  })

  it('names its failure and loses nothing', async () => {
    open([rent], { [`DELETE /recurring/${rent.id}`]: () => refuse(500, 'platform.unexpected') })
    await deleteRent()
    expect(await screen.findByText('Erro ao excluir pagamento')).toBeTruthy()
    expect(await row('Aluguel')).toBeTruthy()
  })
})
