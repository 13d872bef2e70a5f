import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function held(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies[0] ?? '')
  const { entries, bills } = conversation.world
  const due = bills.filter(
    ({ instalments, instalmentsPaid }) => instalmentsPaid < (instalments ?? 99),
  )
  return {
    entries: entries.map(({ amountCents }) => amountCents),
    due: due.map(({ nextDate }) => nextDate.toString()),
    reply: replies.at(-1) ?? '',
  }
}

const once = ['internet 100 vence dia 12', 'Me lembra']
const monthly = ['internet 100 todo dia 12']

it.each([
  'tira a internet da lista, já paguei',
  'já paguei a internet, tira da lista',
  'pode riscar a internet da lista, já foi paga',
  'a internet foi paga, pode tirar da lista',
  'a internet já paguei tá, tira do lembrete',
  'paguei a internet já, pode tirar da lista',
  'paguei a internet, tira da lista',
  'internet paga, pode riscar da lista',
  'pode tirar a internet da lista que eu paguei',
  'paguei a internet hj cedo pode tirar dos lembretes',
])('settles what waits: %s', (text) => {
  expect(held(...once, text)).toMatchObject({ entries: [10_000], due: [] })
  expect(held(...monthly, text)).toMatchObject({ entries: [10_000], due: ['2027-01-12'] })
})

it.each(['tira a internet da lista, já paguei', 'já paguei a internet, tira da lista'])(
  'leaves the payment that stands there: %s',
  (text) => {
    expect(held(...once, 'paguei a internet, veio 104 com a taxa', text).entries).toEqual([10_400])
    expect(held('paguei 104 da internet', text).entries).toEqual([10_400])
    expect(held(...monthly, 'paguei a internet', text).entries).toEqual([10_000])
  },
)

const wrong = [
  'A internet consta como paga hoje, o que é um equívoco. Exclua-a.',
  'a internet consta como paga hoje, está errado. Exclua',
  'a internet aparece como paga mas eu não paguei',
  'A senhora registrou a internet como paga, corrija.',
]

it.each(wrong)('pays nothing by %s', (text) => {
  expect(held(...once, text)).toMatchObject({ entries: [], due: ['2026-12-12'] })
  expect(held(...monthly, text)).toMatchObject({ entries: [], due: ['2026-12-12'] })
})

it.each(wrong)('takes the payment out, and has the bill due again: %s', (text) => {
  expect(held(...monthly, 'paguei a internet', text)).toMatchObject({
    entries: [],
    due: ['2026-12-12'],
  })
  expect(held('paguei 104 da internet', text).entries).toEqual([])
})

it.each(['a internet já está paga', 'já paguei a internet'])('pays it by %s', (text) => {
  expect(held(...monthly, text).entries).toEqual([10_000])
})

it.each([
  'a pizza já paguei tá, tira do lembrete',
  'tira o lembrete da pizza',
  'tira a pizza dos lembretes',
])('takes out no expense, where its bill is gone: %s', (text) => {
  expect(held('paguei a pizza 38', text).entries).toEqual([3800])
})

it('brings back what was taken for a reminder', () => {
  const said = 'a pizza foi gasto, só o lembrete que era pra tirar'
  expect(held('paguei a pizza 38', 'apaga a pizza', said).entries).toEqual([3800])
})
