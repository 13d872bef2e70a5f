import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

describe('work that was agreed, of which a part has come', () => {
  it.each([
    [
      'fechei uma pintura de 1.800, peguei 600 de entrada',
      'terminei a pintura, ele pagou o resto',
      ['+1200 Pintura', '+600 Pintura'],
    ],
    [
      'fechei um bolo de 250 pra sábado, recebi 100 de sinal',
      'entreguei o bolo e ela pagou o resto',
      ['+100 Bolo', '+150 Bolo'],
    ],
    [
      'peguei um trabalho de 900, recebi 300 de sinal',
      'recebi o resto',
      ['+300 Trabalho', '+600 Trabalho'],
    ],
  ])('is remembered for the rest: %s, %s', (told, paid, books) => {
    expect(booksAfter(today, [told]).books).toHaveLength(1)
    expect(booksAfter(today, [told, paid]).books).toEqual(books)
  })
})

describe('what is kept or complained of', () => {
  it.each(['separei 300 pra emergência', 'tá caro tudo né'])(
    'writes nothing, and is understood: %s',
    (said) => {
      const { books, reply } = booksAfter(today, [said])
      expect(books).toEqual([])
      expect(reply).not.toMatch(/Não peguei|Ainda não entendi|gastou ou recebeu/)
    },
  )
})

it('is bought today, whatever is bought each day', () => {
  expect(booksAfter(today, ['e o pão de todo dia, 8', 'sim']).books).toEqual(['-8 Pão'])
})
