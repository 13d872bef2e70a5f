import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-25')

function asked(text: string): string {
  const goals = [
    { description: 'Moto', amount: 1_000_000, saved: 400_000 },
    { description: 'Viagem', amount: 500_000, saved: 100_000 },
  ]
  return take(begin({ today, have: { goals } }), text).replies.join('\n')
}

it.each([
  'quantos meses até fechar a moto nesse ritmo',
  'em quanto tempo junto a moto',
  'quando fecho a meta da moto?',
  'nesse ritmo quando consigo comprar a moto?',
  'quanto tempo leva pra juntar o dinheiro da moto?',
])('tells what is missing where it is asked when it is reached: %s', (text) => {
  expect(asked(text)).toMatch(/^Moto: R\$\s4\.000,00 de R\$\s10\.000,00, faltam R\$\s6\.000,00/)
})

it.each([
  'quando comprei a moto?',
  'quantos meses já paguei da moto?',
  'quando fecha a fatura?',
  'quando chego em casa te conto',
])('is asked by other words of %s', (text) => {
  expect(asked(text)).not.toMatch(/^(Moto|Viagem): /)
})

it.each([
  ['e se eu guardar 50 por semana dá?', 'com R$ 216,67 por mês você chega em 7 meses'],
  ['se eu guardar 200 por mês quando chego?', 'com R$ 200,00 por mês você chega em 8 meses'],
  ['guardando 100 por quinzena consigo?', 'com R$ 200,00 por mês'],
])('tells when the only goal is reached at such a pace: %s', (text, told) => {
  const conversation = begin({ today })
  take(conversation, 'quero juntar 1500 pro curso até março')
  const said = take(conversation, text).replies.join('\n').replaceAll('\u00a0', ' ')
  expect(said).toContain(told)
})
