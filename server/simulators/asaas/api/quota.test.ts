import { expect, it } from 'vitest'
import { Quota } from '#simulators/asaas/api/quota.ts'

const at = Temporal.Instant.from('2026-11-22T12:00:00Z')

it('counts what is left of twelve hours, and begins anew after them', () => {
  const quota = new Quota()
  expect(quota.take(at, false)).toEqual({
    isLeft: true,
    headers: {
      'ratelimit-limit': '25000',
      'ratelimit-remaining': '24999',
      'ratelimit-reset': '43200',
    },
  })
  for (let call = 2; call <= 25_000; call += 1) quota.take(at.add({ hours: 1 }), false)
  expect(quota.take(at.add({ hours: 11 }), false)).toMatchObject({
    isLeft: false,
    headers: { 'ratelimit-remaining': '0', 'ratelimit-reset': '3600' },
  })
  expect(quota.take(at.add({ hours: 12 }), false)).toMatchObject({
    isLeft: true,
    headers: { 'ratelimit-remaining': '24999' },
  })
})

it('says that nothing is left while somebody plays so', () => {
  const used = new Quota().take(at, true)
  expect(used).toMatchObject({ isLeft: false, headers: { 'ratelimit-remaining': '0' } })
})
