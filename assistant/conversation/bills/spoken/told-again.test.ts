import { describe, expect, it, test } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

/** The entries and the bills that stand there when all of it was said. */
function standing(...said: string[]) {
  const { books, bills } = booksAfter(today, said)
  return [...books, ...bills]
}

describe('a bill that is told in other words', () => {
  test('stands once', () => {
    const said = ['aluguel da casa 475 todo dia 5', 'aluguel 475 todo dia 5, minha parte']
    expect(standing(...said)).toEqual(['Aluguel da casa 475 05/12'])
  })

  test('comes again, where it was to be paid once', () => {
    const said = ['me lembra da luz 140 dia 8 e da água 60 dia 12', 'luz 140 todo dia 8']
    expect(standing(...said)).toEqual(['Luz 140 08/12', 'Água 60 12/12 x1'])
  })

  test('is another one where that is said', () => {
    const said = ['luz 140 todo dia 8', 'mais uma luz 140 todo dia 8']
    expect(standing(...said)).toEqual(['Luz 140 08/12', 'Luz 140 08/12'])
  })

  it.each(['agora o seguro é 230', 'e agora o seguro fica por 230'])('%s', (text) => {
    expect(standing('seguro 214 todo dia 12', text)).toEqual(['Seguro 230 12/12'])
  })
})

test('a bill that was offered is kept where a reminder is wished later', () => {
  const said = ['fatura do cartão 800 dia 10, me lembra', 'gastei 20 no pão', 'me lembra, sim']
  expect(standing(...said)).toEqual(['-20 Pão', 'Fatura do cartão 800 10/12 x1'])
})

test('what is put aside each month goes into the goal, and is no bill', () => {
  const goal = 'quero juntar 12 mil até novembro de 2027 pro enxoval'
  const text = 'então vou guardar 800 todo mês. esse mês já coloquei, transferi hoje cedo'
  const { bills, reply } = booksAfter(today, [goal, text])
  expect(bills).toEqual([])
  expect(reply).toContain('R$ 800,00 de R$ 12.000,00')
})

test('one part of a bill that is shared is one bill', () => {
  const said = ['condominio 600 dia 10 todo mes, mas eu e meu irmao rachamos, entao lança 300']
  expect(standing(...said)).toEqual(['Condominio 300 10/12'])
})

test('two that fall due today are asked about', () => {
  const { books, reply } = booksAfter(today, ['hoje vence a luz 140 e a água 60'])
  expect([books, reply.includes('Água: R$ 60,00, 30/11')]).toEqual([[], true])
})

test('a count before the day is no sum', () => {
  const said = [
    'paguei 300 do empréstimo',
    'é parcela de empréstimo, faltam 9, vence dia 15 todo mês',
  ]
  expect(standing(...said)).toEqual(['-300 Empréstimo', 'Empréstimo 300 15/12 x9'])
})
