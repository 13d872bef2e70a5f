import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

const after = (...said: string[]) => booksAfter(today, said).bills

describe('a bill that stands there', () => {
  it.each([
    ['O vencimento da água foi alterado para o dia 12.', 'Água 80 12/12'],
    ['A mensalidade da água sofreu reajuste e agora é de R$ 95.', 'Água 95 07/12'],
    ['aumentaram a água pra 95, aí pedi pra vencer no dia doze', 'Água 95 12/12'],
    ['essa conta de água chama Sabesp, pode pôr assim', 'Sabesp 80 07/12'],
    ['prefiro que fique Sabesp o nome', 'Sabesp 80 07/12'],
  ])('is otherwise from now on: %s', (text, bill) => {
    expect(after('água 80 todo dia 7', text)).toEqual([bill])
  })

  it.each([
    'a água foi reajustada pra 95 esse mês',
    'mudaram a água de lugar, 50',
    'minha mãe vai pagar a água esse mês',
    'essa conta de água chama atenção',
  ])('stays as it was: %s', (text) => {
    expect(after('água 80 todo dia 7', text)).toEqual(['Água 80 07/12'])
  })

  it.each([
    'a água passou a ser paga pelo meu irmão, então não é mais conta minha',
    'sabe a água? ficou com meu irmão agora, não sou mais eu que pago',
    'Cancelei a água. Por favor, remova-a das minhas contas mensais.',
    'larguei a água, não precisa mais me lembrar dela todo mês',
  ])('ends: %s', (text) => {
    expect(after('água 80 todo dia 7', 'luz 120 todo dia 18', text)).toEqual(['Luz 120 18/12'])
  })

  it.each([
    'Por favor, altere o vencimento de ambas para o dia 10.',
    'pedi pra trocar a data das duas pq é quando recebo, agora caem dia 10',
  ])('both fall due then: %s', (text) => {
    const bills = ['Luz 120 10/12', 'Água 80 10/12']
    expect(after('água 80 todo dia 7', 'luz 120 todo dia 18', text)).toEqual(bills)
  })
})

it.each([
  'me lembra todo mês: 80 da água (7), 120 da luz (18)',
  'minhas contas de todo mês: dia 7 água 80 / dia 18 luz 120',
])('bills are kept with their days: %s', (text) => {
  expect(after(text)).toEqual(['Luz 120 18/12', 'Água 80 07/12'])
})

it('a day that is told without its word is its day', () => {
  expect(after('quero cadastrar a água como conta mensal, uns 80, vence no 7')).toEqual([
    'Água 80 07/12',
  ])
})

it.each([
  'Ainda não efetuei o pagamento. É uma conta mensal, com vencimento no dia 18.',
  'calma, isso não saiu ainda. É a luz que vence todo dia 18',
])('what was not paid is a bill: %s', (text) => {
  const told = booksAfter(today, ['luz 210 dia 18', text])
  expect([told.books, told.bills]).toEqual([[], ['Luz 210 18/12']])
})
