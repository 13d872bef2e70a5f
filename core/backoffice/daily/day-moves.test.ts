import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Cents, cents } from '#amounts/cents.ts'
import { chargeMoves, netCents, subscriptionMoves } from '#backoffice/daily/day-moves.ts'
import { type ChargeState, chargeState, chargeStates } from '#commerce/charges/charge-state.ts'
import { chargeSums, keptCents } from '#commerce/charges/charge-sums.ts'

const amountCents = cents(3_990)
const at = (state: ChargeState, refunded = 0) => ({ state, refundedCents: cents(refunded) })
const moves = (before: ReturnType<typeof at>, after: ReturnType<typeof at>) =>
  chargeMoves({ amountCents, before, after })

it('counts what comes in once, and what goes back when it goes', () => {
  expect(moves(at('open'), at('confirmed'))).toEqual({ payments: 1, receivedCents: 3_990 })
  expect(moves(at('confirmed'), at('received'))).toEqual({})
  expect(moves(at('received'), at('received', 1_000))).toEqual({ returnedCents: 1_000 })
  expect(moves(at('received', 1_000), at('refunded', 3_990))).toEqual({ returnedCents: 2_990 })
  expect(moves(at('prepared'), at('refused'))).toEqual({})
})

it('takes a chargeback for money that went back, until it is won', () => {
  expect(moves(at('received'), at('charged-back'))).toEqual({ returnedCents: 3_990 })
  expect(moves(at('charged-back'), at('received'))).toEqual({ returnedCents: -3_990 })
})

it('comes to what the ledger keeps, whatever happened', () => {
  const anyEvent = fc.record({
    state: fc.constantFrom(...chargeStates),
    refundedCents: fc.nat(3_990).map((value): Cents => cents(value)),
  })
  fc.assert(
    fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 6 }), (events) => {
      const rows = events.map((event) => ({ ...event, amountCents }))
      const sums = chargeSums(amountCents, rows)
      const state = chargeState(rows)
      const refundedCents = cents(Math.max(...events.map((event) => event.refundedCents)))
      const { receivedCents = 0, returnedCents = 0 } = moves(at('prepared'), {
        state,
        refundedCents,
      })
      expect(netCents({ receivedCents, returnedCents })).toBe(keptCents(sums))
    }),
  )
})

it('tells who came, asked for the end, left and came back', () => {
  const step = { kind: 'granted', isFirstPayment: false }
  const come = { ...step, before: 'trial', after: 'active', isFirstPayment: true } as const
  expect(subscriptionMoves(come)).toEqual({ conversions: 1 })
  const ask = { ...step, kind: 'cancelled', before: 'active', after: 'cancelled' } as const
  expect(subscriptionMoves(ask)).toEqual({ cancellations: 1 })
  const leave = { ...step, before: 'cancelled', after: 'ended' } as const
  expect(subscriptionMoves(leave)).toEqual({ lost: 1 })
  expect(subscriptionMoves({ ...step, before: 'ended', after: 'active' })).toEqual({ returned: 1 })
  expect(subscriptionMoves({ ...step, before: 'active', after: 'grace' })).toEqual({})
  // A prize in a trial is no payment, and nobody comes back who was never there.
  expect(subscriptionMoves({ ...step, before: 'trial', after: 'active' })).toEqual({})
})
