import { describe, expect, it } from 'vitest'
import type { Buyer, Wish } from './buyer.ts'
import { weigh } from './judge.ts'

const nothing = {
  ...{ chargedTwice: 0, chargedNever: 0, chargedUnasked: 0, paidWithoutAccess: 0 },
  ...{ accessWithoutPaying: 0, ledgersOutOfBalance: 0 },
}
const buyer = (wish: Wish): Buyer => ({
  ...{ email: 'a@bench.test', wish, state: null, isDone: true, attempts: 1 },
})
const own = (id: string, state: 'confirmed' | 'open' | 'refused') => ({
  ...{ id, email: 'a@bench.test', amount: '39.90' },
  events: [{ state, amount: '39.90', refunded: '0.00' }],
})
const taken = (reference: string, valueCents = 3_990) => ({
  ...{ reference, confirmedOn: '2026-11-22', valueCents, refunds: [] },
})
const active = ['a@bench.test']

describe('the judge', () => {
  it('finds nothing where everybody got what they paid for', () => {
    const card = { buyers: [buyer('card')], own: [own('1', 'refused'), own('2', 'confirmed')] }
    expect(weigh({ ...card, theirs: [taken('2')], active })).toEqual(nothing)
    const gone = { buyers: [buyer('abandoned-pix')], own: [own('1', 'open')] }
    expect(weigh({ ...gone, theirs: [], active: [] })).toEqual(nothing)
  })

  it('sees somebody who was charged twice, in two charges or in one', () => {
    const twice = { buyers: [buyer('card')], own: [own('1', 'confirmed'), own('2', 'confirmed')] }
    expect(weigh({ ...twice, theirs: [taken('1'), taken('2')], active })).toEqual({
      ...nothing,
      chargedTwice: 1,
    })
    const once = { buyers: [buyer('card')], own: [own('1', 'confirmed')] }
    expect(weigh({ ...once, theirs: [taken('1'), taken('1')], active })).toEqual({
      ...nothing,
      ledgersOutOfBalance: 1,
    })
  })

  it('sees who was never charged, or charged without asking for it', () => {
    const never = { buyers: [buyer('pix')], own: [own('1', 'open')] }
    const none = { ...nothing, chargedNever: 1 }
    expect(weigh({ ...never, theirs: [], active: [] })).toEqual(none)
    const unasked = { buyers: [buyer('declined-card')], own: [own('1', 'confirmed')] }
    const asked = { ...nothing, chargedUnasked: 1 }
    expect(weigh({ ...unasked, theirs: [taken('1')], active })).toEqual(asked)
  })

  it('sees who paid and is kept out, and who is let in for nothing', () => {
    const paid = { buyers: [buyer('card')], own: [own('1', 'confirmed')], theirs: [taken('1')] }
    expect(weigh({ ...paid, active: [] })).toEqual({ ...nothing, paidWithoutAccess: 1 })
    const free = { buyers: [buyer('abandoned-pix')], own: [own('1', 'open')], theirs: [] }
    expect(weigh({ ...free, active })).toEqual({ ...nothing, accessWithoutPaying: 1 })
  })

  it('sees money that our ledger does not know, or knows otherwise', () => {
    const unread = { buyers: [buyer('card')], own: [own('1', 'open')], theirs: [taken('1')] }
    expect(weigh({ ...unread, active })).toEqual({ ...nothing, ledgersOutOfBalance: 1 })
    const foreign = { buyers: [], own: [], theirs: [taken('9')], active: [] }
    expect(weigh(foreign)).toEqual({ ...nothing, ledgersOutOfBalance: 1 })
  })
})
