import { expect, it } from 'vitest'
import { findLabel } from '#design/form/type-ahead.model.ts'

const labels = ['Escolha uma', '🍽️ Alimentação', '🏠 Aluguel', '💊 Saúde', '🎮 Água e luz', 'Lazer']

it.each([
  ['ali', 0, 1],
  ['ALI', 0, 1],
  ['alu', 1, 2],
  ['a', 0, 1],
  ['a', 1, 2],
  ['aa', 2, 4],
  ['a', 4, 1],
  ['saude', 0, 3],
  ['sáu', 0, 3],
  ['agua e', 0, 4],
  ['l', 0, 5],
  ['x', 0, -1],
  ['', 0, -1],
  [' ', 0, -1],
])('%j from %i on is %i', (typed, current, found) => {
  expect(findLabel(labels, typed, current)).toBe(found)
})
