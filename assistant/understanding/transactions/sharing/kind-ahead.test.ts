import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['passagem pra entrevista 5,20 ida e 5,20 volta', 'Transporte', 'Lazer'],
  ['passagem pra Bahia 450', 'Lazer', 'Transporte'],
  ['comprei material pra sala de aula: cartolina 12, cola 8,50 e tinta 31', 'Educação', 'Moradia'],
  ['material escolar: caderno 20, tinta 12 e cola 5', 'Educação', 'Moradia'],
  ['material de pintura: tinta 120 e rolo 30', 'Moradia', 'Educação'],
])('%s: all of it in %s', (told, category, other) => {
  const { reply } = booksAfter(today, [told])
  expect(reply).toContain(category)
  expect(reply).not.toContain(other)
})
