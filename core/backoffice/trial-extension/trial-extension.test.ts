import { expect, it } from 'vitest'
import { extendedTrialEnd } from '#backoffice/trial-extension/trial-extension.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-11-22')
const extended = (endDate: string | null, days = 7) =>
  extendedTrialEnd({ endDate: endDate === null ? null : day(endDate), today, days }).toString()

it('adds the days to those that are left', () => {
  expect(extended('2026-11-25')).toBe('2026-12-02')
  expect(extended('2026-11-22', 1)).toBe('2026-11-23')
})

it('begins today where the trial is over, or never had a last day', () => {
  expect(extended('2026-11-21')).toBe('2026-11-29')
  expect(extended('2025-01-01', 365)).toBe('2027-11-22')
  expect(extended(null)).toBe('2026-11-29')
})
