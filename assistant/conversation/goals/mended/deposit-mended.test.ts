import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const trip = ['meta viagem pra Lisboa 6000', 'guardei 500 na viagem']

function savedAfter(...said: string[]): string {
  const asked = 'quanto tem na meta da viagem?'
  const [, saved = ''] =
    /Lisboa: R\$ ([\d.,]+) de/.exec(booksAfter(today, [...said, asked]).reply) ?? []
  return saved
}

it.each([
  'ah, na vdd foi 400, 100 eu deixei na conta',
  'eu guardei 400 na meta, não 500',
  'era a meta. eu guardei 400 em lisboa, não 500',
  'errei, guardei só 400',
  '100 ficaram na conta, na meta foram 400',
  'nãoo, você somou! tira os 500 que eu tinha falado, fica só 400',
  'não!! é na meta de Lisboa. deixa a meta com 400',
  'tira 100 da meta da viagem, pus só 400',
])('mends what was put in and adds nothing: %s', (text) => {
  expect(savedAfter(...trip, text)).toBe('400,00')
})

it.each([
  'o valor que coloquei na viagem foi 400',
  'muda o depósito da viagem pra 400',
  'me confundi, o depósito na viagem foi de 400',
  'olhei aqui e o que botei na viagem foi 400 só',
  '400 só, 500 era o que eu queria',
  'ops, na viagem eu coloquei 400',
  'só consegui pôr 400 na viagem',
  'só deu pra pôr 400 na viagem, o resto ficou na conta',
  'era pra ser 400',
])('mends what was put in, by whichever words: %s', (text) => {
  expect(savedAfter(...trip, text)).toBe('400,00')
  expect(booksAfter(today, [...trip, text]).books).toEqual([])
})

it.each([
  'o que eu guardei na viagem foi 400, não 500',
  'corrige a viagem: guardei só 400',
  'o depósito da viagem foi 400',
])('mends it behind something else: %s', (text) => {
  expect(savedAfter(...trip, 'mercado 50', text)).toBe('400,00')
  expect(booksAfter(today, [...trip, 'mercado 50', text]).books).toEqual(['-50 Mercado'])
})

it.each(['coloquei 400 na viagem', 'botei mais 400 na viagem'])('adds what is new: %s', (text) => {
  expect(savedAfter(...trip, text)).toBe('900,00')
})

it('keeps what was mended when it is said again', () => {
  const said = ['na verdade foi 400, 100 ficaram na conta', 'guardei 400 em lisboa, não 500']
  expect(savedAfter(...trip, ...said)).toBe('400,00')
})

it('leaves more that was put in, and what was spent behind it', () => {
  expect(savedAfter(...trip, 'guardei mais 400 na viagem')).toBe('900,00')
  const spent = booksAfter(today, [...trip, 'deixei só 40 no mercado'])
  expect(spent.books).toEqual(['-40 Mercado'])
})

it('takes out what was lent, and writes it', () => {
  const said = [
    ...trip,
    'guardei 50 na viagem',
    'os 50 foi emprestimo pra minha mae, nao é da meta',
  ]
  expect(booksAfter(today, said).books).toEqual(['-50 Emprestimo pra minha mae'])
  expect(savedAfter(...said)).toBe('500,00')
})

it('hears of a loan beside a deposit', () => {
  const told = 'guardei 100 na viagem. e a minha mae me pediu 50 emprestado, mandei pra ela'
  expect(booksAfter(today, [...trip, told]).books).toEqual(['-50 Mae'])
  expect(savedAfter(...trip, told)).toBe('600,00')
})

it.each(['paguei só 25', 'gastei só 30 hoje', 'almocei e fica só com 40 no bolso'])(
  'leaves the goal where something else was done: %s',
  (said) => {
    expect(savedAfter(...trip, said)).toBe('500,00')
  },
)

it.each(['só guardei 400 em lisboa', 'eu só coloquei 400 lá'])(
  'has less where only so much was put in: %s',
  (text) => {
    expect(savedAfter(...trip, text)).toBe('400,00')
  },
)

it.each([
  'só consegui juntar 100 esse mês',
  'fica só 200 na conta pra passar o mês',
  '200 só no fim de semana',
  '200 mesmo, pro Zé',
])('leaves it where an account, a time or somebody is told of: %s', (text) => {
  expect(savedAfter(...trip, text)).toBe('500,00')
})

it('leaves it where a deposit of another is told of', () => {
  expect(savedAfter(...trip, 'mercado 80', 'o depósito na conta da Ana foi 200')).toBe('500,00')
})
