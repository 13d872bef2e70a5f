import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const before = ['padaria 12', 'açougue 87', 'posto 150']
const books = ['-12 Padaria', '-87 Açougue', '-150 Posto'].toSorted()
const without = ['-12 Padaria', '-150 Posto'].toSorted()

function after(...texts: string[]) {
  return booksAfter(today, [...before, ...texts])
}

it.each([
  'exclui esse 87 aí, os outros dois tão ok',
  'o de 87 pode tirar, os outros dois ficam',
  'pode remover o gasto de R$ 87, o resto tá certinho',
  'some com o de 87',
  'aquele de 87 ali, apaga pfv',
  'o lançamento de R$ 87 está errado, pode excluir',
])('the one of that sum goes: %s', (text) => {
  expect(after(text).books.toSorted()).toEqual(without)
})

it.each([
  'não apaga o de 87',
  'o de 87 não apaga',
  'quando eu apago o de 87 ele some?',
  'o de 87 já apagou?',
  'se eu apagar o de 87 quanto fica?',
])('it stays: %s', (text) => {
  expect(after(text).books).toContain('-87 Açougue')
})

it('of what is named the sum is no other', () => {
  expect(after('o de 87 tá certo, apaga a padaria').books.toSorted()).toEqual(
    books.filter((one) => one !== '-12 Padaria'),
  )
})

it('of two of that sum it is asked which', () => {
  const told = after('farmácia 87', 'some com o de 87')
  expect(told.books).toHaveLength(4)
  expect(told.reply).toContain('Qual')
})
