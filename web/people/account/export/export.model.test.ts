import { expect, it } from 'vitest'
import { sizeText } from './export.model.ts'

it.each([
  [12, '1 KB'],
  [348_160, '340 KB'],
  [2_516_582, '2,4 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
