import { expect, it } from 'vitest'
import { writeDocument } from '#commerce/documents/write-document.ts'

it.each([
  ['12345678909', '123.456.789-09'],
  ['123.456.789-09', '123.456.789-09'],
  ['11222333000181', '11.222.333/0001-81'],
  ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['passaporte X1', 'passaporte X1'],
])('writes %s as %s', (stored, shown) => {
  expect(writeDocument(stored)).toBe(shown)
})
