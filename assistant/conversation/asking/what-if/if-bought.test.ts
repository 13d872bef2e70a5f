import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const before = ['recebi 450 do serviço', 'mercado 142']
const books = ['+450 Serviço', '-142 Mercado']

function after(...texts: string[]) {
  return booksAfter(today, [...before, ...texts])
}

it.each([
  'se eu levar uma jaqueta de 120, com quanto eu fico?',
  'vi uma jaqueta linda, 120. se eu pegar, quanto me resta?',
  'comprando uma jaqueta de 120 sobra quanto',
  'supondo que eu compre uma jaqueta de 120, quanto vai sobrar?',
  'quanto sobraria se eu gastasse 120 numa jaqueta? ainda não comprei',
  'queria comprar uma jaqueta de 120, quanto sobraria?',
  'dá pra comprar uma jaqueta de 120?',
])('what would be left is told, and nothing is written: %s', (text) => {
  const told = after(text)
  expect(told.reply).toContain('R$ 188,00')
  expect(told.books.toSorted()).toEqual(books)
})

it('of several things all are taken off', () => {
  const { reply } = after('se eu comprar um tênis de 120 e uma blusa de 50, quanto sobra?')
  expect(reply).toContain('R$ 138,00')
})

it('what was only asked about is written once it is bought', () => {
  const told = after('se eu comprar um tênis de 120, quanto sobra?', 'comprei o tênis')
  expect(told.books).toContain('-120 Tênis')
})

it.each([
  ['se eu vender a bike por 300 com quanto eu fico?', '8,00'],
  ['se eu receber 200 do bico, quanto fico?', '108,00'],
  ['se eu comprar uma tv de 1200 em 10x quanto sobra?', '892,00'],
  ['quanto eu teria se não tivesse comprado o sapato de 120?', '188,00'],
  ['tá gastando 120 de luz, quanto sobra?', '188,00'],
  ['será que compro um sapato de 120?', '188,00'],
])('nothing is taken off in %s', (text, never) => {
  const told = after(text)
  expect(told.reply).not.toContain(`R$ ${never}`)
  expect(told.books.toSorted()).toEqual(books)
})

it.each([
  ['o João vai me pagar 120, pegando isso com quanto fico?', '188,00'],
  ['se eu pegar um bico de 120 quanto fica?', '188,00'],
  ['se eu gastar 120 no mercado, quanto sobra pra alimentação?', '188,00'],
  ['tirando o mercado de 142, quanto sobra?', '166,00'],
  ['levando 2 blusas de 60 fica quanto cada?', '188,00'],
])('no answer of all there is to %s', (text, never) => {
  expect(after(text).reply).not.toContain(`R$ ${never}`)
})

it('what went out is written', () => {
  expect(after('saiu 80 de farmácia, descontando quanto fica?').books).toContain('-80 Farmácia')
})

it('what was bought is written', () => {
  const told = after('comprei um sapato de 120, quanto sobrou?')
  expect(told.books).toContain('-120 Sapato')
  expect(told.reply).toContain('R$ 188,00')
})

const limited = ['limite de 300 pra transporte', 'uber 45']

it.each([
  'se eu gastar mais 50 de uber quanto sobra pra transporte?',
  'imagina que eu gaste 50 com táxi, quanto ficaria do limite de transporte',
  'gastando 50 num taxi, quanto resta no limite do transporte? não gastei',
  'quero pegar um uber de 50. se pegar, quanto fica o orçamento de transporte?',
])('of a limit it is told what would be left of that: %s', (text) => {
  const told = booksAfter(today, [...limited, text])
  expect(told.reply).toContain('ficariam R$ 205,00')
  expect(told.books).toEqual(['-45 Uber'])
})

it('what goes past the limit is told', () => {
  const { reply } = booksAfter(today, [
    ...limited,
    'se eu gastar 300 de táxi, como fica, quanto sobra do limite de transporte?',
  ])
  expect(reply).toContain('passaria R$ 45,00')
})

it.each([
  'se eu gastar 50 no mercado, quanto sobra pra transporte?',
  'se eu gastar 50 de uber mês que vem, quanto sobra do limite de transporte?',
  'se eu aumentar o limite de transporte em 50 e pegar um uber, quanto sobra?',
  'se eu gastar 50 no uber, quanto sobra do limite do cartão?',
])('nothing is drawn on in %s', (text) => {
  const told = booksAfter(today, [...limited, text])
  expect(told.reply).not.toContain('ficariam')
})
