import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const both = 'luz 100 todo dia 5, água 60 todo dia 9'
const school = 'escola 800 todo dia 5'

it.each<[string[], string[]]>([
  [
    [
      'anota aluguel 1450 e condomínio 380',
      'não guria, não paguei ainda, é todo mês dia 5, os dois',
    ],
    ['Aluguel 1450 05/12', 'Condomínio 380 05/12'],
  ],
  [
    ['anota luz 150 e água 70', 'ainda não paguei não, são contas de todo dia 10. apaga'],
    ['Luz 150 10/12', 'Água 70 10/12'],
  ],
  [['aluguel 900', 'não paguei ainda, é todo mês dia 5'], ['Aluguel 900 05/12']],
  [
    ['internet 100 e netflix 45', 'não, isso é todo mês dia 12, os dois, ainda não paguei nenhum'],
    ['Internet 100 12/12', 'Netflix 45 12/12'],
  ],
])('makes bills of what is not paid yet: %j', (said, bills) => {
  expect(booksAfter(today, said)).toMatchObject({ books: [], bills })
})

it.each<[string[], string[]]>([
  [[both, 'apaga as duas'], []],
  [[both, 'tira a de 60'], ['Luz 100 05/12']],
  [[both, 'tira a água'], ['Luz 100 05/12']],
  [['aluguel 1300 todo dia 10', 'não, a minha parte é só 650'], ['Aluguel 650 10/12']],
  [['aluguel 1300 todo dia 10', 'não, é só a minha parte, 650'], ['Aluguel 650 10/12']],
  [['o aluguel é 1.300 e a gente racha, eu pago 650 todo dia 10'], ['Aluguel 650 10/12']],
  [['a internet é 100 e a gente racha, eu pago 50 todo dia 15'], ['Internet 50 15/12']],
  [[school, 'Não, já está certo, a escola é uma só, 800 para os três'], ['Escola 800 05/12']],
  [[school, 'isso mesmo, 800 para os dois filhos'], ['Escola 800 05/12']],
])('mends, ends or leaves the bills that were just made: %j', (said, bills) => {
  expect(booksAfter(today, said)).toMatchObject({ books: [], bills })
})

it.each<[string[], string[]]>([
  [
    ['luz 150 e água 70', 'paguei 60 de pão', 'tira a de 60'],
    ['-150 Luz', '-70 Água'],
  ],
  [[school, 'paguei a escola, 800'], ['-800 Escola']],
])('leaves what is told of entries: %j', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})
