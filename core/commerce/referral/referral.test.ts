import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import {
  type CommissionEntry,
  commissionAfter,
  commissionOf,
  sumCommission,
} from '#commerce/referral/commission.ts'
import { prizesDue } from '#commerce/referral/prizes.ts'
import { selfReferral, type Traces } from '#commerce/referral/self-referral.ts'

const charge = {
  isPaid: true,
  planAmountCents: cents(24_990),
  amountCents: cents(26_064),
  refundedCents: cents(0),
}

describe('a commission', () => {
  it.each([
    [3_990, 1_995],
    [8_990, 4_495],
    [24_990, 12_495],
    [1, 0],
  ])('of %i is %i', (price, half) => {
    expect(commissionOf(cents(price))).toBe(half)
  })

  it('is half of the price and not of what instalments cost, once', () => {
    const first = commissionAfter([], charge)
    expect(first).toEqual({ kind: 'accrued', amountCents: 12_495 })
    expect(commissionAfter([first as CommissionEntry], charge)).toBeNull()
  })

  it('is taken back with the money, also after it was paid out', () => {
    const paidOut: CommissionEntry[] = [
      { kind: 'accrued', amountCents: cents(12_495) },
      { kind: 'approved', amountCents: cents(12_495) },
      { kind: 'paid-out', amountCents: cents(12_495) },
    ]
    const back = commissionAfter(paidOut, { ...charge, isPaid: false })
    expect(back).toEqual({ kind: 'reversed', amountCents: 12_495, isOfApproved: true })
    expect(sumCommission([...paidOut, back as CommissionEntry])).toEqual({
      ...{ pendingCents: 0, approvedCents: -12_495, paidOutCents: 12_495 },
    })
  })

  it('balances whatever becomes of the charge, in any order and any number of times', () => {
    const news = fc.record({
      isPaid: fc.boolean(),
      refundedCents: fc.integer({ min: 0, max: 26_064 }).map(cents),
    })
    const step = fc.oneof(
      news.map((one) => ({ news: one })),
      fc.constant('approve' as const),
      fc.constant('pay-out' as const),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), news, (steps, last) => {
        const entries: CommissionEntry[] = []
        for (const one of [...steps, { news: last }]) {
          const { pendingCents, approvedCents } = sumCommission(entries)
          if (one === 'approve') {
            if (pendingCents > 0) entries.push({ kind: 'approved', amountCents: pendingCents })
          } else if (one === 'pay-out') {
            if (approvedCents > 0) entries.push({ kind: 'paid-out', amountCents: approvedCents })
          } else {
            const added = commissionAfter(entries, { ...charge, ...one.news })
            if (added) entries.push(added)
          }
        }
        const { pendingCents, approvedCents, paidOutCents } = sumCommission(entries)
        const share = last.isPaid ? (26_064 - last.refundedCents) / 26_064 : 0
        expect(pendingCents + approvedCents + paidOutCents).toBe(
          Math.floor(Math.round(24_990 * share) / 2),
        )
        expect(pendingCents).toBeGreaterThanOrEqual(0)
        expect(entries.every(({ amountCents }) => amountCents > 0)).toBe(true)
      }),
    )
  })
})

it.each([
  [4, [], []],
  [5, [], [5]],
  [16, [5], [15]],
  [41, [], [5, 15, 40]],
  [41, [5, 15, 40], []],
])('%i paid referrals with %j given bring %j', (paid, given, due) => {
  expect(prizesDue(paid, given).map(({ referrals }) => referrals)).toEqual(due)
})

describe('somebody who refers themselves', () => {
  const nothing: Traces = {
    ...{ documents: [], phones: [], emails: [], cards: [], browsers: [], payoutKeys: [] },
  }
  it.each([
    [{ documents: ['529'] }, { documents: ['111', '529'] }, 'document'],
    [{ phones: ['5511'] }, { phones: ['5511'] }, 'phone'],
    [{ cards: ['x'] }, { cards: ['x'] }, 'card'],
    [{ browsers: ['b'] }, { browsers: ['b'] }, 'browser'],
    [{ payoutKeys: ['529'] }, { documents: ['529'] }, 'payout-key'],
    [{ payoutKeys: ['a@b.c'] }, { emails: ['a@b.c'] }, 'payout-key'],
    [{ documents: ['529'] }, { payoutKeys: ['529'] }, 'payout-key'],
    [{ emails: ['a@b.c'] }, { emails: ['a@b.c'] }, null],
    [{ documents: ['1'] }, { documents: ['2'], phones: ['1'] }, null],
    [{}, {}, null],
  ])('%j and %j are known by %s', (referrer, referred, reason) => {
    expect(selfReferral({ ...nothing, ...referrer }, { ...nothing, ...referred })).toBe(reason)
  })
})
