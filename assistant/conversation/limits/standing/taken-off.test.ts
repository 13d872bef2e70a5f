import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

const said = (text: string) => booksAfter(today, ['limite de 400 pra mercado', text]).reply

it.each([
  'Não desejo mais manter o limite de gastos do supermercado. Pode removê-lo.',
  'esse limite do mercado aí pode tirar que não tá me ajudando',
  'pode esquecer o limite de mercado, com as compras subindo não adianta',
  'Retire o limite de mercado, por favor.',
])('the limit is taken off: %s', (text) => {
  expect(said(text)).toBe('Tirei o orçamento de Alimentação deste mês.')
})

it.each([
  'tira 50 do limite',
  'o limite do cartão pode tirar',
  'limite é limite, cancela o jantar',
  'apaga o mercado, não o limite',
  'esse limite tá bom, deixa',
])('the limit stays: %s', (text) => {
  expect(said(text)).not.toContain('Tirei o orçamento')
})
