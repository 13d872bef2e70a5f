import { expect, it } from 'vitest'
import { reachedOf, readRate } from './campaign.model.ts'

it('counts as reached whatever left', () => {
  const states = { sent: 1, delivered: 2, read: 3, failed: 4, skipped: 5, pending: 6 }
  const rest = { skipped: {}, openedLinks: 0, unsubscribed: 0, deleted: 0 }
  expect(reachedOf({ states, ...rest })).toBe(6)
  expect(reachedOf({ states: {}, ...rest })).toBe(0)
})

it.each([
  ['1', 1],
  [' 60 ', 60],
  ['1000', 1_000],
  ['0', null],
  ['1001', null],
  ['-5', null],
  ['1,5', null],
  ['', null],
])('reads the rate %j as %j', (text, rate) => {
  expect(readRate(text)).toBe(rate)
})
