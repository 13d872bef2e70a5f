import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

const said = (text: string, ...before: string[]) => booksAfter(today, [...before, text]).reply

const day = ['feira 64', 'pastel 12', 'ontem paguei 90 no dentista']

it.each([
  'manda tudo que foi lançado hoje pra eu conferir',
  'quero ver as coisas de hoje, todas',
  'Exiba, por favor, os lançamentos do dia.',
])('what was noted today is told: %s', (text) => {
  const reply = said(text, ...day)
  expect(reply).toContain('R$ 64,00')
  expect(reply).toContain('R$ 12,00')
  expect(reply).not.toContain('R$ 90,00')
})

it.each(['não lembro o dia que paguei o dentista, vê pra mim', 'data do pagamento do dentista'])(
  'its day is told: %s',
  (text) => {
    expect(said(text, ...day)).toContain('ontem')
  },
)

it.each([
  ['com isso hoje já gastei quanto? 30 no xarope', 'não'],
  ['30 no xarope, com isso hoje já gastei quanto?', 'R$ 106,00'],
  ['era 60 a feira. com isso gastei quanto hoje?', 'R$ 72,00'],
])('what is told is in the sum that is asked for: %s', (text, sum) => {
  const reply = said(text, 'feira 64', 'pastel 12')
  if (sum !== 'não') expect(reply).toContain(sum)
  else expect(reply).not.toContain('R$ 106,00')
})

const bills = ['luz 150 todo dia 8', 'escola 400 todo dia 10', 'meta casa 20000']

it.each([
  ['a luz tá em aberto ou já foi?', 'Luz, R$ 150,00'],
  ['me passa as contas com as datas', 'Escola: R$ 400,00'],
  ['que metas tem aí?', 'Casa'],
  ['me mostra as coisas que eu tô juntando dinheiro pra elas', 'Casa'],
])('what stands there is told: %s', (text, answer) => {
  expect(said(text, ...bills)).toContain(answer)
})

it.each([
  ['em qual dos dois dias gastei mais: ontem ou hoje?', 'R$ 90,00'],
  ['o que mais pesou até agora?', 'R$ 90,00'],
  ['com quanto dinheiro estou neste momento?', 'saldo'],
])('a figure is told: %s', (text, answer) => {
  expect(said(text, ...day)).toContain(answer)
})

const earned = ['fiz 210 de faxina', '30 de passagem', '18 de marmita']

it.each([
  'tirando a passagem e a marmita, fiquei com quanto do dia?',
  'Poderia calcular o lucro que obtive hoje com a faxina?',
  'descontando o material, ganhei quanto de verdade hoje?',
])('what is left of it is told: %s', (text) => {
  expect(said(text, ...earned)).toContain('R$ 162,00')
})

it.each([
  'passa tudo pra ontem',
  'apaga tudo de hoje',
  'vê se a luz foi cortada',
  'limpo a casa hoje por quanto?',
  'gastei 20 no pão. com isso dá pra comprar quanto de leite?',
])('nothing is listed or summed up of %s', (text) => {
  const reply = said(text, ...earned)
  expect(reply).not.toContain('Seus lançamentos')
  expect(reply).not.toContain('R$ 162,00')
})
