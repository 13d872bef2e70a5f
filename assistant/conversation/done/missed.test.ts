import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'
import { begin, take } from '#corpus/world/converse.ts'

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

it.each([
  'anota de novo o 20 do guri da feira, foi sábado',
  'volta aquele do guri da feira, os 20, só que foi sábado passado que eu dei',
])('what comes back is of the day that is told: %s', (text) => {
  const conversation = begin({ today })
  for (const said of ['dei 20 pro guri da feira', 'apaga isso', text]) take(conversation, said)
  const [only] = conversation.world.entries
  expect(String(only?.date)).toBe(today.subtract({ days: (today.dayOfWeek + 1) % 7 }).toString())
  expect(only?.description).toBe('Guri da feira')
})
