import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

it.each([
  ['vendas de hoje\nbolo 80\ntorta 60', ['+80 Bolo', '+60 Torta']],
  ['recebi hoje: bolo 80, torta 60, empada 15', ['+80 Bolo', '+60 Torta', '+15 Empada']],
  ['entradas\njoão 50\nana 30', ['+50 João', '+30 Ana']],
  ['entrou hoje:\n- corte 40\n- barba 25', ['+40 Corte', '+25 Barba']],
])('lets all come in below a heading that says so: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books.toSorted())
})

it.each([
  ['entradas: joão 50; saídas: gás 100', ['+50 João', '-100 Gás']],
  ['gastos de hoje\nbolo 80\ntorta 60', ['-80 Bolo', '-60 Torta']],
  ['recebi 300 da Ana, mercado 60', ['+300 Ana', '-60 Mercado']],
])('leaves what went out: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books.toSorted())
})
