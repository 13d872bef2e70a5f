import { expect, it } from 'vitest'
import { brazilianTimeZones, isBrazilianTimeZone } from '#people/profile/time-zones.ts'

it('lists zones that exist, with every offset that Brazil has', () => {
  const noon = Temporal.Instant.from('2026-11-21T12:00:00Z')
  const offsets = brazilianTimeZones.map((zone) => noon.toZonedDateTimeISO(zone).offset)
  expect(new Set(offsets)).toEqual(new Set(['-02:00', '-03:00', '-04:00', '-05:00']))
  // From east to west.
  expect(offsets).toEqual(offsets.toSorted((a, b) => (a < b ? -1 : 1)))
})

it.each(['America/New_York', 'america/sao_paulo', 'Brazil/East', 'UTC', ''])(
  'takes no %j',
  (name) => {
    expect(isBrazilianTimeZone(name)).toBe(false)
  },
)
