import { afterEach, expect, it } from 'vitest'
import { dayOf, followZone, timeOf } from '#connection/clock.ts'

afterEach(() => followZone(undefined))

it('follows the zone of whoever is signed in', () => {
  const moment = '2026-03-11T02:30:00Z'
  expect([dayOf(moment), timeOf(moment)]).toEqual(['2026-03-10', '23:30'])
  followZone('America/Noronha')
  expect([dayOf(moment), timeOf(moment)]).toEqual(['2026-03-11', '00:30'])
  followZone('America/Rio_Branco')
  expect([dayOf(moment), timeOf(moment)]).toEqual(['2026-03-10', '21:30'])
})
