import { expect, test } from 'vitest'

import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

test.each([
  ['recebi 350 da Neide. dízimo 100', ['+350 Neide', '-100 Dízimo']],
  ['salário caiu, 18.450,12 líquido\ndizimo 100', ['+18450.12 Salário', '-100 Dizimo']],
  ['caiu o salário 2500. luz 180. internet 99', ['+2500 Salário', '-180 Luz', '-99 Internet']],
  ['plantão de 24h 190 reais recebi já! padaria 13,75', ['+190 Plantão de 24h', '-13.75 Padaria']],
  ['almocinho 19,90 😋. camiseta era 79,90, paguei 59,90', ['-19.9 Almocinho', '-59.9 Camiseta']],
  ['vendi um vestido 189. acarajé 15', ['+189 Vestido', '-15 Acarajé']],
  ['lanche 8,50. Recebi 4.500 de honorários', ['+4500 Honorários', '-8.5 Lanche']],
])('each sentence tells what it tells by itself: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

test.each([
  // What is sold goes on, what is summed up or leans is no entry of its own.
  ['vendi bolo 120. torta 80', ['+120 Bolo', '+80 Torta']],
  ['gastei 200 hoje. 120 no mercado e 80 na farmácia', ['-120 Mercado', '-80 Farmácia']],
  ['mercado 287. desses 45 foi ração', ['-242 Mercado', '-45 Ração']],
  ['tênis 300. com desconto paguei 270', ['-270 Tênis']],
  ['pizza 60. metade é do Léo', ['-30 Pizza']],
])('what belongs together is read together: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})

test.each([
  ['recebi 3000 de salário, esmalte 41,40', ['+3000 Salário', '-41.4 Esmalte']],
  ['recebi 3000 de salário, mercado 200', ['+3000 Salário', '-200 Mercado']],
  ['salário 3000, mercado 200, luz 120', ['+3000 Salário', '-200 Mercado', '-120 Luz']],
  ['comprei pão 5, o João me pagou 200', ['-5 Pão', '+200 João']],
  ['ganhei 50 da vó, sorvete 12', ['+50 Vó', '-12 Sorvete']],
  ['peguei 2 pacu deu 38 os dois, salário 3.412,90', ['-38 Pacu', '+3412.9 Salário']],
  ['ifood 47,80 com cupom, caiu meu salário, 3.842,17', ['-47.8 Ifood', '+3842.17 Salário']],
  ['rodei hoje fiz 200, gasolina 50, lanche 15', ['+200 Corridas', '-50 Gasolina', '-15 Lanche']],
  ['mercado 80 e também recebi 50 da Bia', ['-80 Mercado', '+50 Bia']],
  ['vendi 20 marmitas 400, mercado 120', ['+400 Marmitas', '-120 Mercado']],
])('a comma sets apart what came in and what went out: %s', (text, books) => {
  expect(booksAfter(today, [text]).books.toSorted()).toEqual(books.toSorted())
})

test.each([
  ['vendi a bicicleta 300, o tênis 80', ['+300 Bicicleta', '+80 Tênis']],
  ['recebi 350 da Neide, 100 da Ana', ['+350 Neide', '+100 Ana']],
  ['entrou hoje: corte 60, escova 50', ['+60 Corte', '+50 Escova']],
  ['gastei 180, ops, 108 no sushi', ['-108 Sushi']],
  ['mercado 240, sendo 80 de carne', ['-160 Mercado', '-80 Carne']],
  ['cobrei 450, recebi 200 por enquanto', ['+200']],
  ['lavei o carro 40, dei uma nota de 50', ['-40 Lavei o carro']],
  ['gastei 18,80 de passagem hj, 4 ônibus', ['-18.8 Passagem']],
])('and leaves together what leans or goes on: %s', (text, books) => {
  const told = booksAfter(today, [text]).books
  expect(told).toHaveLength(books.length)
  for (const one of books) expect(told.join('; ')).toContain(one)
})

test('the day that one of them tells is that of all, as it was together', () => {
  const { reply } = booksAfter(today, ['ontem mercado 212. feira 38. uber 14'])
  expect(reply).not.toContain('hoje')
})

test.each([
  ['emprestei 100 pro João. mercado 50', 'quem me deve?', ['João', '100,00']],
  ['uber 12. emprestei 100 pro João', 'quem me deve?', ['João', '100,00']],
  ['emprestei 100 pro João. emprestei 50 pra Bia', 'quem me deve?', ['João', 'Bia', '150,00']],
  ['mercado 50, emprestei 100 pro João', 'quem me deve?', ['João', '100,00']],
  ['peguei 200 emprestado com a Lu. paguei 20 de uber', 'quanto eu devo?', ['Lu', '200,00']],
])('what is owed is remembered of each sentence: %s', (text, asked, told) => {
  const { reply } = booksAfter(today, [text, asked])
  for (const one of told) expect(reply).toContain(one)
})
