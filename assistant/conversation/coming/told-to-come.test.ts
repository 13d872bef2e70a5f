import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function held(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies[0] ?? '')
  const { entries, bills } = conversation.world
  return { entries, bills, reply: replies.at(-1) ?? '' }
}

it.each([
  ['a internet vem 89,90 dia 15', 'Internet', 8990, '2026-12-15'],
  ['a fatura do colégio vem 1.180 dia 5', 'Fatura do colégio', 118_000, '2026-12-05'],
  ['o seguro da moto vem 190 dia 8', 'Seguro da moto', 19_000, '2026-12-08'],
  ['o aluguel da cozinha é 650 dia 10', 'Aluguel da cozinha', 65_000, '2026-12-10'],
  ['a creche é 300 dia 6', 'Creche', 30_000, '2026-12-06'],
  ['o condomínio tá 410, dia 5', 'Condomínio', 41_000, '2026-12-05'],
  ['a conta de água vai dar 88 no dia 12', 'Conta de água', 8800, '2026-12-12'],
  ['Pago plano de saúde de 412 reais no dia 10', 'Plano de saúde', 41_200, '2026-12-10'],
  ['pago 89 de internet dia 15', 'Internet', 8900, '2026-12-15'],
  ['eu pago a faxineira dia 15, 150', 'Faxineira', 15_000, '2026-12-15'],
  ['pago o mecânico dia 30, 450', 'Mecânico', 45_000, '2026-11-30'],
])('offers %s, and keeps it by a touch', (text, name, amountCents, nextDate) => {
  const asked = held(text)
  expect([asked.entries, asked.bills]).toEqual([[], []])
  expect(asked.reply).toMatch(/Quer que eu te lembre\?$/)
  const { bills } = held(text, 'Me lembra')
  expect(bills).toMatchObject([{ name, amountCents, instalments: 1 }])
  expect(bills[0]?.nextDate.toString()).toBe(nextDate)
})

it.each([
  ['não esquece que dia 15 tem o material escolar, uns 400', 'Material escolar', 40_000],
  ['lembrete: dia 15 material escolar 400', 'Material escolar', 40_000],
  ['não posso esquecer do dentista dia 12, 180', 'Dentista', 18_000],
  ['dia 5 tem a van, 260, nao me deixa esquecer', 'Van', 26_000],
  ['nao esquece da vacina do cachorro sexta, 90', 'Vacina do cachorro', 9000],
])('offers %s, which is not to be forgotten', (text, name, amountCents) => {
  expect(held(text).entries).toEqual([])
  expect(held(text, 'Me lembra').bills).toMatchObject([{ name, amountCents, instalments: 1 }])
})

it('writes what was paid, and is not to be forgotten', () => {
  const { entries } = held('nao esquece que ontem paguei 50 do gas')
  expect(entries).toMatchObject([{ type: 'despesa', amountCents: 5000 }])
})

it('asks for the day of what comes in a month, and keeps it in that month', () => {
  expect(held('IPVA vai vir 4.620 em janeiro').reply).toContain('que dia vence?')
  const { bills } = held('IPVA vai vir 4.620 em janeiro', 'dia 10')
  expect(bills.map(({ nextDate }) => nextDate.toString())).toEqual(['2027-01-10'])
})

it.each([
  'o salário vem 2.000 dia 5',
  'meu pagamento é 1.500 dia 5',
  'a diária é 150 por dia',
  'o aluguel é 650',
])('offers no bill by %s', (text) => {
  expect(held(text).reply).not.toContain('para pagar')
})

it('writes what came and was paid', () => {
  expect(held('a luz veio 143 dia 10').entries).toHaveLength(1)
})

it.each([
  ['aluguel 850 pago dia 5', '2026-11-05'],
  ['o aluguel foi pago dia 5, 900', '2026-11-05'],
  ['paguei 89 de internet dia 15', '2026-11-15'],
  ['pago no pix 50 do lanche dia 15', '2026-11-15'],
])('writes what was paid on a day that is over: %s', (text, date) => {
  expect(held(text).entries).toMatchObject([{ type: 'despesa', date }])
})

it('dates each of two by its own day, a weekday within the week', () => {
  const said = 'luz 90 vou pagar sexta, internet 80 vou pagar dia 10'
  const { reply } = held(said)
  expect(reply).toMatch(/Luz: R\$\s90,00, 04\/12/)
  expect(reply).toMatch(/Internet: R\$\s80,00, 10\/12/)
})

it.each([
  ['365 do empréstimo dia 12 agora, não sei o que faço', '12/12'],
  ['ainda vem dia 15 a prestação do sofá, duzentos e dez', '15/12'],
  ['o que me mata é o sofá, dia 15 vem mais 210', '15/12'],
])('offers what is ahead, and writes no entry of last month: %s', (text, day) => {
  const { reply, entries } = held(text)
  expect(entries).toHaveLength(0)
  expect(reply).toContain(day)
})

it.each(['mercado 50 dia 12 agora', 'dia 5 agora paguei 90 de luz', 'uber 20 dia 12 agora'])(
  'and what was bought is one: %s',
  (text) => {
    expect(held(text).entries).toHaveLength(1)
  },
)
