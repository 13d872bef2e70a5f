import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const debt = 'devo 90 pra Rita, pago dia 6 de dezembro'
const asked = 'quais contas eu tenho em dezembro?'

it.each<[string[], string[]]>([
  [[debt, 'o que tenho pra pagar?', 'então me lembra desses 90 da Rita'], ['Rita 90 06/12 x1']],
  [[debt, 'o que tenho pra pagar?', 'me lembra dos 90 da rita então'], ['Rita 90 06/12 x1']],
  [[debt, 'o que tenho pra pagar?', 'me lembra dos 40 da rita'], []],
  [[asked, 'faltou a academia, 99 dia 20'], ['Academia 99 20/12 x1']],
  [[asked, 'ficou faltando a natação 150 dia 9'], ['Natação 150 09/12 x1']],
  [[asked, 'esqueceu a luz, 130 dia 8'], ['Luz 130 08/12 x1']],
  [['falta o aluguel 900 dia 5'], []],
  [
    ['e os 50 q devo pro pedro? prometi pagar dia 5', 'me lembra de pagar pedro 50 reais dia 5/12'],
    ['Pedro 50 05/12 x1'],
  ],
  [
    ['luz 130 vence dia 8', 'quanto gastei hoje?', 'me lembra da luz de 130 dia 8'],
    ['Luz 130 08/12 x1'],
  ],
])('keeps what is asked for once more: %j', (said, bills) => {
  expect(booksAfter(today, said)).toMatchObject({ books: [], bills })
})

it.each<[string, string]>([
  ['a academia eu cancelei, só vou pagar até janeiro, 99 por mês dia 20', 'Academia 99 20/12 x2'],
  ['vou pagar a moto só até março, 350 por mês, dia 15', 'Moto 350 15/12 x4'],
  ['IPVA 300 todo dia 10 até o fim de março', 'IPVA 300 10/12 x4'],
  ['netflix 39,90 todo mês dia 12', 'Netflix 39.9 12/12'],
])('ends with the month that is told: %s', (text, bill) => {
  expect(booksAfter(today, [text]).bills).toEqual([bill])
})

it('keeps no bill of a gym that was given up', () => {
  expect(booksAfter(today, ['cancelei a academia de 99 por mês']).bills).toEqual([])
})
