import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'
import { isKnownWord } from '#understanding/slips/repair.ts'
import { findSwapped } from '#understanding/slips/swapped.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  ['auemntaram', 'aumentaram'],
  ['juhno', 'junho'],
  ['aidna', 'ainda'],
  ['diivde', 'divide'],
])('finds that two letters of %s changed places', (word, meant) => {
  expect(findSwapped(word, isKnownWord)).toBe(meant)
})

// Each of them is one letter's place from a known word, and a word itself.
it.each(['parceira', 'preto', 'caxias', 'concerto', 'engano', 'frente'])('leaves %s', (word) => {
  expect(findSwapped(word, isKnownWord)).toBeUndefined()
})

it('reads what is told with letters changed about', () => {
  const told = [
    'mercado 142',
    'Quanto eu já gastei e quanto aidna tenho?',
    'dois qulios de acém 40',
  ]
  expect(booksAfter(today, told).books).toEqual(['-142 Mercado', '-40 Acém'])
})
