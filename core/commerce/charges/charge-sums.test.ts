import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cents, cents } from '#amounts/cents.ts'
import { type ChargeEventState, chargeState, chargeStates } from '#commerce/charges/charge-state.ts'
import { chargeSums, isWhole, keptCents } from '#commerce/charges/charge-sums.ts'

const amount = cents(24_990)
const event = (state: ChargeEventState, refunded = 0) => ({
  state,
  amountCents: amount,
  refundedCents: cents(refunded),
})
const sums = (...events: ReturnType<typeof event>[]) => chargeSums(amount, events)

describe('a charge', () => {
  it('is prepared before anything is known of it, and owes nothing', () => {
    expect(chargeState([])).toBe('prepared')
    expect(sums()).toEqual({ paidCents: 0, refundedCents: 0, lostCents: 0, owedCents: 0 })
  })

  it('is owed while it is open, and paid once it was confirmed', () => {
    expect(sums(event('open'))).toMatchObject({ paidCents: 0, owedCents: 24_990 })
    expect(sums(event('confirmed'), event('open'))).toMatchObject({
      paidCents: 24_990,
      owedCents: 0,
    })
  })

  it('is paid although it had been deleted, or never found', () => {
    expect(chargeState([event('deleted'), event('received')])).toBe('received')
    expect(chargeState([event('refused'), event('confirmed')])).toBe('confirmed')
  })

  it('gives back in parts, and then as a whole', () => {
    const part = [event('received'), event('received', 10_000)]
    expect(sums(...part)).toMatchObject({ paidCents: 24_990, refundedCents: 10_000 })
    expect(keptCents(sums(...part))).toBe(14_990)
    expect(isWhole(part)).toBe(false)
    expect(keptCents(sums(...part, event('refunded', 24_990)))).toBe(0)
  })

  it('is lost to a chargeback, and ours again when that was decided in our favour', () => {
    const lost = [event('received'), event('charged-back')]
    expect(chargeState(lost)).toBe('charged-back')
    expect(keptCents(sums(...lost))).toBe(0)
    expect(chargeState([...lost, event('reinstated')])).toBe('received')
    expect(keptCents(sums(...lost, event('reinstated')))).toBe(24_990)
    expect(keptCents(sums(...lost, event('reinstated'), event('refunded', 24_990)))).toBe(0)
  })

  it('balances, whatever rows it has and in whatever order they came', () => {
    const anyEvent = fc.record({
      state: fc.constantFrom<ChargeEventState>(...chargeStates, 'reinstated'),
      amountCents: fc.constant(amount),
      refundedCents: fc.nat(24_990).map((value): Cents => cents(value)),
    })
    const anyLedger = fc
      .array(anyEvent, { maxLength: 12 })
      .chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
      )
    fc.assert(
      fc.property(anyLedger, ([events, shuffled]) => {
        const whole = chargeSums(amount, events)
        expect(chargeSums(amount, shuffled)).toEqual(whole)
        expect(chargeState(shuffled)).toBe(chargeState(events))
        const kept = keptCents(whole)
        expect(kept).toBeGreaterThanOrEqual(0)
        expect(kept + whole.refundedCents + whole.lostCents).toBe(whole.paidCents)
        expect(whole.paidCents === 0 || whole.owedCents === 0).toBe(true)
      }),
    )
  })
})
