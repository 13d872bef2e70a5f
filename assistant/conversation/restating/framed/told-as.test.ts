import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

const after = (...said: string[]) => booksAfter(today, said).books

it.each([
  ['a feira que eu te passei como 64 era 46', ['feira 64', 'gás 90'], ['-46 Feira', '-90 Gás']],
  ['Informei R$ 64 na feira, mas o correto seria R$ 46.', ['feira 64'], ['-46 Feira']],
  ['Duas correções: feira, R$ 46; gás, R$ 95.', ['feira 64', 'gás 90'], ['-46 Feira', '-95 Gás']],
  [
    'a pizza deu 100 mas eu só paguei 50, o resto foi minha irmã, deixa 50',
    ['pizza 100'],
    ['-50 Pizza'],
  ],
  [
    'contei aqui e só veio 300, o resto, 150, ela acerta sexta',
    ['recebi 450 da obra'],
    ['+300 Obra'],
  ],
  [
    'tinha ração no meio da compra, 50, e o mercado vira 150',
    ['mercado 200'],
    ['-150 Mercado', '-50 Ração'],
  ],
  ['Errei: quem pagou os R$ 70 à Bia fui eu.', ['recebi 70 da Bia'], ['-70 Bia']],
  ['"Sacolão" é o nome desse', ['feira 64'], ['-64 Sacolão']],
  [
    'Ônibus da escola, põe assim em vez de transporte',
    ['gastei 25 com transporte'],
    ['-25 Ônibus da escola'],
  ],
  [
    'O que ficou como "Feira" deve constar como "Feira do bairro".',
    ['feira 64', 'gás 90'],
    ['-64 Feira do bairro', '-90 Gás'],
  ],
])('what stands there is mended: %s', (text, before, books) => {
  expect(after(...before, text)).toEqual(books)
})

it.each([
  ['passei na feira, era 64 e paguei 60', ['-60 Feira', '-64 Feira']],
  ['feira 40 e gás 24', ['-24 Gás', '-40 Feira', '-64 Feira']],
  ['fui eu que paguei 70 no gás', ['-64 Feira', '-70 Gás']],
])('what is told anew is written: %s', (text, books) => {
  expect(after('feira 64', text)).toEqual(books)
})

it.each(['ambos os gastos ocorreram ontem', 'errei o dia, a feira e o gás foram ontem'])(
  'both are of that day: %s',
  (text) => {
    const told = booksAfter(today, ['feira 64', 'gás 90', text])
    expect(told.reply.match(/ontem/g)).toHaveLength(2)
  },
)

it.each([
  ['é isso: gás 90 e feira 64', ['-64 Feira', '-90 Gás']],
  ['90 de gás e 64 de feira, foi o que te mandei', ['-64 Feira', '-90 Gás']],
])('what stands there is not written again: %s', (text, books) => {
  expect(after('feira 64', 'gás 90', text)).toEqual(books)
})

it.each([
  '64 e veio 3 sacola',
  'saí de lá com três sacolas só, 64 reais',
  '64 de feira, olha onde chegamos',
])('what is sighed over is not written again: %s', (text) => {
  expect(after('feira 64', text)).toEqual(['-64 Feira'])
})
