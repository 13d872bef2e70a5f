import { expect, it } from 'vitest'
import { readableDay } from '#calendar/readable-day.ts'

it.each([
  ['2026-11-22', '2026-11-22'],
  ['0202-05-01', '0202-05-01'],
  ['20226-05-01', undefined],
  ['infinity', undefined],
  ['-infinity', undefined],
  ['0044-03-15 BC', undefined],
  ['5874897-12-31', undefined],
  ['', undefined],
  [null, undefined],
])('reads %s as %s', (text, day) => {
  expect(readableDay(text)?.toString()).toBe(day)
})
