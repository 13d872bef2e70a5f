import { expect, it } from 'vitest'
import { isMeaningful } from '#backoffice/segments/segment.ts'

it.each([
  [{ field: 'plan', values: ['TRIAL'] }, true],
  [{ field: 'plan', values: [] }, false],
  [{ field: 'source', values: ['meta'], isNot: true }, true],
  [{ field: 'churn', from: 70 }, true],
  [{ field: 'churn', to: 0 }, true],
  [{ field: 'churn', from: 70, to: 70 }, true],
  [{ field: 'churn', from: 71, to: 70 }, false],
  [{ field: 'churn' }, false],
] as const)('%j means something: %s', (condition, expected) => {
  expect(isMeaningful(condition)).toBe(expected)
})
