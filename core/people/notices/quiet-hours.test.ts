import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dailyMoment, type QuietHours, quietUntil } from '#people/notices/quiet-hours.ts'
import { brazilianTimeZones } from '#people/profile/time-zones.ts'

const quiet = (from: string, until: string): QuietHours => ({
  from: Temporal.PlainTime.from(from),
  until: Temporal.PlainTime.from(until),
})
const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[America/Sao_Paulo]`)
const night = quiet('22:00', '08:00')

describe('quiet hours', () => {
  it.each([
    ['2026-03-10T21:59', null],
    ['2026-03-10T22:00', '2026-03-11T08:00'],
    ['2026-03-11T00:30', '2026-03-11T08:00'],
    ['2026-03-11T07:59', '2026-03-11T08:00'],
    ['2026-03-11T08:00', null],
  ])('over midnight, at %s', (now, end) => {
    expect(quietUntil(at(now), night)?.toPlainDateTime().toString().slice(0, 16) ?? null).toBe(end)
  })

  it('within a day, and none at all', () => {
    const nap = quiet('13:00', '15:30')
    expect(quietUntil(at('2026-03-10T14:00'), nap)?.toPlainTime().toString()).toBe('15:30:00')
    expect(quietUntil(at('2026-03-10T15:30'), nap)).toBeNull()
    expect(quietUntil(at('2026-03-10T07:00'), quiet('07:00', '07:00'))).toBeNull()
  })

  it('sends at nine, or when it gets loud on that same day', () => {
    const moment = (hours: QuietHours): string =>
      dailyMoment(Temporal.PlainDate.from('2026-03-10'), 'America/Sao_Paulo', hours)
        .toPlainDateTime()
        .toString()
    expect(moment(night)).toBe('2026-03-10T09:00:00')
    expect(moment(quiet('22:00', '11:15'))).toBe('2026-03-10T11:15:00')
    expect(moment(quiet('00:30', '21:00'))).toBe('2026-03-10T21:00:00')
    expect(moment(quiet('03:07', '23:53'))).toBe('2026-03-10T00:00:00')
    // Somebody who works at night: before the quiet hours of that day begin.
    expect(moment(quiet('06:00', '05:00'))).toBe('2026-03-10T05:00:00')
  })

  it('ends, in every Brazilian zone and for every choice, when nobody is quiet any more', () => {
    const minute = fc.integer({ min: 0, max: 1_439 })
    const time = (minutes: number) => Temporal.PlainTime.from('00:00').add({ minutes })
    fc.assert(
      fc.property(
        minute,
        minute,
        fc.integer({ min: 1_750_000_000, max: 1_900_000_000 }),
        fc.constantFrom(...brazilianTimeZones),
        (from, until, second, timeZone) => {
          const hours = { from: time(from), until: time(until) }
          const now = Temporal.Instant.fromEpochMilliseconds(second * 1_000).toZonedDateTimeISO(
            timeZone,
          )
          const end = quietUntil(now, hours)
          if (end) {
            expect(quietUntil(end, hours)).toBeNull()
            expect(end.since(now).total('hours')).toBeLessThanOrEqual(24)
            expect(Temporal.ZonedDateTime.compare(end, now)).toBe(1)
          }
          const daily = dailyMoment(now.toPlainDate(), now.timeZoneId, hours)
          expect(quietUntil(daily, hours)).toBeNull()
          expect(daily.toPlainDate().equals(now.toPlainDate())).toBe(true)
        },
      ),
    )
  })
})
