import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  'minha mãe tá doente',
  'meu filho tá com febre',
  'meu pai tá internado',
  'meu marido perdeu o emprego',
  'minha filha nasceu',
])('how somebody is names no money: %s', (text) => {
  expect(booksAfter(today, ['gastei 100', text]).books).toEqual(['-100 Gasto'])
  expect(booksAfter(today, ['50', text]).books).toEqual([])
  expect(booksAfter(today, ['gastei 100', text, 'foi remédio']).books).toEqual(['-100 Remédio'])
})

it.each([
  ['remédio da minha mãe', '-100 Remédio da minha mãe'],
  ['minha mãe', '-100 Mãe'],
  ['meu carro quebrou', '-100 Carro'],
  ['minha mãe tá doente, comprei remédio', '-100 Remédio'],
])('and what it was for does: %s', (text, entry) => {
  expect(booksAfter(today, ['gastei 100', text]).books).toEqual([entry])
})
