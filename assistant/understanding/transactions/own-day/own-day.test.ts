import { expect, test } from 'vitest'

import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

test.each([
  [
    'salve, rodei o dia td hj. uber deu 215, 99 deu 87, gasolina 90 e um salgado de 8',
    ['+215 Uber', '+87 99', '-8 Salgado', '-90 Gasolina'],
  ],
  [
    'rodei até as onze da noite hoje deu trezentos e doze na uber e noventa e oito na noventa e nove botei cento e quarenta de gasolina no posto da quinze',
    ['+312 Uber', '+98 99', '-140 Gasolina no posto da quinze'],
  ],
  [
    'hj 94 no ifood e 61 na 99food, gastei 15 de marmita',
    ['+61 99food', '+94 Ifood', '-15 Marmita'],
  ],
  [
    'Fechei hoje:\nUber 245,60\n99 118,30\nInDrive 60\ne etanol gastei 110',
    ['+118.3 99', '+245.6 Uber', '+60 InDrive', '-110 Etanol'],
  ],
  ['rodei so de manha, uber 130 99 45, abasteci 60', ['+130 Uber', '+45 99', '-60 Abastecimento']],
  ['uber 160 e 99 74, gasolina 80', ['+160 Uber', '+74 99', '-80 Gasolina']],
  ['o dia hj foi fraco, uber 90, 99 30, gasosa 50', ['+30 99', '+90 Uber', '-50 Gasosa']],
  [
    'entreguei a noite toda: ifood 134, rappi 38 e um lanche 18',
    ['+134 Ifood', '+38 Rappi', '-18 Lanche'],
  ],
  [
    'ganhei 188 na uber e 56 na 99 hj mas foi 90 de gasolina e 15 de almoço',
    ['+188 Uber', '+56 99', '-15 Almoço', '-90 Gasolina'],
  ],
])('what a day of rides brought came in, and its costs went out: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

test.each([
  ['uber 18', ['-18 Uber']],
  ['uber 23 e 99 15', ['-15 99', '-23 Uber']],
  ['fui de uber 22 e voltei de 99 19', ['-19 99', '-22 Uber']],
  [
    'rodei o dia todo atras de remedio, uber 25, 99 18 e farmacia 60',
    ['-18 99', '-25 Uber', '-60 Farmacia'],
  ],
  [
    'hoje gastei muito, uber 35, ifood 62, 99 28 e mercado 90',
    ['-28 99', '-35 Uber', '-62 Ifood', '-90 Mercado'],
  ],
  ['uber 23, 99 15, gastei 30 no mercado', ['-15 99', '-23 Uber', '-30 Mercado']],
])('a ride that was taken is paid: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

test.each([
  ['hj foi bom demais, 3 escova a 40 e 1 coloração 130', ['+120 Escova', '+130 Coloração']],
  ['hj foi 5 mão e pé a 50 cada e 1 alongamento 130', ['+130 Alongamento', '+250 Mão e pé']],
  [
    'fiz 2 escovas e 1 progressiva hj, 40 cada escova e 150 a progressiva',
    ['+150 Progressiva', '+80 Escova'],
  ],
  ['hoje no salão foi 2 luzes a 180 e 4 escova a 35', ['+140 Escova', '+360 Luzes']],
  [
    'hj fiz 2 escova, 50 cada, e 1 hidratação de 70, gastei 20 com produto',
    ['+100 Escova', '+70 Hidratação', '-20 Produto'],
  ],
  ['vendi 3 bolos e 2 tortas, 30 cada bolo e 45 cada torta', ['+90 Bolo', '+90 Torta']],
])('what was done for customers all day came in: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

test.each([
  [
    'Fui ao salão: 120 de corte e escova, mais 10 de gorjeta para a menina',
    ['-130 Corte e escova'],
  ],
  ['corte 40 e barba 25', ['-25 Barba', '-40 Corte']],
  ['levei as meninas no salão, 2 escova a 40 e 1 corte 35', ['-35 Corte', '-80 Escova']],
  ['comprei 2 camisas e 1 calça, 40 cada camisa e 90 a calça', ['-80 Camisa', '-90 Calça']],
  ['sábado no baile foi 30 de entrada e 45 de bebida', ['-30 Baile', '-45 Bebida']],
  ['no clube foi 25 de entrada e 18 de picolé', ['-18 Picolé', '-25 Clube']],
])('what was done to the writer, or seen by them, is paid: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

test.each([
  ['a minha pensão saiu dia 5 foi 1621', ['+1621 Pensão']],
  ['a pensão do meu filho eu paguei dia 5 foi 400', ['-400 Pensão do meu filho']],
  ['entrada 500 do cliente da pintura', ['+500 Cliente da pintura']],
])('a pension comes to whose it is: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
