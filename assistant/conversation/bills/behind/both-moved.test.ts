import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const before = ['aluguel 800 todo dia 5', 'academia 110 todo dia 12']
const rent = 'Aluguel 800 05/12'

describe('a bill that comes to another sum and falls due on another day', () => {
  it.each([
    'a academia agora custa 130 e vence dia 18',
    'academia mudou: 130, dia 18',
    'a academia reajustou, 130 por mês, agora cai dia 18',
    'atualiza a academia aí: valor 130, vencimento 18',
    'academia subiu pra 130 e mudei a data pra 18',
    'troca a academia pra 130 dia 18',
    'renegociei a academia: ficou 130 e passei pro dia dezoito',
    'mudou o valor pra 130 e o dia pra 18',
    'a academia não é mais 110 dia 12, agora é 130 dia 18',
  ])('is changed in both: %s', (text) => {
    const told = booksAfter(today, [...before, text])
    expect(told.bills).toEqual(['Academia 130 18/12', rent])
    expect(told.books).toEqual([])
  })

  it('is found by its name though another was kept last', () => {
    const said = 'o aluguel passou de 800 pra 860, e o vencimento do dia 5 pro dia 8'
    const told = booksAfter(today, [...before, 'mercado 50', said])
    expect(told.bills).toEqual(['Academia 110 12/12', 'Aluguel 860 08/12'])
  })

  it.each(['muda a academia do 12 pro 18', 'passa a academia de 12 pra 18'])(
    'is changed in its day alone: %s',
    (text) => {
      expect(booksAfter(today, [...before, text]).bills).toEqual(['Academia 110 18/12', rent])
    },
  )

  it('keeps its price where the other figure is no day of it', () => {
    const told = booksAfter(today, [...before, 'a luz agora é 130 e vence dia 18'])
    expect(told.bills).toEqual(['Academia 110 12/12', rent])
  })
})
