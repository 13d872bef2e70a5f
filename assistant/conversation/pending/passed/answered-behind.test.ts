import { expect, test } from 'vitest'

import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const after = (...said: string[]) => booksAfter(today, said)

test.each([
  ['12 e um leite 6', ['-12 Pão', '-6 Leite']],
  ['foi 12 e um leite 6', ['-12 Pão', '-6 Leite']],
  ['12 reais, leite 6', ['-12 Pão', '-6 Leite']],
  ['12 o pão e 6 o leite', ['-12 Pão', '-6 Leite']],
  ['12 e 50', ['-12.5 Pão']],
])('an answer with one more thing behind it is of both: %s', (text, books) => {
  expect(after('comprei pão', text).books).toEqual(books)
})

test.each([
  'foi minha mãe que pagou',
  'quem pagou foi o João',
  'minha amiga pagou',
  'foi meu pai quem pagou pra mim',
  'foi de graça',
  'ganhei da vizinha',
])('what another paid is let go of: %s', (text) => {
  const { books, reply } = after('comprei pão', text)
  expect(books).toEqual([])
  expect(reply).not.toContain('?')
})

test('what nobody paid yet is still asked', () => {
  expect(after('comprei pão', 'minha mãe ainda não pagou').reply).toContain('quanto foi?')
})

test.each([
  ['foi pra faxineira', ['-50 Faxineira']],
  ['pra manicure', ['-50 Manicure']],
  ['pro meu irmão', ['-50 Irmão']],
  ['foi da cliente', ['+50 Cliente']],
  ['da Carla', ['+50 Carla']],
  ['pra mim', []],
  ['do mercado', []],
])('who is named tells which way a sum went: %s', (text, books) => {
  expect(after('pix 50', text).books).toEqual(books)
})
