import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function after(...said: string[]) {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  return conversation.world
}

it.each([
  ['devo 1.200 no cartão, parcelei em 6 de 230', 'Cartão', 23_000, 6],
  ['devo 900 pro banco, negociei em 10x de 110', 'Banco', 11_000, 10],
  ['tô devendo 600 da geladeira, parcelei em 6 vezes', 'Geladeira', 10_000, 6],
  ['negociei a dívida do cartão em 12x de 180', 'Cartão', 18_000, 12],
  ['minha dívida no nubank é 2.000, parcelei em 5x de 450', 'Dívida no nubank', 45_000, 5],
])('keeps the parts of a debt, and writes none of them as paid: %s', (text, name, each, left) => {
  const { bills, entries } = after(text, 'todo dia 10')
  expect(bills).toMatchObject([{ name, amountCents: each, instalments: left, dueDay: 10 }])
  expect(entries).toEqual([])
})

it('leaves the first part to be paid where it is said not to be', () => {
  const told = 'devo 1.200 no cartão, parcelei em 6 de 230'
  const unpaid = 'não paguei a primeira parcela do cartão ainda'
  const { bills, entries } = after(told, unpaid, 'dia 10')
  expect(bills).toMatchObject([{ amountCents: 23_000, instalments: 6 }])
  expect(entries).toEqual([])
})

it.each([
  'comprei uma geladeira de 1200, parcelei em 6 de 230',
  'comprei uma geladeira de 1200 e parcelei em 6x de 230',
  'geladeira 1200, parcelei em 6 de 230',
])('writes what was bought in parts once, by its name: %s', (text) => {
  const { bills, entries } = after(text)
  expect(entries).toMatchObject([{ description: 'Geladeira', amountCents: 23_000 }])
  expect(bills).toMatchObject([{ name: 'Geladeira', amountCents: 23_000, instalments: 6 }])
})
