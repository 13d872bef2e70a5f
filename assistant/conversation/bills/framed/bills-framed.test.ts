import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

const bills = ['academia 90 todo dia 5', 'internet 100 todo dia 12']
const after = (...said: string[]) => booksAfter(today, said)

it.each([
  ['dá pra por Smart Fit na academia?', 'Smart Fit 90 05/12'],
  ['a academia é a Smart Fit, coloca o nome por favor', 'Smart Fit 90 05/12'],
  ['academia Smart Fit, não só academia', 'Academia Smart Fit 90 05/12'],
  ['identifique a academia como academia Smart Fit', 'Academia Smart Fit 90 05/12'],
  ['na academia põe academia smart fit', 'Academia smart fit 90 05/12'],
  ['põe a Maria na academia', 'Academia 90 05/12'],
  ['coloca academia na lista', 'Academia 90 05/12'],
])('a bill is called so: %s', (text, bill) => {
  const told = after(...bills, text)
  expect(told.bills).toContain(bill)
  expect(told.books).toEqual([])
})

it.each([
  ['a internet costuma dar 110, deixa assim', 'Internet 110 12/12'],
  ['internet bota 110', 'Internet 110 12/12'],
  ['a internet é mais perto de 110, pode mudar', 'Internet 110 12/12'],
])('or comes to so much: %s', (text, bill) => {
  expect(after(...bills, text).bills).toContain(bill)
})

it('and is no purchase', () => {
  const told = after(...bills, 'a academia é boa, põe 50 de suco')
  expect(told.books).toEqual(['-50 Suco'])
  expect(told.bills).toContain('Academia 90 05/12')
})

it.each([
  'internet põe 110, e a academia chama Smart Fit',
  'dois ajustes nas contas: internet = 110, e a academia passa a se chamar Smart Fit',
  'dá pra por Smart Fit na academia? e a internet é mais perto de 110, pode mudar',
])('each of two has its own: %s', (text) => {
  expect(after(...bills, text).bills.toSorted()).toEqual([
    'Internet 110 12/12',
    'Smart Fit 90 05/12',
  ])
})

it.each([
  'a academia é a Smart Fit, põe esse nome. e a internet, que dia é?',
  'que dia vence a internet? ah, e põe Smart Fit no lugar de academia',
])('one is called so, and the other asked about: %s', (text) => {
  const told = after(...bills, text)
  expect(told.bills).toContain('Smart Fit 90 05/12')
  expect(told.reply).toContain('12/12')
})

it.each([
  'a internet muda todo mês, 100 foi só dessa vez. a academia sim é fixa',
  'academia é mensal sim, agora a internet varia, cem é o de dezembro',
])('what varies stays as it is: %s', (text) => {
  const told = after(...bills, text)
  expect(told.bills.toSorted()).toEqual(['Academia 90 05/12', 'Internet 100 12/12'])
  expect(told.books).toEqual([])
})

it('a card is called one', () => {
  expect(after('cartão 300 todo dia 10').bills).toEqual(['Cartão 300 10/12'])
})

const part = 'prestação da moto 420 todo dia 18'

it.each([
  'no mesmo dia tem o rastreador, 39. quanto dá os dois?',
  'vence igual o rastreador, trinta e nove. os dois juntos dá quanto?',
])('another falls due with it, and both are summed: %s', (text) => {
  const told = after(part, text)
  expect(told.bills.toSorted()).toEqual(['Prestação da moto 420 18/12', 'Rastreador 39 18/12'])
  expect(told.books).toEqual([])
  expect(told.reply).toMatch(/459,00/)
})

it.each(['quanto gastei tudo junto?', 'os dois meninos custam quanto?'])(
  'and no bill is told of where another thing is asked: %s',
  (text) => {
    expect(after(part, text).reply).not.toContain('420,00')
  },
)
