import { expect, it } from 'vitest'
import { withoutAsides, withoutCourtesies } from '#understanding/asides.ts'

it.each([
  ['uber 23,50 viu, obrigada', 'uber 23,50'],
  ['mercado 50 graças a Deus', 'mercado 50'],
  ['gás 120 (tá caro tudo) kkk!', 'gás 120'],
  ['paguei 900 do aluguel, tá?', 'paguei 900 do aluguel'],
])('tells %s from what is said with it', (text, told) => {
  expect(withoutAsides(text)).toBe(told)
})

it.each([
  'muito obrigada viu',
  'gastei 50 na Valeu',
  'pão 8 e café 6',
  'festa 40',
  '50 da amiga Ana',
  'paguei 30 pra amiga',
])('leaves %s as it is', (text) => {
  expect(withoutAsides(text)).toBe(text)
})

it.each([
  ['Apague, por gentileza, a compra da livraria.', 'Apague a compra da livraria.'],
  ['muda por favor o uber pra 20', 'muda o uber pra 20'],
  ['Por favor, corrija: foi 74', 'Por favor, corrija: foi 74'],
  ['por favor', 'por favor'],
])('leaves out the courtesies in the midst of %s', (text, told) => {
  expect(withoutCourtesies(text)).toBe(told)
})
