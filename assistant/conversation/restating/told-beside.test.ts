import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function booked(said: string): string {
  const conversation = begin({ today })
  for (const text of said.split(' | ')) take(conversation, text)
  const books = conversation.world.entries.map(({ type, amountCents, description, date }) => {
    const sign = type === 'receita' ? '+' : '-'
    const [, month, day] = date.toString().split('-')
    return `${sign}${amountCents / 100} ${description} ${day}/${month}`
  })
  return books.toSorted().join('; ')
}

it.each([
  ['mercado 200 ontem | ontem nao, foi anteontem o mercado', '-200 Mercado 24/11'],
  ['almoço 30 hoje | pão 8 | hoje nao, ontem o almoço', '-30 Almoço 25/11; -8 Pão 26/11'],
  ['uber 30 segunda | segunda não, terça o uber', '-30 Uber 24/11'],
  [
    'a van é 450 todo dia 10 | a van do mês passado eu paguei 450 dia 10 de novembro',
    '-450 Van 10/11',
  ],
  [
    'a internet é 100 todo dia 5 | a internet eu esqueci, paguei 100 dia 5 de novembro',
    '-100 Internet 05/11',
  ],
  [
    'a parcela do carro é 890 dia 15 todo mes, ja paguei a desse mes | paguei dia 15 no caso, e foi 905 por causa de juros',
    '-905 Parcela do carro 15/11',
  ],
])('falls on the day that is told: %s', (said, books) => {
  expect(booked(said)).toBe(books)
})

it.each([
  [
    'almoço 34 e café 12 | o café eu dividi com a colega, me custou só 6',
    '-34 Almoço 26/11; -6 Café 26/11',
  ],
  [
    'pizza 80 | pão 8 | na pizza rachei com meu irmão, gastei 40 só',
    '-40 Pizza 26/11; -8 Pão 26/11',
  ],
  [
    'almoço 34 e café 12 | dividi o café com a colega, só gastei 6',
    '-34 Almoço 26/11; -6 Café 26/11',
  ],
])('comes down to the own part: %s', (said, books) => {
  expect(booked(said)).toBe(books)
})

it('stays beside what was spent of it', () => {
  const said = 'recebi 20 da passagem | a passagem ela deu 20 mas eu gastei 17,20 de ônibus'
  expect(booked(said)).toBe('+20 Passagem 26/11; -17.2 Ônibus 26/11')
})
