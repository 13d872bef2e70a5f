import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string[], string, string]>([
  [
    ['já paguei 1.250 de aluguel', 'Quero deixar o aluguel fixo, todo dia 26, 1250'],
    'o de hoje já paguei, te falei no começo',
    'Aluguel 1250 26/12',
  ],
  [
    ['paguei 900 de aluguel hoje', 'aluguel 900 todo dia 26'],
    'Não entendi. O aluguel de novembro está pago, só isso',
    'Aluguel 900 26/12',
  ],
  [
    ['paguei 350 de condomínio', 'deixa o condomínio como fixo, 350 todo dia 28'],
    'já paguei o de hoje, te contei lá em cima',
    'Condomínio 350 28/12',
  ],
  [['paguei 120 da luz', 'a luz é todo dia 28, 120'], 'a de novembro já foi paga', 'Luz 120 28/12'],
  [['paguei 80 da academia', 'academia 80 todo dia 26'], 'a deste mês já foi', 'Academia 80 26/12'],
  [['paguei 80 da academia', 'academia 80 todo dia 26'], 'paguei a academia', 'Academia 80 26/12'],
])('writes no second time what stands there of a bill: %j, %s', (before, said, bill) => {
  const told = booksAfter(today, before)
  const after = booksAfter(today, [...before, said])
  expect([told.bills, after.bills]).toEqual([[bill], [bill]])
  expect(after.books).toEqual(told.books)
})

it.each<[string[], string[], string[]]>([
  [['aluguel 900 todo dia 26', 'o de hoje já paguei'], ['-900 Aluguel'], ['Aluguel 900 26/12']],
  [
    ['paguei 80 na academia', 'luz 120 todo dia 26', 'o de hoje já paguei'],
    ['-120 Luz', '-80 Academia'],
    ['Luz 120 26/12'],
  ],
  [['paguei 500 de aluguel', 'aluguel 900 todo dia 26'], ['-500 Aluguel'], ['Aluguel 900 26/11']],
])('pays what does not stand there: %j', (said, books, bills) => {
  expect(booksAfter(today, said)).toMatchObject({ books, bills })
})

it.each<[string[], string[], string[]]>([
  [
    [
      'me lembra todo mês da adobe, 224 dia 10',
      'e o figma tb, 75, mas é no dia 22 e já foi esse mês',
    ],
    ['-75 Figma'],
    ['Adobe 224 10/12', 'Figma 75 22/12'],
  ],
  [['a academia é 80 dia 28, esse mês já paguei'], ['-80 Academia'], ['Academia 80 28/12']],
  [['já paguei esse mês a luz, 120 dia 10'], ['-120 Luz'], []],
])('keeps a bill of which this month is paid: %j', (said, books, bills) => {
  expect(booksAfter(today, said)).toMatchObject({ books, bills })
})
