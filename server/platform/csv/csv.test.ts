import { expect, it } from 'vitest'
import { csvLine } from '#platform/csv/csv.ts'

it.each([
  [['pão', '52,90', null], 'pão;52,90;\r\n'],
  [['a;b', 'diz "oi"', 'duas\nlinhas'], '"a;b";"diz ""oi""";"duas\nlinhas"\r\n'],
  [['=1+1', '-2', '+55'], "'=1+1;-2;+55\r\n"],
  [['@SUM(A1)', '-10,00', ''], "'@SUM(A1);-10,00;\r\n"],
])('%j is %j', (cells, line) => {
  // Only the first was written by somebody: a number may begin with its sign.
  expect(csvLine(cells, [true, false, false])).toBe(line)
})
