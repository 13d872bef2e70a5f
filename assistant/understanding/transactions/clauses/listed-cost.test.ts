import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['corre de hj 143 ifood e 61 loggi', ['+143 Ifood', '+61 Loggi']],
  ['corre de ontem 90 uber e 40 99', ['+40 99', '+90 Uber']],
  ['entregas de hoje 143 ifood e 61 loggi', ['+143 Ifood', '+61 Loggi']],
  ['corre de hj 143 ifood, 61 loggi e 30 de gasolina', ['+143 Ifood', '+61 Loggi', '-30 Gasolina']],
  ['fiz 143 no ifood e 30 de gasolina', ['+143 Ifood', '-30 Gasolina']],
  ['rodei 143 ifood e 30 de gasolina', ['+143 Ifood', '-30 Gasolina']],
  ['recebi 200 de diária e 30 de gasolina', ['+200 Diária', '+30 Gasolina']],
  ['corre de hj: gasolina 30', ['-30 Gasolina']],
  ['ifood 143 e pão 6', ['-143 Ifood', '-6 Pão']],
])('%s: what a day of riding brought, and cost', (told, books) => {
  expect(booksAfter(today, [told]).books).toEqual(books)
})
