import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const nails = ['fiz 2 pezinho de 45 e 2 alongamento de 120']

it.each([
  [
    nails,
    'mas o do segundo alongamento a menina só pagou metade, o resto sexta',
    '+180 Alongamento',
  ],
  [nails, 'então foi 180 de alongamento hj e 60 ela me deve', '+180 Alongamento'],
  [nails, 'nao, 180 eu ja recebi! so falta 60 da rayssa', '+180 Alongamento'],
  [nails, 'alongamento ue, era 240 q vc botou, troca pra 180', '+180 Alongamento'],
  [['fiz 2 alongamento de 120'], 'a segunda só pagou metade', '+180 Alongamento'],
  [['fiz 3 faxinas de 150'], 'uma delas só pagou metade', '+375 Faxinas'],
  [['fiz 2 alongamento de 120'], 'só pagaram metade', '+120 Alongamento'],
  [['vendi um fogão por 400'], '300 já caiu, falta 100', '+300 Fogão'],
  [
    ['vendi 6 bolos a 45 cada'],
    'ai esqueci, um dos bolos a cliente vai pagar só sexta. então entrou 225 hoje',
    '+225 Bolos',
  ],
  [['vendi 6 bolos a 45 cada'], 'dois dos bolos a Ana vai pagar amanhã', '+180 Bolos'],
  [['vendi 6 bolos a 45 cada'], 'vendi mais um bolo por 225', '+270 Bolos'],
] as const)('%s, %s', (told, text, book) => {
  const { books } = booksAfter(today, [...told, text])
  expect(books).toContain(book)
})

it('writes the half that came, and remembers the other', () => {
  const told = '650 reais do ensaio. eles me pagaram metade agora e a outra metade só na entrega'
  const { books, reply } = booksAfter(today, [`fechei um ensaio de casal hoje, ${told}`])
  expect(books).toEqual(['+325 Ensaio de casal'])
  expect(reply).toContain('Ainda faltam R$ 325,00')
})

it('names no entry by an order', () => {
  expect(booksAfter(today, ['gasolina 50', 'tira 20']).books).toEqual(['-50 Gasolina'])
})
