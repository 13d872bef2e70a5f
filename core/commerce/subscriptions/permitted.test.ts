import { describe, expect, it } from 'vitest'
import { permitted, refundable } from '#commerce/subscriptions/permitted.ts'
import { grant, renewal, withGrants } from '#commerce/subscriptions/testing/given.ts'

describe('taking a payment back', () => {
  it('is possible to the end of the seventh day, of each renewal too', () => {
    const bought = withGrants(grant('1'))
    expect(refundable(bought, '2026-11-29')).toMatchObject({ until: '2026-11-29' })
    expect(refundable(bought, '2026-11-30')).toBeNull()
    const renewed = withGrants(grant('1'), renewal('2', '2026-12-22'))
    expect(refundable(renewed, '2026-12-29')?.grant.id).toBe('2')
  })

  it('is of what bought days, though something was paid twice after it', () => {
    const twice = withGrants(
      grant('1'),
      renewal('2', '2026-12-22'),
      renewal('3', '2026-12-22', { paidOn: '2026-12-23' }),
    )
    expect(refundable(twice, '2026-12-24')?.grant.id).toBe('2')
  })

  it('is not possible of a prize, of what went back already, or while held', () => {
    expect(refundable(withGrants(grant('1', { state: 'refunded' })), '2026-11-23')).toBeNull()
    const prize = grant('2', { reason: 'presente', months: 1, paidOn: '2026-11-23' })
    expect(refundable(withGrants(prize), '2026-11-23')).toBeNull()
    const hold = { on: '2026-11-22', reason: 'fraude' }
    expect(refundable({ ...withGrants(grant('1')), hold }, '2026-11-23')).toBeNull()
  })
})

it('has nothing to cancel of a prize until its person chooses how to go on', () => {
  const prize = grant('2', { reason: 'presente', months: 1, paidOn: '2026-11-23' })
  const won = withGrants(prize)
  expect(permitted(won, '2026-12-01')).toMatchObject({ cancel: false, change: true })
  expect(permitted(won, '2026-12-01')).toMatchObject({ changeMethod: true, resume: false })
  const chosen = { billingType: 'PIX', cardTokenId: null, of: '2' } as const
  expect(permitted({ ...won, chosen }, '2026-12-01').cancel).toBe(true)
})

it('says what may be done in each state', () => {
  const bought = withGrants(grant('1'))
  const may = (today: string) =>
    Object.entries(permitted(bought, today)).flatMap(([name, is]) => (is ? [name] : []))
  expect(may('2026-12-01')).toEqual(['cancel', 'change', 'changeMethod'])
  expect(may('2026-12-22')).toEqual(['cancel', 'change', 'changeMethod', 'pay'])
  expect(may('2026-12-29')).toEqual(['cancel', 'change', 'changeMethod', 'pay'])
  expect(may('2027-02-01')).toEqual([])
  const hold = { on: '2026-11-22', reason: 'fraude' }
  expect(Object.values(permitted({ ...bought, hold }, '2026-12-01'))).not.toContain(true)
})
