import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['recebi 2.900 hoje e a Bia recebe 1.800 dia 30', ['+2900 Entrada']],
  ['recebi 2.900 hoje, a Bia recebe 1.800 dia 30', ['+2900 Entrada']],
  ['ganhei 800 hoje e o João ganha 500 amanhã', ['+800 Entrada']],
  ['recebi meu salário 2.900 e minha mulher vai receber 1.800', ['+2900 Salário']],
  ['recebi 300 do Pedro e a Ana vai me pagar 200', ['+300 Pedro']],
  ['recebi 300 do Pedro e 200 da Ana', ['+200 Ana', '+300 Pedro']],
])('%s: only what came to the writer is written', (told, books) => {
  expect(booksAfter(today, [told]).books).toEqual(books)
})

it.each([
  ['recebi 1.500 e minha esposa recebe 1.200 dia 10', '+1500 Entrada'],
  ['recebi 300 do Pedro e recebo 200 da Ana dia 30', '+300 Pedro'],
])('%s: the day is that of what is still to come', (told, entries) => {
  expect(standsAfter(today, [told]).entries).toBe(entries)
})
