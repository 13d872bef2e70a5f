import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const light = 'conta de luz 96,40 vence dia 10'

it.each([
  ['financiamento do trator 1.750 vence dia 30', 'paguei 2 diária pro Zé, 120 cada', -240],
  [light, 'paguei o Zé 120', -120],
  [light, 'paguei 50 pra Ana', -50],
  [light, 'dei 80 pro seu João', -80],
  ['aluguel 900 vence dia 5', 'acertei a Cida hoje, 150', -150],
])('%s, which is offered, is not what was paid: %s', (bill, said, reais) => {
  const { books } = booksAfter(today, [bill, said])
  expect(books).toHaveLength(1)
  expect(books[0]).toMatch(new RegExp(`^${reais} (?!Conta|Aluguel|Financiamento)`))
})

it('pays nothing where somebody without a sum is named', () => {
  expect(booksAfter(today, ['boleto da escola 640 vence dia 8', 'paguei o Zé']).books).toEqual([])
})

it.each([
  [light, 'paguei hoje, 98', '-98 Conta de luz'],
  [light, 'paguei 98 na lotérica', '-98 Conta de luz'],
  [light, 'paguei 98 com a multa', '-98 Conta de luz'],
  [light, 'já paguei, deu 130 com juros', '-130 Conta de luz'],
  ['aluguel 900 vence dia 5', 'paguei pro seu João 900', '-900 Aluguel'],
  [light, 'não, paguei ontem', '-96.4 Conta de luz'],
])('%s: it is what was paid by %s', (bill, said, entry) => {
  expect(booksAfter(today, [bill, said]).books).toEqual([entry])
})

const card = 'fatura do nubank fechou em 2.340, vence dia 7'

it.each(['paguei a fatura hoje', 'já paguei', 'já foi paga'])(
  'asks once whether what was bought by card was told: %s',
  (said) => {
    expect(booksAfter(today, [card, said]).books).toEqual([])
    expect(booksAfter(today, [card, said, 'já te contei tudo']).books).toEqual([])
    const { books } = booksAfter(today, [card, said, 'ainda não tinha contado'])
    expect(books).toEqual(['-2340 Fatura do nubank'])
  },
)

it('asks so of no other bill', () => {
  const { books } = booksAfter(today, ['fatura da vivo 59 vence dia 5', 'já paguei'])
  expect(books).toEqual(['-59 Fatura da vivo'])
})
