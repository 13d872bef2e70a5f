import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')

function held(text: string, ...more: readonly string[]) {
  const conversation = begin({ today })
  for (const said of [text, ...more]) take(conversation, said)
  const { entries, bills } = conversation.world
  return { entries: entries.map((one) => [one.type, one.amountCents]), bills: bills.length }
}

it.each([
  ['uma cliente fez luzes de 320 no cartão em 2x', 32_000],
  ['a cliente me pagou em 2x de 150', 30_000],
  ['vendi um bolo de 90, a freguesa passou no crédito em 3x', 9000],
  ['fiz uma progressiva de 300 e a moça parcelou em 3x no cartão', 30_000],
  ['a paciente pagou a consulta de 250 em 2x no cartão', 25_000],
  ['a cliente comprou 2 vestidos de 80 no crédito em 2x', 16_000],
  ['vendi a tv em 2x de 150', 30_000],
  ['passei o cartão da cliente em 3x, 450 de mechas', 45_000],
  ['vendi um ar condicionado por 1800, cliente parcelou em 6x no cartão', 180_000],
])('what a customer pays in parts comes in: %s', (text, cents) => {
  expect(held(text)).toEqual({ entries: [['receita', cents]], bills: 0 })
})

it('works out all of the parts, and asks where a stranger might have paid', () => {
  expect(held('o cliente pagou 2x de 150 no cartão', 'sim').entries).toEqual([['receita', 30_000]])
})

it('keeps the fee of the machine an expense', () => {
  const text = 'uma cliente fez luzes de 320 no cartão em 2x, a maquininha comeu 16 reais de taxa'
  expect(held(text, 'sim').entries).toEqual([
    ['receita', 32_000],
    ['despesa', 1600],
  ])
})

it.each([
  ['comprei um presente pra cliente 300 em 3x', 10_000],
  ['comprei na cliente um perfume de 180 em 3x', 6000],
  ['comprei tv 1200 e a moça parcelou em 3x pra mim', 40_000],
  ['fiz luzes 320 no salão e parcelei em 2x', 16_000],
  ['a black friday me pegou, comprei uma airfryer em 6x de 50', 5000],
])('what the writer buys in parts stays a purchase: %s', (text, cents) => {
  expect(held(text)).toEqual({ entries: [['despesa', cents]], bills: 1 })
})
