import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const gone = ['feira 96', 'uber 22', 'apaga o uber']

describe('what was deleted by mistake comes back', () => {
  it.each([
    'pode restaurar o uber?',
    'o uber tem que ficar na lista',
    'apaguei o uber sem querer',
    'me arrependi, o uber fica',
    'deixa o uber aí, foi engano meu',
    'o uber tava certo. recupera ele',
    'a corrida fui eu que paguei, põe ela lá de novo',
  ])('%s', (text) => {
    expect(booksAfter(today, [...gone, text]).books.join('; ')).toBe('-22 Uber; -96 Feira')
  })

  it.each([
    ['vou voltar de ônibus', '-96 Feira'],
    ['errei, a feira foi 90', '-90 Feira'],
    ['amanhã tem que ficar pronto o bolo', '-96 Feira'],
    ['vou voltar de uber', '-96 Feira'],
    ['a corrida da volta saiu cara', '-96 Feira'],
    ['o uber devia ficar mais barato', '-96 Feira'],
    ['o uber deve estar lotado', '-96 Feira'],
    ['que horas volta o uber?', '-96 Feira'],
    ['pedi pro uber devolver o dinheiro', '-96 Feira'],
    ['paguei 20 de táxi na volta', '-20 Táxi na volta; -96 Feira'],
  ])('and nothing by %s', (text, expected) => {
    expect(booksAfter(today, [...gone, text]).books.join('; ')).toBe(expected)
  })
})
