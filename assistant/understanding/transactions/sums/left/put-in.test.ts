import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['gasolina 120, a Carol deu 60', ['-60 Gasolina']],
  ['gás 120, meu filho deu 50', ['-70 Gás']],
  ['pizza 80 a Bia deu 30', ['-50 Pizza']],
  ['mercado 341,18, o Luiz pôs 41,18', ['-300 Mercado']],
  ['gasolina 120, o almoço deu 60', ['-120 Gasolina', '-60 Almoço']],
  ['pizza 80, o João me passou 40', ['+40 João', '-80 Pizza']],
])('what another put in was no expense of the writer: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it.each<[string, string[]]>([
  ['gastei 300 com o cachorro: 180 consulta e o resto remédio', ['-120 Remédio', '-180 Consulta']],
  ['gastei 300: 180 consulta e 120 remédio', ['-120 Remédio', '-180 Consulta']],
])('a sum that is parted behind a colon keeps its parts: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
