import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-26')

it.each<[string, string[]]>([
  ['salário 2.104,55 na conta e o vale 380', ['+2104.55 Salário', '+380 Vale']],
  ['salario 1.800 no pix e meu vale 400', ['+1800 Salario', '+400 Vale']],
  ['o carro vale 380', []],
  ['meu sobrinho fez 9 anos dei um jogo de 60', ['-60 Presente (sobrinho)']],
  ['comprei um jogo de 6 copos 40', ['-40 Jogo de 6 copos']],
  ['comprei butina nova numero 41 pro serviço 119', ['-119 Butina nova numero 41 pro serviço']],
])('tells what stands beside a sum: %s', (text, books) => {
  expect(booksAfter(today, [text]).books).toEqual(books)
})
