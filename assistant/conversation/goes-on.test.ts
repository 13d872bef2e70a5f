import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function held(...said: readonly string[]) {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const { entries, bills } = conversation.world
  return { entries: entries.map(({ type, amountCents }) => [type, amountCents]), bills }
}

it('sells more of another thing by the piece', () => {
  const { entries } = held('vendi 9 queijo a 60', 'e 4 pote de doce de leite a 25')
  expect(entries).toEqual([
    ['receita', 54_000],
    ['receita', 10_000],
  ])
})

it('hears who drops the last letter of what another paid', () => {
  const { entries } = held('o tonho ainda me deve 120 da semana passada', 'o tonho pago os 120')
  expect(entries).toEqual([['receita', 12_000]])
})

it.each([
  ['emprestei 100 pra comadre, ela paga mês que vem', 'a cumadre ja pago os 100', 10_000],
  ['emprestei 50 pro zé', 'o zé ja pago os 50', 5000],
  ['emprestei 50 pra minha irmã', 'minha irmã pago tudo', 5000],
])('%s: hears it of who paid back, %s', (loan, text, cents) => {
  expect(held(loan, text).entries).toEqual([
    ['despesa', cents],
    ['receita', cents],
  ])
})

it.each(['pra mãe já pago 300 de plano', 'meu irmão pago 200 de pensão', 'eu já pago 300 de luz'])(
  'leaves what the writer pays: %s',
  (text) => {
    expect(held(text).entries.every(([type]) => type === 'despesa')).toBe(true)
  },
)

it.each(['fui no dentista', 'abasteci', 'fui no posto'])('asks what %s came to', (text) => {
  expect(held(text).entries).toEqual([])
  expect(held(text, '120').entries).toEqual([['despesa', 12_000]])
})

it.each(['fui no hospital visitar minha vó', 'fui no posto de saúde'])('leaves %s', (text) => {
  expect(held(text, '120').entries).toEqual([])
})

it.each([
  ['toda sexta pago 130 de faxina', 'a faxina vai subir, da semana que vem em diante são 140'],
  ['toda sexta pago 130 de faxina', 'a faxina é 140 agora'],
])('%s: another price from now on, %s', (bill, text) => {
  const { entries, bills } = held(bill, text)
  expect(entries).toEqual([])
  expect(bills).toMatchObject([{ amountCents: 14_000 }])
})
