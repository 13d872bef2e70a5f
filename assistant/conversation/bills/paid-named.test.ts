import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')
const bill = (description: string, amount: number, day: number) => {
  return { description, amount, day, frequency: 'mensal' } as const
}
const bills = [
  bill('Aluguel', 165_000, 10),
  bill('Condomínio', 48_000, 10),
  bill('Escola', 89_000, 5),
]

function paidBy(text: string, own = bills) {
  const conversation = begin({ today, have: { bills: own } })
  const { replies } = take(conversation, text)
  const { entries, bills: left } = conversation.world
  const paid = entries.map(({ amountCents, description, date }) => {
    return `${description} ${amountCents} ${date.slice(5)}`
  })
  const next = left.map(({ nextDate }) => nextDate.toString().slice(5))
  return { paid: paid.toSorted(), next, reply: replies.join('\n') }
}

it.each([
  [
    'Paguei o aluguel e o condomínio de novembro no dia 10, mas a escola só paguei no dia 9, com multa de R$ 17,80.',
    ['Aluguel 165000 11-10', 'Condomínio 48000 11-10', 'Escola 90780 11-09'],
  ],
  ['paguei o aluguel e o condomínio dia 10', ['Aluguel 165000 11-10', 'Condomínio 48000 11-10']],
  ['paguei a escola no dia 6, com multa de 20', ['Escola 91000 11-06']],
])('pays each on its day, and leaves December: %s', (text, paid) => {
  const told = paidBy(text)
  expect(told.paid).toEqual(paid)
  expect(told.next).toEqual(['12-10', '12-10', '12-05'])
})

it.each([
  ['paguei o aluguel, o condomínio e a escola', 3],
  ['o aluguel e a escola já paguei', 2],
  ['paguei o aluguel e a escola ontem', 2],
  ['paguei a escola com 20 de juros', 1],
])('pays all that are named: %s', (text, count) => {
  expect(paidBy(text).paid).toHaveLength(count)
})

it('asks for the sums where only the fine is told', () => {
  const text =
    'Paguei a luz e a internet no dia 10, mas a água só paguei no dia 12, com multa de R$ 6,40.'
  const { paid, reply } = paidBy(text, [])
  expect(paid).toEqual([])
  expect(reply).toContain('quanto foi?')
})

it.each([
  'paguei o aluguel e o pão',
  'minha mãe pagou o aluguel e a escola',
  'não paguei o aluguel e a escola',
])('pays nothing by %s', (text) => {
  expect(paidBy(text).paid).toEqual([])
})
