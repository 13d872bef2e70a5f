import { expect, it } from 'vitest'
import { dayIn, fixedClock, todayIn } from '#platform/clock/clock.ts'

const day = (at: string, zone: string) => dayIn(Temporal.Instant.from(at), zone).toString()

it('turns the day at midnight of the zone, to the millisecond, forwards and back', () => {
  const zone = 'America/Sao_Paulo'
  expect(day('2026-03-11T02:59:59.999Z', zone)).toBe('2026-03-10')
  expect(day('2026-03-11T03:00:00Z', zone)).toBe('2026-03-11')
  expect(day('2026-03-11T15:00:00Z', zone)).toBe('2026-03-11')
  expect(day('2026-03-12T02:59:59.999Z', zone)).toBe('2026-03-11')
  expect(day('2026-03-12T03:00:00Z', zone)).toBe('2026-03-12')
  expect(day('2026-03-11T02:59:59.999Z', zone)).toBe('2026-03-10')
})

it('keeps the zones apart', () => {
  const at = '2026-03-11T04:30:00Z'
  expect(day(at, 'America/Sao_Paulo')).toBe('2026-03-11')
  expect(day(at, 'America/Rio_Branco')).toBe('2026-03-10')
  expect(day(at, 'America/Sao_Paulo')).toBe('2026-03-11')
})

it('knows days of 23 and 25 hours, and one that begins at one o’clock', () => {
  const york = 'America/New_York'
  expect(day('2026-03-08T12:00:00Z', york)).toBe('2026-03-08')
  expect(day('2026-03-09T03:59:59Z', york)).toBe('2026-03-08')
  expect(day('2026-03-09T04:00:00Z', york)).toBe('2026-03-09')
  expect(day('2026-11-01T12:00:00Z', york)).toBe('2026-11-01')
  expect(day('2026-11-02T04:59:59Z', york)).toBe('2026-11-01')
  expect(day('2026-11-02T05:00:00Z', york)).toBe('2026-11-02')
  const paulo = 'America/Sao_Paulo'
  expect(day('2018-11-04T12:00:00Z', paulo)).toBe('2018-11-04')
  expect(day('2018-11-04T02:59:59Z', paulo)).toBe('2018-11-03')
  expect(day('2018-11-04T03:00:00Z', paulo)).toBe('2018-11-04')
})

it('follows a clock that is moved', () => {
  const clock = fixedClock('2026-03-11T04:30:00Z')
  expect(todayIn(clock, 'America/Sao_Paulo').toString()).toBe('2026-03-11')
  clock.moveTo('2026-03-13T04:30:00Z')
  expect(todayIn(clock, 'America/Sao_Paulo').toString()).toBe('2026-03-13')
})
