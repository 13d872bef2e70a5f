import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  'hoje vendi 5 pudins a 20 cada, recebi tudo. a Rita levou mais 2 fiado, 40, paga sexta',
  'vendi 5 pudins de 20, pagos na hora, e o seu Jorge levou 2 pra pagar sábado, 40',
  'hoje recebi por cinco pudins, 20 cada. a Rita pegou outros dois, mas só paga os 40 na sexta',
])('what was taken on trust is none of what was paid for: %s', (text) => {
  const { books, reply } = booksAfter(today, [text])
  expect(books).toEqual(['+100 Pudins'])
  expect(reply).toContain('R$ 40,00')
})

it.each([
  ['vendi 12 marmitas a 18, a Cida levou 3 fiado', '+162 Marmitas'],
  ['vendi 5 bolos a 30, recebi tudo. a Rita pagou mais 60 que tava devendo', null],
  ['vendi 12 marmitas a 18, 9 pagas na hora e a Cida levou 3 fiado, 54', null],
])('and what is a part of it, or another debt, stays: %s', (text, entry) => {
  const { books, reply } = booksAfter(today, [text])
  if (entry) expect(books).toEqual([entry])
  expect(books).not.toContain('+216 Marmitas')
  expect(reply).not.toContain('faltam R$ 60,00')
})
