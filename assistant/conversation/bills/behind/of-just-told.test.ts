import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

/** What is written and kept when all of it was said, and the last reply. */
function after(...said: string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join(' '))
  const { entries, bills } = conversation.world
  return {
    reply: (replies.at(-1) ?? '').replaceAll('\u00a0', ' '),
    books: entries.map((one) => `${one.amountCents / 100} ${one.description}`).toSorted(),
    bills: bills.map(({ name, amountCents, dueDay, instalments, nextDate }) => {
      return `${name} ${amountCents / 100} dia ${dueDay} x${instalments ?? 0} ${nextDate}`
    }),
  }
}

const fridge = 'comprei uma geladeira de 3000 em 10x'
const phone = 'comprei um celular de 1800 em 6x'
const rent = 'aluguel 1200 todo dia 5'

it.each([
  [fridge, 'dei 500 de entrada', ['250 Geladeira', '500 Geladeira (entrada)'], 'Geladeira 250'],
  [phone, 'paguei 300 de entrada nele', ['250 Celular', '300 Celular (entrada)'], 'Celular 250'],
  [phone, 'a entrada foi 600', ['200 Celular', '600 Celular (entrada)'], 'Celular 200'],
  [fridge, 'dei 600 de entrada e o resto em 12x', ['200 Geladeira', '600 Geladeira (entrada)'], ''],
])('takes what was given first off the parts: %s, %s', (bought, said, books, bill) => {
  const told = after(bought, said)
  expect(told.books).toEqual(books)
  expect(told.bills).toHaveLength(1)
  expect(told.bills[0]).toContain(bill)
})

it.each([
  [fridge, 'são 12x na verdade', '250 Geladeira', 'Geladeira 250 dia 26 x12 2026-12-26'],
  [phone, 'o celular é em 9x', '200 Celular', 'Celular 200 dia 26 x9 2026-12-26'],
  [phone, 'errei, são 12 parcelas', '150 Celular', 'Celular 150 dia 26 x12 2026-12-26'],
  [phone, 'corrige, 6x de 320', '320 Celular', 'Celular 320 dia 26 x6 2026-12-26'],
  [fridge, 'todo dia 15', '300 Geladeira', 'Geladeira 300 dia 15 x10 2026-12-15'],
  [fridge, 'vence todo dia 12', '300 Geladeira', 'Geladeira 300 dia 12 x10 2026-12-12'],
  [phone, 'a parcela vence dia 20', '300 Celular', 'Celular 300 dia 20 x6 2026-12-20'],
  [fridge, 'paguei a primeira já', '300 Geladeira', 'Geladeira 300 dia 26 x10 2026-12-26'],
  [fridge, 'a primeira já foi paga', '300 Geladeira', 'Geladeira 300 dia 26 x10 2026-12-26'],
  [
    fridge,
    'foi no cartão da minha mãe, pago pra ela',
    '300 Geladeira',
    'Geladeira 300 dia 26 x10 2026-12-26',
  ],
])('buys nothing twice: %s, %s', (bought, said, entry, bill) => {
  expect(after(bought, said)).toMatchObject({ books: [entry], bills: [bill] })
})

it('leaves another thing that was paid for', () => {
  expect(after(phone, 'dei 500 de entrada no carro').bills).toHaveLength(1)
  const { books, bills } = after('internet 100 todo dia 10', 'esse mês paguei 500 na mecânica')
  expect([books, bills]).toEqual([['500 Mecânica'], ['Internet 100 dia 10 x0 2026-12-10']])
})

it.each([
  [rent, 'esse mês só paguei 1000', ['1000 Aluguel'], 'Aluguel 1200 dia 5 x0 2027-01-05'],
  [rent, 'paguei só 1000 esse mês', ['1000 Aluguel'], 'Aluguel 1200 dia 5 x0 2027-01-05'],
  [rent, 'vai aumentar pra 1300 em janeiro', [], 'Aluguel 1300 dia 5 x0 2026-12-05'],
  [rent, 'o aluguel vai aumentar pra 1300 em janeiro', [], 'Aluguel 1300 dia 5 x0 2026-12-05'],
  [rent, 'mês que vem vai pra 1250', [], 'Aluguel 1250 dia 5 x0 2026-12-05'],
  [rent, 'é até março só', [], 'Aluguel 1200 dia 5 x4 2026-12-05'],
  ['escola 900 todo dia 5', 'são 10 meses só', [], 'Escola 900 dia 5 x10 2026-12-05'],
  ['consórcio 600 todo dia 20', 'faltam 30 parcelas', [], 'Consórcio 600 dia 20 x30 2026-12-20'],
  ['escola 900 todo dia 5', 'a partir de fevereiro', [], 'Escola 900 dia 5 x0 2027-02-05'],
  [rent, 'meu irmão paga metade', [], 'Aluguel 600 dia 5 x0 2026-12-05'],
  ['spotify 22 todo dia 12', 'divido com minha namorada', [], 'Spotify 11 dia 12 x0 2026-12-12'],
])('is of the bill that was just kept: %s, %s', (kept, said, books, bill) => {
  expect(after(kept, said)).toMatchObject({ books, bills: [bill] })
})

it('says from which month another price holds', () => {
  expect(after(rent, 'vai aumentar pra 1300 em janeiro').reply).toContain('antes de janeiro')
})

it.each([
  [rent, 'vou sair dessa casa, tira'],
  ['netflix 55 todo dia 3', 'cancelei, pode tirar'],
])('gives up the bill that was just kept: %s, %s', (kept, said) => {
  expect(after(kept, said).bills).toEqual([])
})

it.each(['quanto fica por mês?', 'quando acaba?', 'termina quando?', 'quantas faltam?'])(
  'answers of the purchase that was just told: %s',
  (asked) => {
    expect(after(fridge, asked).reply).toBe(
      'Geladeira: faltam 9 de 10 parcelas de R$ 300,00, ao todo R$ 2.700,00. A próxima vence em 26/12, e a última, em agosto de 2027.',
    )
  },
)
