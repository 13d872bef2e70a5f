import { describe, expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import { coverageOf } from '#commerce/subscriptions/coverage.ts'
import type { Grant } from '#commerce/subscriptions/grant.ts'
import { grant, renewal, yearly } from '#commerce/subscriptions/testing/given.ts'

const endOf = (...grants: Grant[]) => coverageOf(grants).coverage?.endsOn

describe('days of access', () => {
  it('count months from the first day, however short one is', () => {
    const bought = grant('1', { paidOn: '2027-01-31' })
    expect(endOf(bought)).toBe('2027-02-27')
    const second = renewal('2', '2027-02-28')
    expect(endOf(bought, second)).toBe('2027-03-30')
    expect(endOf(bought, second, renewal('3', '2027-03-31'))).toBe('2027-04-29')
  })

  it('add what is left of the trial to the first period', () => {
    const bought = grant('1', { trialEndsOn: '2026-11-28' })
    expect(endOf(bought)).toBe('2026-12-27')
    expect(endOf(grant('1', { trialEndsOn: '2026-11-20' }))).toBe('2026-12-21')
    // Seven days more than without a trial, though February is short.
    const threeMonths = { terms: { ...yearly, period: 'QUARTERLY' } } as const
    expect(endOf(grant('1', threeMonths))).toBe('2027-02-21')
    const inTrial = grant('1', { ...threeMonths, trialEndsOn: '2026-11-29' })
    expect(endOf(inTrial)).toBe('2027-02-28')
  })

  it('go on from the old end when a renewal is paid in the days of grace', () => {
    const late = renewal('2', '2026-12-22', { paidOn: '2026-12-28' })
    expect(endOf(grant('1'), late)).toBe('2027-01-21')
  })

  it('end when somebody says so, and the next month follows that day', () => {
    const said = { reason: 'importado', paidOn: '2026-11-25', endsOn: '2027-06-30' } as const
    const bought = grant('1')
    expect(endOf(bought, grant('2', said))).toBe('2027-06-30')
    expect(endOf(bought, grant('2', said), renewal('3', '2027-07-01'))).toBe('2027-07-31')
    expect(coverageOf([bought, grant('2', said)]).surplus).toEqual([])
  })

  it('begin anew when it is paid after the suspension', () => {
    const late = renewal('2', '2026-12-22', { paidOn: '2026-12-29' })
    expect(endOf(grant('1'), late)).toBe('2027-01-28')
  })

  it('begin anew with a dearer plan, and keep the free days', () => {
    const bought = grant('1', { trialEndsOn: '2026-11-28' })
    const change = { reason: 'troca', terms: yearly, credited: ['1'] } as const
    expect(endOf(bought, grant('2', { ...change, paidOn: '2026-12-10' }))).toBe('2027-12-09')
    expect(endOf(bought, grant('2', { ...change, paidOn: '2026-11-24' }))).toBe('2027-11-27')
  })

  it('are as many of a dearer plan as were paid for, once what it counted went back', () => {
    const change = grant('2', {
      ...{ reason: 'troca', terms: yearly, credited: ['1'], paidOn: '2026-11-22' },
      planAmountCents: cents(21_000),
    })
    const taken = grant('1', { state: 'charged-back', backAt: '2026-12-24T12:00:00Z' })
    // 365 days for R$ 249,90, of which R$ 210,00 were paid.
    expect(endOf(taken, change)).toBe('2027-09-23')
    expect(endOf(taken, { ...change, credits: [{ of: '1', cents: cents(3_990) }] })).toBe(
      '2027-09-23',
    )
    expect(endOf({ ...taken, state: 'refunded' }, change)).toBe('2027-09-23')
    expect(endOf({ ...taken, state: 'reinstated' }, change)).toBe('2027-11-21')
    // What the second change counts of the first is worth as much less.
    const second = grant('3', {
      ...{ reason: 'troca', terms: { ...yearly, priceCents: cents(49_980) }, credited: ['2'] },
      ...{ paidOn: '2026-11-22', planAmountCents: cents(24_990) },
    })
    expect(endOf(taken, change, second)).toBe('2027-10-22')
  })

  it('come back when the change is given back', () => {
    const change = grant('2', { reason: 'troca', terms: yearly, state: 'refunded' })
    expect(endOf(grant('1'), change)).toBe('2026-12-21')
  })

  it('are longer by a prize, also after all was used', () => {
    const prize = grant('9', { reason: 'presente', months: 3, paidOn: '2026-12-01' })
    expect(endOf(grant('1'), prize)).toBe('2027-03-21')
    expect(endOf(grant('1'), { ...prize, paidOn: '2027-01-01' })).toBe('2027-03-31')
  })
})

describe('money that came twice', () => {
  const surplusOf = (...grants: Grant[]) => coverageOf(grants).surplus

  it('is given back of one renewal paid by two charges, of two purchases, of what was overtaken', () => {
    const first = renewal('2', '2026-12-22')
    expect(surplusOf(grant('1'), first, renewal('3', '2026-12-22'))).toEqual(['3'])
    expect(surplusOf(grant('1'), grant('2', { paidOn: '2026-11-30' }))).toEqual(['2'])
    const change = grant('3', {
      ...{ reason: 'troca', terms: yearly, credited: ['1'] },
      ...{ madeOn: '2026-12-18', paidOn: '2026-12-18' },
    })
    const open = renewal('2', '2026-12-22', { madeOn: '2026-12-17', paidOn: '2026-12-19' })
    expect(surplusOf(grant('1'), change, open)).toEqual(['2'])
  })

  it('is given back of a renewal that a change did not count', () => {
    const early = renewal('2', '2026-12-22', { madeOn: '2026-12-17', paidOn: '2026-12-18' })
    const change = grant('3', {
      ...{ reason: 'troca', terms: yearly, credited: ['1'] },
      ...{ madeOn: '2026-12-18', paidOn: '2026-12-18' },
    })
    expect(surplusOf(grant('1'), early, change)).toEqual(['2'])
    expect(surplusOf(grant('1'), early, { ...change, credited: ['1', '2'] })).toEqual([])
  })

  it('is given back of a change whose credit had gone back before it was paid', () => {
    const change = grant('2', {
      ...{ reason: 'troca', terms: yearly, credited: ['1'] },
      ...{ paidOn: '2026-11-25', paidAt: '2026-11-25T12:00:00Z' },
    })
    const back = (backAt: string) => grant('1', { state: 'refunded', backAt })
    expect(coverageOf([back('2026-11-25T11:59:00Z'), change])).toEqual({
      coverage: null,
      surplus: ['2'],
    })
    // Asked back, and not gone yet.
    const asked = grant('1', { backAt: '2026-11-25T11:59:00Z' })
    expect(surplusOf(asked, change)).toEqual(['2'])
    expect(surplusOf(back('2026-11-25T12:01:00Z'), change)).toEqual([])
  })

  it('is none when somebody comes back after the end', () => {
    expect(surplusOf(grant('1'), grant('2', { paidOn: '2026-12-22' }))).toEqual([])
  })
})
