import { expect, it } from 'vitest'
import { ago } from '#money/dashboard/activities/ago.copy.ts'

// Noon in São Paulo.
const now = '2026-11-21T15:00:00Z'

it.each([
  ['2026-11-21T14:59:30Z', 'agora'],
  // A server's clock may run a little ahead of this one.
  ['2026-11-21T15:00:05Z', 'agora'],
  ['2026-11-21T14:48:00Z', 'há 12 min'],
  ['2026-11-21T04:00:00Z', 'há 11 h'],
  ['2026-11-21T02:00:00Z', 'ontem'],
  ['2026-11-20T12:00:00Z', 'ontem'],
  ['2026-11-19T12:00:00Z', '19/11/2026'],
])('%s was %s', (moment, words) => {
  expect(ago(moment, now)).toBe(words)
})
