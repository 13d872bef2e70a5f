import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (...said: string[]) => booksAfter(today, said)

it.each([
  'os 150 da minha prima entraram, não saíram. e o açougue foi sábado',
  'foi minha prima quem me deu os 150, e o açougue é de sábado',
])('each half puts right what it names: %s', (text) => {
  const { books, reply } = after('paguei 150 pra minha prima', 'açougue 62', text)
  expect(books.toSorted()).toEqual(['+150 Prima', '-62 Açougue'])
  expect(reply).toMatch(/Açougue, R\$ 62,00 em \S+, anteontem/)
})

it('an entry is filed and a bill costs something else', () => {
  const text = 'a escola passou pra 420 e esse caderno é da casa, categoria Moradia'
  const told = after('gastei 130 com caderno', 'escola 400 todo dia 8', text)
  expect(told.books).toEqual(['-130 Caderno'])
  expect(told.bills).toEqual(['Escola 420 08/12'])
  expect(told.reply).toContain('em Moradia')
})

it('the yes to a bill that was offered is one of them', () => {
  const before = ['gastei 38 no açougue', 'luz 110 vence dia 10 de dezembro']
  const told = after(...before, 'pode me lembrar sim. o açougue de 38 passa pra Moradia')
  expect(told.books).toEqual(['-38 Açougue'])
  expect(told.bills).toEqual(['Luz 110 10/12 x1'])
  expect(told.reply).toContain('Moradia')
})

it.each([
  ['o mercado não foi 120, foi 112. a padaria tá certa', ['-112 Mercado', '-18 Padaria']],
  ['a padaria fica do lado do mercado, gastei 20 lá', null],
  ['amanhã vou na padaria, e o mercado foi ontem', null],
])('what is only named stays as it is: %s', (text, books) => {
  const told = after('mercado 120', 'padaria 18', text)
  if (books) expect(told.books.toSorted()).toEqual(books)
  expect(told.books.some((one) => one.startsWith('-18 Padaria'))).toBe(true)
})
