import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['Dei R$ 200,00 de Natal para cada neto. São 5 netos.', ['-1000 Presente (neto)']],
  ['Já dei os cem reais de Natal a cada neto; são quatro.', ['-400 Presente (neto)']],
  ['dei 50 de presente a cada filho e tenho 3', ['-150 Presente']],
  ['paguei 80 pra cada ajudante, eram 3', ['-240 Ajudante']],
  ['dei 25 pra cada gêmeo gastar na cantina', ['-50 Cantina (gêmeo)']],
  ['dei 30 pra cada um dos 4 afilhados', ['-120 Afilhados']],
])('gives as much to each of them: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it.each<[string, string[]]>([
  ['a janta ficou 30 pra cada um, éramos 4', ['-30 Janta']],
  ['dei 20 pra cada neto, o mais novo tem 3 anos', ['-20 Neto']],
  ['dei 50 pro neto', ['-50 Neto']],
])('counts nobody else: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
