import { expect, it } from 'vitest'
import { photoProblem } from './photo.model.ts'

const noImage = 'Por favor, selecione uma imagem.'
const tooLarge = 'A imagem deve ter no máximo 5MB.'

it.each([
  ['image/jpeg', 5_242_880, null],
  ['image/png', 1, null],
  ['image/gif', 1, null],
  ['image/png', 5_242_881, tooLarge],
  ['image/webp', 1, noImage],
  ['image/svg+xml', 1, noImage],
  ['application/pdf', 9_000_000, noImage],
  ['', 1, noImage],
])('%s of %i bytes: %s', (type, size, problem) => {
  expect(photoProblem({ type, size })).toBe(problem)
})
