import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

/** What was written by the last message, and what its bill is due next. */
function after(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies[0] ?? '')
  const { entries, bills } = conversation.world
  const paid = entries.map(({ amountCents, date }) => `${amountCents} ${date}`)
  return { paid, next: bills.map(({ nextDate }) => nextDate.toString()), reply: replies.at(-1) }
}

const rent = 'aluguel 1.650 todo dia 10'

it.each([
  ['Paguei o aluguel de novembro no dia 10.', '165000 2026-11-10'],
  ['o aluguel de novembro eu paguei dia 12', '165000 2026-11-12'],
  ['paguei o aluguel, 1.690 com a multa, no dia 9', '169000 2026-11-09'],
  ['paguei 1.650 do aluguel de novembro', '165000 2026-11-28'],
  ['paguei o aluguel do mês passado', '165000 2026-11-28'],
  ['paguei o aluguel que venceu dia 10', '165000 2026-11-28'],
])('leaves the next due date where an earlier one was paid: %s', (text, paid) => {
  const told = after(rent, text)
  expect([told.paid, told.next]).toEqual([[paid], ['2026-12-10']])
  expect(told.reply).toMatch(/^Pronto, Aluguel de (outubro|novembro) .* O próximo vence em 10\/12/)
})

it.each([
  'paguei o aluguel',
  'paguei o aluguel ontem',
  'paguei o aluguel de dezembro adiantado',
  'já paguei o aluguel de dezembro',
])('settles the next one by %s', (text) => {
  const { paid, next } = after(rent, text)
  expect([paid.length, next]).toEqual([1, ['2027-01-10']])
})

it('writes a month once, and the next one beside it', () => {
  const november = 'paguei o aluguel de novembro no dia 10'
  expect(after(rent, november, november).paid).toHaveLength(1)
  const both = after(rent, november, 'o aluguel de dezembro já paguei também')
  expect(both).toMatchObject({ next: ['2027-01-10'] })
  expect(both.paid).toHaveLength(2)
})

it('writes an earlier month behind a later one, once', () => {
  const said = ['paguei o aluguel de dezembro hoje', 'paguei o aluguel de novembro no dia 10']
  const told = after(rent, ...said, said.at(-1) ?? '')
  expect(told).toMatchObject({ next: ['2027-01-10'] })
  expect(told.paid).toHaveLength(2)
})

it('takes one more bill for the same month, on the same day', () => {
  const { paid, next } = after(
    rent,
    'condomínio 480 todo dia 10',
    'paguei o aluguel de novembro dia 10',
    'e o condomínio também',
  )
  expect(paid).toEqual(['165000 2026-11-10', '48000 2026-11-10'])
  expect(next).toEqual(['2026-12-10', '2026-12-10'])
})

it('takes back what was paid of an earlier month', () => {
  const undone = after(rent, 'paguei o aluguel de novembro', 'desfaz')
  expect(undone).toMatchObject({ paid: [], next: ['2026-12-10'] })
  const again = after(rent, 'paguei o aluguel de novembro', 'desfaz', 'paguei o aluguel')
  expect(again.next).toEqual(['2027-01-10'])
})

const phone = 'comprei um celular em 10x de 200'
const deal = 'fiz o acordo do serasa, ficou 6 parcelas de 118,40, a primeira vence dia 10'

it.each([
  [phone, 'paguei a 2a do celular já', 20_000, 'parcela 2 de 10'],
  [phone, 'paguei a segunda do celular já, adiantei', 20_000, 'parcela 2 de 10'],
  [phone, 'já paguei a 2ª parcela do celular', 20_000, 'parcela 2 de 10'],
  [phone, 'paguei a parcela 2 do celular', 20_000, 'parcela 2 de 10'],
  [deal, 'paguei a primeira parcela do serasa hoje, saiu por 112', 11_200, 'parcela 1 de 6'],
  [deal, 'paguei a primeira do serasa, 118,40', 11_840, 'parcela 1 de 6'],
  [deal, 'paguei a parcela 1 do serasa', 11_840, 'parcela 1 de 6'],
])('settles the part that is told: %s, %s', (bought, text, sum, part) => {
  const { paid, reply } = after(bought, text)
  expect(paid.at(-1)).toBe(`${sum} 2026-11-28`)
  expect(reply).toContain(part)
})

it.each([
  [deal, 'paguei a primeira do serasa', 'paguei a primeira parcela do serasa, 112', 1],
  [phone, 'paguei a 2a do celular', 'paguei a segunda do celular', 2],
])('writes no part twice: %s, %s', (bought, text, again, count) => {
  expect(after(bought, text, again).paid).toHaveLength(count)
})

it.each(['paguei a primeira compra do mês, 120', 'paguei a segunda via do rg, 60'])(
  'settles nothing by %s',
  (text) => {
    expect(after(deal, text).next).toEqual(['2026-12-10'])
  },
)

it.each([
  'a parcela do serasa que paguei foi 118,40 mesmo',
  'a do serasa que eu paguei deu 118,40',
])('mends what was paid of it: %s', (text) => {
  const said = [deal, 'paguei a primeira parcela do serasa hoje, saiu por 112', text]
  expect(after(...said).paid).toEqual(['11840 2026-11-28'])
})
