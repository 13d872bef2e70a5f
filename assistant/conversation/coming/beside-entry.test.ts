import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

function held(...said: readonly string[]) {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join('\n'))
  const { entries, bills } = conversation.world
  return {
    entries: entries.map(({ type, amountCents, description, date }) => {
      return `${type === 'receita' ? '+' : '-'}${amountCents} ${description} ${date}`
    }),
    bills: bills.map(({ name, amountCents, dueDay }) => `${name} ${amountCents} ${dueDay}`),
    said: replies.map((one) => one.replaceAll('\u00a0', ' ')),
  }
}

it.each([
  ['caiu o salário 2.800 e o aluguel eu pago dia 5, 900', '+280000 Salário 2026-11-27'],
  ['caiu meu salario 2800, amanhã pago o aluguel 900', '+280000 Salario 2026-11-27'],
  ['recebi 700 da diária, sexta eu pago a creche que é 350', '+70000 Diária 2026-11-27'],
  ['mercado 120 e a luz eu só pago semana que vem, deu 140', '-12000 Mercado 2026-11-27'],
])('writes what was done, and offers what is to be paid: %s', (text, entry) => {
  const { entries, bills, said } = held(text)
  expect(entries).toEqual([entry])
  expect(bills).toEqual([])
  expect(said[0]).toMatch(/Para pagar .*: .*Quer que eu te lembre\?/)
})

it('keeps the bill when it is asked to', () => {
  const { bills } = held('caiu o salário 2.800 e o aluguel eu pago dia 5, 900', 'Me lembra')
  expect(bills).toEqual(['Aluguel 90000 5'])
})

it.each(['o IPTU eu pago dia 10, são 186,50', 'vou pagar o IPTU dia 10, 186,50'])(
  'offers what alone is to be paid: %s',
  (text) => {
    const { entries, said } = held(text)
    expect(entries).toEqual([])
    expect(said[0]).toContain('IPTU, R$ 186,50, para pagar em 10/12')
  },
)

it('takes what was paid on a day for paid', () => {
  expect(held('aluguel 850 pago dia 5').entries).toEqual(['-85000 Aluguel 2026-11-05'])
})
