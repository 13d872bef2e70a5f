import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each([
  ['gastei 50 no mercado, anotou?', '-50 Mercado'],
  ['gastei 50 no mercado. você anotou?', '-50 Mercado'],
  ['recebi 300 da faxina. anotou lya?', '+300 Faxina'],
  ['paguei 80 de luz, entendeu?', '-80 Luz'],
  ['o torneiro consertou a pia, me cobrou 70, acredita?', '-70 Pia'],
])('notes what is told before a check: %s', (text, book) => {
  expect(booksAfter(today, [text]).books).toEqual([book])
})

it.each([
  [['mercado 50', 'gastei 50 no mercado, anotou?'], ['-50 Mercado']],
  [['o uber de 20, você anotou?'], []],
  [['quanto gastei no mercado, viu?'], []],
])('leaves a question about what stands there: %s', (texts, books) => {
  expect(booksAfter(today, texts).books).toEqual(books)
})

// What is left out of a reading moves the places of its words.
it.each([
  [['internet 99 todo dia 15', 'Lya, vê se a internet tá paga, por favor. Obrigada, viu?'], []],
  [['mercado 142', 'Por favor, o mercado foi 152, tá? obrigado'], ['-152 Mercado']],
  [['Por gentileza: paguei 80 de luz, anotou?'], ['-80 Luz']],
  [
    ['vendi meu fone velho 60', 'por favor anota: comprei um novo 189'],
    ['+60 Fone velho', '-189 Fone'],
  ],
])('hears what is told with courtesies: %s', (texts, books) => {
  expect(booksAfter(today, texts).books).toEqual(books)
})
