import { expect, it } from 'vitest'
import { elapsedSeconds, pauseTimer, startTimer, timerLabel } from '#backoffice/crm/timer.ts'

const at = (text: string) => Temporal.Instant.from(text)

it('counts from its start, over a pause and over midnight', () => {
  const first = startTimer(0, at('2026-11-22T02:58:00Z'))
  expect(elapsedSeconds(first, at('2026-11-22T02:58:00.999Z'))).toBe(0)
  const paused = pauseTimer(first, at('2026-11-22T02:59:30Z'))
  expect(paused).toEqual({ isRunning: false, startedAt: null, durationSeconds: 90 })
  expect(elapsedSeconds(paused, at('2026-11-25T00:00:00Z'))).toBe(90)
  // São Paulo's midnight is 03:00 in UTC.
  const again = startTimer(paused.durationSeconds, at('2026-11-22T02:59:50Z'))
  expect(elapsedSeconds(again, at('2026-11-22T03:00:20Z'))).toBe(120)
})

it('never counts back, and not without end', () => {
  const timer = startTimer(40, at('2026-11-22T12:00:00Z'))
  expect(elapsedSeconds(timer, at('2026-11-22T11:00:00Z'))).toBe(40)
  expect(elapsedSeconds(timer, at('2026-12-22T12:00:00Z'))).toBe(40 + 24 * 3_600)
})

it('takes data that says it runs, and not since when, for a paused one', () => {
  const timer = { isRunning: true, startedAt: null, durationSeconds: 12 }
  expect(elapsedSeconds(timer, at('2026-11-22T12:00:00Z'))).toBe(12)
})

it.each([
  [0, '00:00'],
  [9, '00:09'],
  [249, '04:09'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [90_061, '25:01:01'],
])('writes %i seconds as %s', (seconds, label) => {
  expect(timerLabel(seconds)).toBe(label)
})
