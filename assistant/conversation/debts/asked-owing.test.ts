import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const said = (...turns: string[]) => booksAfter(today, turns).reply

it.each([
  [
    ['peguei 50 emprestado com minha irmã Neide pra completar o gás', 'devolvi 30 pra Neide'],
    'quanto ainda devo pra ela?',
    'R$ 20,00 (irmã Neide): eram R$ 50,00 e você já pagou R$ 30,00.',
  ],
  [['o Zé me emprestou 200', 'paguei 50 pro Zé'], 'quanto falta pagar pro Zé?', 'R$ 150,00 (Zé)'],
  [['peguei 300 emprestado da minha mãe'], 'ainda devo quanto pra minha mãe?', 'R$ 300,00 (mãe).'],
  [['peguei 100 emprestado com o Zé', 'devolvi 40 pra ele'], 'quanto devo pra ele?', 'R$ 60,00'],
  [['devo uns 200 pro banco'], 'quanto tô devendo?', 'R$ 200,00 (banco).'],
  [
    ['tô devendo 250 pro fornecedor, tenho que pagar segunda', 'paguei 100 pro fornecedor hoje'],
    'quanto falta pro fornecedor?',
    'R$ 150,00 (fornecedor): eram R$ 250,00 e você já pagou R$ 100,00.',
  ],
  [
    ['pedi 80 emprestado pra Ju', 'devo 20 pro Carlos'],
    'pra quem eu devo?',
    'R$ 100,00:\n• R$ 20,00',
  ],
])('tells what is left of what was borrowed: %j', (told, text, want) => {
  expect(said(...told, text)).toContain(`Do que você me contou, você ainda deve ${want}`)
})

it.each([
  // Nothing of it is known any more.
  [['peguei 100 emprestado com o Zé', 'desfaz'], 'quanto devo pro Zé?'],
  [['peguei 100 emprestado com o Zé', 'devolvi 100 pro Zé'], 'quanto devo pro Zé?'],
  // The other way.
  [['emprestei 50 pro Zé'], 'quanto devo pro Zé?'],
  [['a Ju me devolveu 50 que tinha emprestado'], 'quanto devo pra Ju?'],
  [['peguei 100 emprestado com o Zé'], 'quanto devo pra Ju?'],
])('owes nobody: %j', (told, text) => {
  expect(said(...told, text)).not.toContain('você ainda deve')
})

it.each([
  ['pedro pegou 4 açaí de 15 fiado tbm', 'R$ 60,00 (Pedro, açaí)'],
  ['a Carla pegou 2 bolos de 40 fiado', 'R$ 80,00 (Carla, bolos)'],
])('tells who owes, and for what: %s', (told, want) => {
  expect(said('hoje vendi 35 açaí a 15 reais', told, 'quem tá me devendo?')).toContain(want)
})
