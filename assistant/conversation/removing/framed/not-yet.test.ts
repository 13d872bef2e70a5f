import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

const after = (...said: string[]) => booksAfter(today, said).books

it.each([
  'me adiantei, só vou comprar amanhã, apaga',
  'Desconsidere: a compra será feita amanhã.',
  'remova, por favor: ainda não fiz a compra',
])('what was told too soon goes: %s', (text) => {
  expect(after('gás 90', 'feira 64', text)).toEqual(['-90 Gás'])
})

it.each(['apaga toda essa última mensagem', 'Solicito a exclusão de ambos: táxi e pastel.'])(
  'all that the last message told goes: %s',
  (text) => {
    expect(after('feira 64', 'táxi 20, pastel 12', text)).toEqual(['-64 Feira'])
  },
)

it.each(['apaga o táxi da última mensagem', 'essa mensagem foi pro grupo errado'])(
  'not all of it goes: %s',
  (text) => {
    expect(after('táxi 20, pastel 12', text)).toContain('-12 Pastel')
  },
)

it.each([
  'essa feira é a mesma, só fui uma vez',
  'essa segunda feira é a mesma da primeira, não fui de novo',
])('one of two that are one goes: %s', (text) => {
  expect(after('feira 64', 'táxi 20', 'feira 64', text)).toEqual(['-20 Táxi', '-64 Feira'])
})

it('both stay, where nobody says that they are one', () => {
  expect(after('feira 64', 'feira 64', 'é a mesma compra parcelada')).toHaveLength(2)
})

it('what is spent instead is written, and what did not come goes', () => {
  expect(
    after('feira 64', 'táxi 20', 'paguei 6 no metrô porque o táxi não veio, tira ele'),
  ).toEqual(['-6 Metrô', '-64 Feira'])
})
