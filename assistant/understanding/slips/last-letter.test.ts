import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['compre flores 40 e vela 12', ['-12 Vela', '-40 Flores']],
  ['gaste 40 de lanche', ['-40 Lanche']],
  ['ganhe 50 da minha vó', ['+50 Vó']],
  ['deix 30 na igreja', ['-30 Igreja']],
  ['almoce no quilo 32', ['-32 Almoço (quilo)']],
  ['peça q compre pra ele 130', ['-130 Peça']],
  ['pague seu João 50', ['-50 João']],
  ['ganhe 84 reais na quina!!!', ['+84 Quina']],
])('hears what was done without its last letter: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it('asks what was paid, which is told without its last letter', () => {
  expect(booksAfter(today, ['pague a luz']).reply).toBe('Luz: quanto foi?')
  expect(booksAfter(today, ['pague a luz', '80']).books).toEqual(['-80 Luz'])
})

it.each([
  'talvez eu compre um sofá de 1200',
  'minha mãe quer que eu compre um sofá de 1200',
  'tomara que eu ganhe 500 na mega',
  'preciso que ele me pague 300',
  'Compre o sofá de 1200 por 900!',
  'Oferta: compre 2 camisetas por 50',
  'Pague agora e ganhe 10% de desconto, Shopee',
  'se eu gaste 300 no lazer sobra quanto',
  'troque o mercado por padaria',
])('leaves what is wished, offered or asked of her: %s', (text) => {
  expect(booksAfter(today, [text]).books).toEqual([])
})
