import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const said = (...turns: string[]) => booksAfter(today, turns).reply

const pay = 'meu salário caiu hoje 4.200'

describe('what there is to spend', () => {
  it.each([
    'posso gastar quanto até o fim do mês?',
    'quanto ainda posso gastar esse mês?',
    'dá pra gastar quanto por dia?',
    'quanto dá pra gastar até sexta?',
    'sobra quanto pra gastar?',
    'quanto eu posso gastar até o pagamento?',
  ])('is what the bills of the month leave: %s', (text) => {
    expect(said(pay, 'aluguel 900 vence dia 30', 'sim', text)).toBe(
      'Seu saldo é R$ 4.200,00 e as contas deste mês ainda levam R$ 900,00: ficam R$ 3.300,00. ' +
        'Dá R$ 660,00 por dia nos 5 dias que faltam, contando hoje.',
    )
  })

  it('is what the limits leave, where there are some', () => {
    const limit = 'orçamento de 300 pra lazer'
    expect(said(pay, limit, 'posso gastar quanto até o fim do mês?')).toContain('restam R$ 300,00')
    expect(said(pay, limit, 'quanto posso gastar com lazer?')).toContain('restam R$ 300,00')
  })
})

describe('whether it is enough for a bill', () => {
  it.each([
    'vou ter dinheiro pra pagar o aluguel?',
    'vai dar pra pagar o aluguel?',
    'consigo pagar o aluguel?',
    'o dinheiro dá pra pagar o aluguel?',
  ])('is told with the bill, kept or only offered: %s', (text) => {
    const answer = 'Seu saldo é R$ 4.200,00. Pagando Aluguel (R$ 900,00), ficam R$ 3.300,00.'
    expect(said(pay, 'aluguel 900 vence dia 30', text)).toBe(answer)
    expect(said(pay, 'aluguel 900 vence dia 30', 'sim', text)).toBe(answer)
  })

  it('is of all of them where none is known by that name', () => {
    expect(said(pay, 'vai dar pra pagar as contas?')).toContain('por dia')
  })
})

it.each([
  'qual o dia que eu gastei mais?',
  'qual foi o dia que gastei mais?',
  'que dia gastei mais',
])('tells the day on which the most went: %s', (text) => {
  const reply = said('mercado 54', 'gasolina 150 na terça', text)
  expect(reply).toBe('Foi anteontem que mais saiu neste mês: R$ 150,00.')
})

it.each([
  'me fala tudo que anotei hoje',
  'quero ver tudo que eu lancei hoje',
  'o que você anotou hoje?',
  'o que tem anotado hoje?',
])('lists both ways: %s', (text) => {
  const reply = said('almoço 22', 'recebi 30 da Ju', text)
  expect(reply).toContain('Almoço, R$ 22,00')
  expect(reply).toContain('Ju, entrada de R$ 30,00')
})

it('takes nothing away by "tudo que anotei"', () => {
  expect(booksAfter(today, ['almoço 22', 'anota tudo que gastei hoje: pão 8']).books).toContain(
    '-8 Pão',
  )
})
