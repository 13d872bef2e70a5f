import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['O irmão Josué me passou R$ 400,00, sendo 250 da igreja e 150 meus.', ['+150 Irmão Josué']],
  ['minha mãe mandou 300, desses 100 é da minha irmã', ['+200 Mãe']],
  ['cliente pagou 450 do bolo, 80 desses é da moça do topo', ['+370 Bolo']],
  [
    'cliente pagou 300 do bolo de 3 andares, desses 50 é da Bia que fez o topo',
    ['+250 Bolo de 3 andares'],
  ],
  ['recebi 1000 da obra, 300 é do ajudante', ['+700 Obra']],
])('leaves out what of it is somebody else’s: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it.each<[string, string[]]>([['gastei 300 de mercado, 120 eu e 180 meu marido', ['-120 Mercado']]])(
  'and nothing of what was spent: %s',
  (text, books) => {
    expect(booksAfter(today, [text]).books).toEqual(books)
  },
)
