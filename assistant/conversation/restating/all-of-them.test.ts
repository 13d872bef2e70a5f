import { expect, test } from 'vitest'

import { booksAfter } from '#corpus/world/books-after.ts'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const told = 'pizza 60, cinema 40 e uber 22'

/** Each entry by its name, its day of the month and its category. */
function standing(said: readonly string[]): string[] {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const { entries, categories } = conversation.world
  const stands = entries.map(({ description, date, categoryId }) => {
    const category = categories.find(({ id }) => id === categoryId)?.name
    return `${description} ${date.slice(-2)} ${category}`
  })
  return stands.toSorted()
}

test.each([
  ['foi tudo ontem', ['Cinema 25 Lazer', 'Pizza 25 Alimentação', 'Uber 25 Transporte']],
  ['tudo foi na sexta', ['Cinema 20 Lazer', 'Pizza 20 Alimentação', 'Uber 20 Transporte']],
  ['tudo lazer', ['Cinema 26 Lazer', 'Pizza 26 Lazer', 'Uber 26 Lazer']],
  ['bota tudo em lazer', ['Cinema 26 Lazer', 'Pizza 26 Lazer', 'Uber 26 Lazer']],
  [
    'só a pizza foi hoje, o resto foi ontem',
    ['Cinema 25 Lazer', 'Pizza 26 Alimentação', 'Uber 25 Transporte'],
  ],
  [
    'a pizza foi ontem, o resto hoje',
    ['Cinema 26 Lazer', 'Pizza 25 Alimentação', 'Uber 26 Transporte'],
  ],
])('what is said of all that was just told is of all of it: %s', (text, books) => {
  expect(standing([told, text])).toEqual(books)
})

test.each([
  [
    [told, 'rachamos em 2'],
    ['-11 Uber', '-20 Cinema', '-30 Pizza'],
  ],
  [['pizza 60', 'a gente rachou em 3'], ['-20 Pizza']],
  [['mercado 180', 'dividi por 4 pessoas'], ['-45 Mercado']],
  [
    ['mercado 50 e farmácia 30', 'inverte'],
    ['-30 Mercado', '-50 Farmácia'],
  ],
  [
    ['mercado 50 e farmácia 30', 'ops, troquei os valores'],
    ['-30 Mercado', '-50 Farmácia'],
  ],
])('what was shared is so much less, and what was mixed up is put right: %j', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})

test.each([
  [['pizza 60, uber 22', 'o uber não fui eu que paguei'], ['-60 Pizza']],
  [['pizza 60, uber 22', 'não fui eu que paguei o uber'], ['-60 Pizza']],
  [['mercado 180', 'não era pra anotar'], []],
  [['mercado 180', 'esse não é meu'], []],
  [['mercado 180', 'já tinha anotado isso ontem'], ['-180 Mercado']],
  [['mercado 180', 'já tinha anotado isso ontem', 'sim'], []],
  // Whose money it was is not said.
  [['mercado 180', 'quem gastou foi meu marido'], ['-180 Mercado']],
  [['mercado 180', 'quem gastou foi meu marido', 'sim'], []],
])('what was not the own, or is not to stand there, goes: %j', (said, books) => {
  expect(booksAfter(today, said).books).toEqual(books)
})

test('what was kept of pay never comes in', () => {
  const said = ['recebi 2500 de salário', 'descontaram 150 de adiantamento']
  expect(booksAfter(today, said).books).toEqual(['+2500 Salário', '-150 Adiantamento'])
})

test.each(['foi tudo caro', 'tudo certo', 'gastei tudo', 'foi tudo ontem?'])(
  'changes nothing by: %s',
  (text) => {
    expect(standing([told, text])).toEqual(standing([told]))
  },
)

test('says that they stand so already', () => {
  const said = ['mercado 50, padaria 30', 'tudo em alimentação']
  expect(booksAfter(today, said).reply).toContain('já está certinha')
})
