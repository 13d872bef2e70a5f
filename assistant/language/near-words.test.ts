import { expect, it } from 'vitest'
import { indexNearWords } from '#language/near-words.ts'

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
