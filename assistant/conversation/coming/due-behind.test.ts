import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function held(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join('\n'))
  const { entries, bills } = conversation.world
  return {
    entries: entries.map(({ amountCents, description }) => `${amountCents} ${description}`),
    bills: bills.map(({ name, amountCents, nextDate }) => `${amountCents} ${name} ${nextDate}`),
    reply: replies.at(-1) ?? '',
  }
}

it.each([
  [
    'Paguei a conta de luz de R$ 187,45 ontem e a de gás, R$ 62,30, só vence na segunda.',
    '18745 Conta de luz',
    '6230 Gás 2026-11-30',
  ],
  [
    'paguei a conta de água de 88 ontem e a de luz, 140, só vence na terça',
    '8800 Conta de água',
    '14000 Luz 2026-12-01',
  ],
  [
    'paguei o aluguel ontem 900 e o condomínio 300 vence dia 10',
    '90000 Aluguel',
    '30000 Condomínio 2026-12-10',
  ],
  [
    'aluguel 1.100 pago, luz 94,30 que vence dia 5 ainda não',
    '110000 Aluguel',
    '9430 Luz 2026-12-05',
  ],
  ['paguei o aluguel 1100, a luz de 94,30 vence só dia 5', '110000 Aluguel', '9430 Luz 2026-12-05'],
  ['o gás foi 125, e a água 89,90 que vence dia 3', '12500 Gás', '8990 Água 2026-12-03'],
  ['paguei a luz de 140 hoje, a água de 60 vence quinta', '14000 Luz', '6000 Água 2026-12-03'],
])('writes what was paid, and offers what only falls due: %s', (text, entry, bill) => {
  const told = held(text)
  expect([told.entries, told.bills]).toEqual([[entry], []])
  expect(told.reply).toMatch(/Quer que eu te lembre\?$/)
  expect(held(text, 'me lembra').bills).toEqual([bill])
})

it('offers it behind a bill that was paid', () => {
  const said = 'paguei a luz ontem, deu 190, e a de gás, 62,30, só vence na segunda'
  const { entries, bills } = held('luz 187 todo dia 30', said, 'me lembra')
  expect(entries).toEqual(['19000 Luz'])
  expect(bills).toEqual(['18700 Luz 2026-12-30', '6230 Gás 2026-11-30'])
})

it.each(['paguei a luz 100 e a água 60 que vence dia 10', 'paguei luz 100 e água 60'])(
  'writes both of %s',
  (text) => {
    expect(held(text).entries).toHaveLength(2)
  },
)

it.each([
  ['gás 115, e a água vence dia 3', '11500 Gás', '89,90', '8990 Água 2026-12-03'],
  ['padaria 12 e o aluguel vence dia 5', '1200 Padaria', '900', '90000 Aluguel 2026-12-05'],
  ['mercado 210 e a internet só vence dia 9', '21000 Mercado', '99', '9900 Internet 2026-12-09'],
])('asks for the sum of what only falls due: %s', (text, entry, sum, bill) => {
  expect(held(text).entries).toEqual([entry])
  expect(held(text, sum, 'me lembra')).toMatchObject({ entries: [entry], bills: [bill] })
})

it.each(['gás 115 e o boleto vence dia 3', 'luz 98, a segunda via vence dia 5'])(
  'hears its own day in %s',
  (text) => {
    expect(held(text).entries).toEqual([])
  },
)

it.each([
  [
    'meu salário caiu hoje 4.200 e o do Marcos cai dia 30, 3.800',
    '420000 Salário',
    'o do Marcos caiu',
    '380000',
  ],
  [
    'recebi 1.200 da faxina e o salário do Jonas cai dia 5, 2.000',
    '120000 Faxina',
    'o salário do Jonas caiu',
    '200000 Salário do Jonas',
  ],
  [
    'mercado 80 e meu salário cai dia 30, 2.000',
    '8000 Mercado',
    'meu salário caiu',
    '200000 Salário',
  ],
])('keeps the money that is to come beside what came: %s', (text, entry, came, later) => {
  expect(held(text).entries).toEqual([entry])
  expect(held(text).reply).toContain('Como ainda não caiu')
  expect(held(text, came).entries.join()).toContain(later)
})
