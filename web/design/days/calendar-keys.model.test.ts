import { expect, it } from 'vitest'
import { dayAfterKey } from '#design/days/calendar-keys.model.ts'

it.each([
  ['2026-03-01', 'ArrowLeft', '2026-02-28'],
  ['2026-12-31', 'ArrowRight', '2027-01-01'],
  ['2026-03-05', 'ArrowUp', '2026-02-26'],
  ['2026-02-26', 'ArrowDown', '2026-03-05'],
  ['2026-11-25', 'Home', '2026-11-22'],
  ['2026-11-25', 'End', '2026-11-28'],
  ['2026-03-31', 'PageUp', '2026-02-28'],
  ['2026-01-31', 'PageDown', '2026-02-28'],
  ['2026-01-15', 'PageDown', '2026-02-15'],
  ['2026-01-15', 'a', null],
])('from %s the key %s leads to %s', (day, key, next) => {
  expect(dayAfterKey(day, key)).toBe(next)
})
