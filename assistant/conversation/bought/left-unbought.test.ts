import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const books = (said: string) => booksAfter(today, [said]).books.join('; ')

it.each([
  ['quase comprei um tênis de 300 mas larguei lá. só levei cadarço, 12', '-12 Cadarço'],
  ['provei um tênis de 300 e devolvi na prateleira. comprei um cadarço, 12', '-12 Cadarço'],
  ['só o cadarço, 12. o tênis, que era 300, não trouxe', '-12 Cadarço'],
  ['não levei almoço, gastei 25. e uber 18', '-18 Uber'],
  ['almoço 75, dei 80 e deixei o troco', '-80 Almoço'],
  ['comprei um tênis de 300, não resisti. cadarço 12', '-12 Cadarço'],
  ['barras de bolo 75, a cliente deu 80 e disse pra ficar com o troco', '+80 Barras de bolo'],
  ['vendi um pudim por 45, o moço me deu 50 e não quis o troco', '+50 Pudim'],
])('%s', (said, expected) => {
  expect(books(said)).toContain(expected)
})

it.each([
  ['comprei um tênis de 300, não resisti. cadarço 12', '-300'],
  ['uber 18, não levei o carro, almoço 25', '-18'],
  ['vendi bolo por 75, ele deu 100 e eu devolvi o troco', '+75'],
])('what was paid stays: %s', (said, expected) => {
  expect(books(said)).toContain(expected)
})

it.each([
  'meu salario nao caiu ate agora, 2260, q raiva',
  'salário de 2.260 continua sem entrar na conta',
  'minha mãe deu 80 pro gás de 75 e disse pra ficar com o troco',
])('nothing is written: %s', (said) => {
  expect(books(said)).toBe('')
})
