import { expect, it } from 'vitest'
import { indexBySound, indexNearWords } from '#language/near-words.ts'

const near = indexNearWords(['gasolina', 'mercado', 'farmacia', 'camisa', 'recebi'])

it.each([
  ['gasolna', 'gasolina'],
  ['gazolina', 'gasolina'],
  ['mercdao', 'mercado'],
  ['mercadp', 'mercado'],
  ['farmasia', 'farmacia'],
])('takes %s for %s', (slip, meant) => {
  expect(near.find(slip)).toBe(meant)
})

it.each(['camila', 'merca', 'tercado', 'gasolinaria'])('leaves %s alone', (word) => {
  expect(near.find(word)).toBeUndefined()
})

const heard = indexBySound(['conta', 'ontem', 'saldo', 'quis', 'almoco', 'chinelo', 'peixe'])

it.each([
  ['comta', 'conta'],
  ['onten', 'ontem'],
  ['hontem', 'ontem'],
  ['saudo', 'saldo'],
  ['quiz', 'quis'],
  ['almosso', 'almoco'],
  ['xinelo', 'chinelo'],
  ['pexe', 'peixe'],
])('hears %s as %s', (slip, meant) => {
  expect(heard.find(slip)).toBe(meant)
})

it.each(['canta', 'saudade', 'soldo', 'que'])('hears nothing listed in %s', (word) => {
  expect(heard.find(word)).toBeUndefined()
})
