import { expect, it } from 'vitest'
import { standsAfter } from '#corpus/world/stands-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

const after = (...said: string[]) => standsAfter(today, said).entries.split('; ')

it.each([
  ['45 de pizza', 'troca pizza por esfirra, e o dia é ontem', '-45 Esfirra 11-29'],
  ['45 de pizza', 'em vez de pizza é esfirra. e a data é ontem', '-45 Esfirra 11-29'],
  ['45 de pizza', 'foi ontem isso aí e nem foi pizza, foi esfirra', '-45 Esfirra 11-29'],
  ['45 de pizza', 'em vez de pizza é esfirra', '-45 Esfirra'],
  ['farmácia 88', 'muda a farmácia: é petshop e o valor é 78', '-78 Petshop'],
  ['farmácia 88', 'aquela farmácia tá errada, foi petshop, 78 reais', '-78 Petshop'],
  ['farmácia 88', 'os 88 foram no petshop e deu 78 na verdade, não foi farmácia', '-78 Petshop'],
])('another name in place of its own, with what else was wrong: %s, %s', (told, text, book) => {
  expect(after(told, text)).toEqual([book])
})

it.each([
  ['mercado 142', 'em vez de mercado hoje vou na feira', '-142 Mercado'],
  ['mercado 142', 'muda o mercado pra 150', '-150 Mercado'],
  ['mercado 142', 'troca o mercado pra ontem', '-142 Mercado 11-29'],
  ['uber 215', 'muda uber pra entrada', '+215 Uber'],
  ['mercado 142', 'nem mercado nem açougue abriu hoje', '-142 Mercado'],
])('and no name where none is told: %s, %s', (told, text, book) => {
  expect(after(told, text)).toEqual([book])
})
