import { expect, it } from 'vitest'
import { pageSizes } from '#money/transactions/list/page-size.model.ts'

it.each([
  ['a low desktop', 500, false, { first: 5, more: 10 }],
  ['a usual desktop', 900, false, { first: 8, more: 10 }],
  ['a tall desktop', 2160, false, { first: 15, more: 10 }],
  ['a low phone', 480, true, { first: 3, more: 5 }],
  ['a usual phone', 844, true, { first: 4, more: 5 }],
  ['a tall phone', 1400, true, { first: 8, more: 5 }],
])('%s shows its share and asks for more by its step', (_name, heightPx, isPhone, sizes) => {
  expect(pageSizes({ heightPx, isPhone })).toEqual(sizes)
})
