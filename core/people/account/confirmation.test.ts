import { expect, it } from 'vitest'
import { readConfirmation } from '#people/account/confirmation.ts'

it.each([
  ['EXCLUIR', true],
  [' excluir ', true],
  ['', false],
  ['EXCLUI', false],
  ['EXCLUIR TUDO', false],
])('%j means it: %s', (typed, isMeant) => {
  expect(readConfirmation(typed)).toBe(isMeant)
})
