import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['abasteci deu mil novecntos e oitetna e quatro', ['-1984 Abastecimento']],
  ['paguei cento e sesesnta no mercado', ['-160 Mercado']],
  ['farmacia vinte e seis e cinuqenta', ['-26.5 Farmacia']],
  ['recebi dzentos da minha tia', ['+200 Tia']],
  ['vendi a moto por qutaro mil', ['+4000 Moto']],
  ['lanche trnta', ['-30 Lanche']],
  ['uber quuinze', ['-15 Uber']],
  ['mercado duzntos e trnta e cnico', ['-235 Mercado']],
  ['comprei um pão vinte e quarto', ['-24 Pão']],
  ['gastei tinta e sete reais na padaria', ['-37 Padaria']],
  ['paguei trezentos e novena e dois no dentista', ['-392 Dentista']],
])('hears a number by its letters: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

it.each<[string, string[]]>([
  ['tinta 60', ['-60 Tinta']],
  ['comprei rolo por trezentos e tinta por cem', ['-100 Tinta', '-300 Rolo']],
  ['paguei o quarto 550', ['-550 O quarto']],
  ['cento e vinte de tinta', ['-120 Tinta']],
  ['paguei 30 da quarentena', ['-30 Quarentena']],
  ['salgado 2 centos a 90', ['-180 Salgado 2 centos']],
  ['promessa do padim ciço, deixei 30 na igreja', ['-30 Promessa do padim ciço (igreja)']],
])('leaves a word that only looks like a number: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
