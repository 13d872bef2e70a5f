import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '#amounts/cents.ts'
import { coverageOf } from '#commerce/subscriptions/coverage.ts'
import { addDays } from '#commerce/subscriptions/day.ts'
import { type Grant, grantStates, isPaid } from '#commerce/subscriptions/grant.ts'
import { nextSubscription } from '#commerce/subscriptions/next-subscription.ts'
import { projectionOf } from '#commerce/subscriptions/projection.ts'
import { planStateOf, statusOf } from '#commerce/subscriptions/status.ts'
import { noSubscription, type Subscription } from '#commerce/subscriptions/subscription.ts'
import type { SubscriptionEvent } from '#commerce/subscriptions/subscription-event.ts'
import {
  after,
  grant,
  granted,
  monthly,
  quarterly,
  renewal,
  withGrants,
  yearly,
} from '#commerce/subscriptions/testing/given.ts'

const effects = (subscription: Subscription, today: string) =>
  nextSubscription(subscription, { kind: 'day-came' }, today).effects

describe('a subscription', () => {
  it('is a trial until somebody pays, and writes nothing then', () => {
    const asked = after(['2026-11-22', granted(grant('1', { state: 'open', paidOn: null }))])
    expect(statusOf(asked, '2026-11-22')).toBe('trial')
    expect(projectionOf(asked, '2026-11-22')).toBeNull()
  })

  it('goes from active through grace and suspension to its end', () => {
    const paid = withGrants(grant('1'))
    const states = [
      ['2026-12-21', 'active', 'ATIVO'],
      ['2026-12-22', 'grace', 'ATIVO'],
      ['2026-12-29', 'suspended', 'SUSPENSO'],
      ['2027-01-21', 'ended', 'INATIVO'],
    ] as const
    for (const [today, status, plan] of states) {
      expect([statusOf(paid, today), planStateOf(paid, today)]).toEqual([status, plan])
    }
  })

  it('that is cancelled is used to the end, and taken up again before', () => {
    const cancelled = after(
      ['2026-11-22', granted(grant('1'))],
      ['2026-11-30', { kind: 'cancelled', reason: 'caro' }],
    )
    expect(planStateOf(cancelled, '2026-12-21')).toBe('ATIVO')
    expect(planStateOf(cancelled, '2026-12-22')).toBe('INATIVO')
    expect(effects(cancelled, '2026-12-22').filter(({ kind }) => kind === 'charge')).toEqual([])
    const again = nextSubscription(cancelled, { kind: 'resumed' }, '2026-12-01').subscription
    expect(statusOf(again, '2026-12-22')).toBe('grace')
  })

  it('that was only won ends by itself, and is renewed once its person chooses how', () => {
    const won = withGrants(
      grant('1', { reason: 'presente', months: 1, billingType: null, cardTokenId: null }),
    )
    const stands = (subscription: Subscription, today: string) => [
      statusOf(subscription, today),
      effects(subscription, today).map((effect) =>
        effect.kind === 'tell' ? effect.topic : effect.kind,
      ),
    ]
    expect(stands(won, '2026-12-17')).toEqual(['active', []])
    expect(stands(won, '2026-12-21')).toEqual(['active', []])
    expect(stands(won, '2026-12-22')).toEqual(['ended', ['ended']])
    const choose = { kind: 'method-changed', method: { billingType: 'PIX', cardTokenId: null } }
    const chosen = nextSubscription(won, choose as SubscriptionEvent, '2026-12-01').subscription
    expect(stands(chosen, '2026-12-17')).toEqual(['active', ['charge']])
    expect(stands(chosen, '2026-12-23')).toEqual(['grace', ['renewal-failed', 'charge']])
    const planned = nextSubscription(won, { kind: 'change-planned', terms: yearly }, '2026-12-01')
    expect(stands(planned.subscription, '2026-12-17')).toEqual(['active', ['charge']])
    // A payment behind the prize makes it a plan like any other.
    const bought = withGrants(...won.grants, renewal('2', '2026-12-22'))
    expect(stands(bought, '2027-01-17')).toEqual(['active', ['charge']])
  })

  it('that was cancelled and bought anew is renewed', () => {
    const anew = after(
      ['2026-11-22', granted(grant('1'))],
      ['2026-11-30', { kind: 'cancelled', reason: 'caro' }],
      ['2027-01-05', granted(grant('2', { paidOn: '2027-01-05' }))],
    )
    expect(statusOf(anew, '2027-01-05')).toBe('active')
  })

  it('gives back what is paid for an account that is being deleted, and no more', () => {
    const open = renewal('2', '2026-12-22', { state: 'open', paidOn: null })
    const closing = after(
      ['2026-11-22', granted(grant('1'))],
      ['2026-12-17', granted(open)],
      ['2026-12-18', { kind: 'closing' }],
    )
    const news = granted(renewal('2', '2026-12-22', { paidOn: '2026-12-19' }))
    const paid = nextSubscription(closing, news, '2026-12-19')
    expect(paid.effects).toEqual([{ kind: 'refund', grantId: '2', isSurplus: true }])
    expect(paid.subscription.refunding).toEqual(['2'])
    expect(nextSubscription(paid.subscription, news, '2026-12-19').effects).toEqual([])
    // What was paid before, or given, stays.
    expect(nextSubscription(closing, granted(grant('1')), '2026-12-19').effects).toEqual([
      { kind: 'drop', grantId: '2' },
    ])
  })

  it('gives back what is paid on a change that was given up, by itself or with all of it', () => {
    const code = grant('2', {
      ...{ reason: 'troca', terms: yearly, billingType: 'PIX', credited: ['1'] },
      ...{ state: 'open', madeOn: '2026-11-23', paidOn: null },
    })
    const paid = { ...code, state: 'paid', paidOn: '2026-11-24', paidAt: '2026-11-24T12:00:00Z' }
    for (const event of [
      { kind: 'change-given-up' },
      { kind: 'cancelled', reason: 'caro' },
    ] as const) {
      const asked = after(['2026-11-22', granted(grant('1'))], ['2026-11-23', granted(code)])
      const left = nextSubscription(asked, event, '2026-11-23')
      expect(left.effects).toContainEqual({ kind: 'drop', grantId: '2' })
      const late = nextSubscription(left.subscription, granted(paid as Grant), '2026-11-24')
      expect(late.effects).toEqual([{ kind: 'refund', grantId: '2', isSurplus: true }])
      expect(coverageOf(late.subscription.grants).coverage?.terms).toEqual(monthly)
      const stands = event.kind === 'cancelled' ? 'cancelled' : 'active'
      expect(statusOf(late.subscription, '2026-11-24')).toBe(stands)
    }
    // Nobody gave up what only ran out of time.
    const expired = after(
      ['2026-11-22', granted(grant('1'))],
      ['2026-11-23', granted({ ...code, state: 'gone' })],
      ['2026-11-24', granted(paid as Grant)],
    )
    expect(coverageOf(expired.grants).coverage?.terms).toEqual(yearly)
  })

  it('is held by an operator whatever is paid, and stands as before when released', () => {
    const held = after(
      ['2026-11-22', granted(grant('1'))],
      ['2026-11-23', { kind: 'held', reason: 'fraude' }],
      ['2026-12-22', granted(renewal('2', '2026-12-22'))],
    )
    expect(planStateOf(held, '2026-12-22')).toBe('SUSPENSO')
    const released = nextSubscription(held, { kind: 'released' }, '2026-12-23').subscription
    expect(planStateOf(released, '2026-12-23')).toBe('ATIVO')
  })

  it('ends with a refund or a chargeback, and comes back when that was won', () => {
    for (const state of ['refunded', 'charged-back'] as const) {
      const gone = after(['2026-11-22', granted(grant('1', { state }))])
      expect([statusOf(gone, '2026-11-23'), planStateOf(gone, '2026-11-23')]).toEqual([
        state,
        'INATIVO',
      ])
    }
    const won = after(
      ['2026-11-23', granted(grant('1', { state: 'charged-back' }))],
      ['2026-11-24', granted(grant('1', { state: 'reinstated' }))],
    )
    expect(statusOf(won, '2026-11-25')).toBe('active')
  })

  it('is charged once on each day of the ladder, and never while a try is undecided', () => {
    let subscription = withGrants(grant('1'))
    const tried: string[] = []
    for (let day = 0; day < 40; day += 1) {
      const today = addDays('2026-12-15', day)
      for (let repeat = 0; repeat < 3; repeat += 1) {
        const charge = effects(subscription, today).find(({ kind }) => kind === 'charge')
        if (!charge) continue
        tried.push(today)
        const made = renewal(`r${tried.length}`, '2026-12-22', {
          ...{ state: 'open', madeOn: today, paidOn: null },
        })
        subscription = nextSubscription(subscription, granted(made), today).subscription
        expect(effects(subscription, today).some(({ kind }) => kind === 'charge')).toBe(false)
        const declined = granted({ ...made, state: 'gone' })
        subscription = nextSubscription(subscription, declined, today).subscription
      }
    }
    expect(tried).toEqual(['2026-12-22', '2026-12-23', '2026-12-25', '2026-12-27'])
  })

  it('is asked for once after the days of grace, where a server slept through them all', () => {
    for (const way of [{}, { billingType: 'PIX' as const, cardTokenId: null }]) {
      const paid = withGrants(grant('1', way))
      const woken = effects(paid, '2027-01-05').map(({ kind }) => kind)
      expect(woken).toEqual(['charge'])
      expect(effects(paid, '2027-01-21').map(({ kind }) => kind)).toEqual(['tell'])
      const tried = renewal('2', '2026-12-22', { ...way, state: 'gone', madeOn: '2027-01-05' })
      const refused = { ...paid, grants: [...paid.grants, tried] }
      const told = { kind: 'tell', topic: 'suspended', about: '2026-12-22' }
      expect(effects(refused, '2027-01-06')).toEqual([told])
    }
  })

  it('sends a PIX five days before, and nothing else while it is open', () => {
    const paid = withGrants(grant('1', { billingType: 'PIX', cardTokenId: null }))
    expect(effects(paid, '2026-12-16')).toEqual([])
    expect(effects(paid, '2026-12-17').map(({ kind }) => kind)).toEqual(['charge'])
    const open = renewal('2', '2026-12-22', { state: 'open', paidOn: null, billingType: 'PIX' })
    const asked = { ...paid, grants: [...paid.grants, open] }
    expect(effects(asked, '2026-12-20').some(({ kind }) => kind === 'charge')).toBe(false)
    const cancelled = nextSubscription(asked, { kind: 'cancelled', reason: '' }, '2026-12-20')
    expect(cancelled.effects).toContainEqual({ kind: 'drop', grantId: '2' })
  })

  it('changes to a cheaper plan with the next renewal, and a dearer one undoes that', () => {
    const bought = withGrants(grant('1', { terms: quarterly }))
    const planned = nextSubscription(
      bought,
      { kind: 'change-planned', terms: monthly },
      '2026-12-01',
    )
    const charge = effects(planned.subscription, '2027-02-22').find(({ kind }) => kind === 'charge')
    expect(charge).toMatchObject({ renewal: { terms: monthly } })
    const change = grant('2', { reason: 'troca', terms: yearly, credited: ['1'] })
    const dearer = { ...change, madeOn: '2026-12-02', paidOn: '2026-12-02' }
    const next = nextSubscription(planned.subscription, granted(dearer), '2026-12-02').subscription
    const later = effects(next, '2027-12-02').find(({ kind }) => kind === 'charge')
    expect(later).toMatchObject({ renewal: { terms: yearly } })
  })

  it('takes up what was chosen before when a dearer plan is paid back', () => {
    const bought = grant('1', { terms: quarterly })
    const cheaper = { kind: 'change-planned', terms: monthly } as const
    const planned = nextSubscription(withGrants(bought), cheaper, '2026-11-22').subscription
    const change = grant('2', { reason: 'troca', terms: yearly, credited: ['1'] })
    const dearer = granted({ ...change, madeOn: '2026-11-23', paidOn: '2026-11-23' })
    const changed = nextSubscription(planned, dearer, '2026-11-23').subscription
    const asked = { kind: 'refund-asked', grantId: '2', at: '2026-12-02T12:00:00Z' } as const
    const back = nextSubscription(changed, asked, '2026-11-24').subscription
    const refunded = granted({ ...change, state: 'refunded', paidOn: '2026-11-23' })
    const left = nextSubscription(back, refunded, '2026-11-24').subscription
    const due = effects(left, '2027-02-22').find(({ kind }) => kind === 'charge')
    expect(due).toMatchObject({ renewal: { terms: monthly } })
    // What was chosen of the dearer plan goes with it.
    const chosen = { kind: 'change-planned', terms: quarterly } as const
    const other = nextSubscription(changed, chosen, '2026-11-24').subscription
    const without = nextSubscription(
      nextSubscription(other, asked, '2026-11-24').subscription,
      refunded,
      '2026-11-24',
    )
    const renewed = effects(without.subscription, '2027-02-22').find(
      ({ kind }) => kind === 'charge',
    )
    expect(renewed).toMatchObject({ renewal: { terms: quarterly } })
  })

  it('drops a change that was to be paid by days which are paid back', () => {
    const bought = grant('1', { terms: quarterly })
    const change = grant('2', { reason: 'troca', terms: yearly, credited: ['1'] })
    const open = { ...change, state: 'open', paidOn: null, madeOn: '2026-11-23' } as const
    const drop = { kind: 'drop', grantId: '2' }
    const asked = withGrants(bought, open)
    expect(effects(asked, '2026-11-23')).not.toContainEqual(drop)
    const refunding = { kind: 'refund-asked', grantId: '1', at: '2026-12-02T12:00:00Z' } as const
    const next = nextSubscription(asked, refunding, '2026-11-23')
    expect(next.effects).toContainEqual(drop)
    const back = withGrants({ ...bought, state: 'charged-back' }, open)
    expect(effects(back, '2026-11-23')).toContainEqual(drop)
  })

  it('ends the code of a change with what is cancelled, and not one that is asked for after it', () => {
    const change = grant('2', { reason: 'troca', terms: yearly, credited: ['1'] })
    const open = { ...change, state: 'open', paidOn: null, billingType: 'PIX' } as const
    const drop = { kind: 'drop', grantId: '2' }
    const cancelled = { kind: 'cancelled', reason: '' } as const
    const left = nextSubscription(withGrants(grant('1'), open), cancelled, '2026-11-23')
    expect(left.effects).toContainEqual(drop)
    const before = nextSubscription(withGrants(grant('1')), cancelled, '2026-11-23').subscription
    expect(nextSubscription(before, granted(open), '2026-11-23').effects).toEqual([])
    // A card that is being charged cannot be taken back.
    const byCard = withGrants(grant('1'), { ...open, billingType: 'CREDIT_CARD' })
    expect(nextSubscription(byCard, cancelled, '2026-11-23').effects).not.toContainEqual(drop)
  })

  it('is renewed at a higher price thirty days after that was told, at a lower one at once', () => {
    const bought = withGrants(grant('1'))
    const at = (priceCents: number, toldOn: string) => {
      const amount = cents(priceCents)
      const price = { planId: 'mensal', priceCents: amount, totalCents: amount, toldOn }
      const charge = effects({ ...bought, price }, '2026-12-22').find((e) => e.kind === 'charge')
      return charge?.kind === 'charge' ? charge.renewal.terms.priceCents : null
    }
    expect(at(4_990, '2026-11-22')).toBe(4_990)
    expect(at(4_990, '2026-11-23')).toBe(3_990)
    expect(at(2_990, '2026-12-21')).toBe(2_990)
  })
})

const day = fc.integer({ min: 0, max: 80 }).map((days) => addDays('2026-11-22', days))
const anyGrant = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    reason: fc.constantFrom('compra', 'renovacao', 'troca', 'presente'),
    terms: fc.constantFrom(monthly, quarterly, yearly),
    madeOn: day,
    wait: fc.integer({ min: 0, max: 12 }),
    dueOn: fc.constantFrom('2026-12-22', '2027-01-22'),
  })
  .map(({ wait, ...given }): Grant => {
    const isRenewal = given.reason === 'renovacao'
    const paidOn = addDays(given.madeOn, wait)
    const months = given.reason === 'presente' ? 1 : null
    return grant(given.id, { ...given, paidOn, months, dueOn: isRenewal ? given.dueOn : null })
  })

/** Charges, each with the states that it goes through, as news in any order and repeated. */
const anyNews = fc
  .uniqueArray(anyGrant, { selector: ({ id }) => id, maxLength: 5 })
  .chain((grants) => {
    const news = grants.flatMap((one) =>
      grantStates.map(
        (state): Grant => ({
          ...one,
          state,
          paidOn: state === 'open' || state === 'gone' ? null : one.paidOn,
        }),
      ),
    )
    return fc.tuple(
      fc.subarray(news, { minLength: 0 }),
      fc.array(fc.nat(), { minLength: 60, maxLength: 60 }),
    )
  })

describe('news of charges', () => {
  const fold = (news: readonly Grant[], today: string): Subscription => {
    let subscription = noSubscription
    for (const told of news) {
      subscription = nextSubscription(subscription, granted(told), today).subscription
    }
    return subscription
  }

  it('come to the same end in any order and however often', () => {
    fc.assert(
      fc.property(anyNews, day, ([news, draws], today) => {
        const doubled = [...news, ...news]
        const shuffled = doubled
          .map((told, index) => ({ told, at: draws[index % draws.length] ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ told }) => told)
        expect(fold(shuffled, today)).toEqual(fold(news, today))
      }),
      { numRuns: 500 },
    )
  })

  it('never give days that nobody paid for, nor keep money that gives none', () => {
    fc.assert(
      fc.property(anyNews, day, ([news], today) => {
        const { grants } = fold(news, today)
        const { coverage, surplus } = coverageOf(grants)
        const paid = grants.filter(isPaid).map(({ id }) => id)
        expect(coverage === null).toBe(paid.length === 0)
        for (const { grantId } of coverage?.stretches ?? []) {
          expect(paid).toContain(grantId)
        }
        for (const id of surplus) expect(paid).toContain(id)
        const isOpen = planStateOf(fold(news, today), today) === 'ATIVO'
        if (isOpen) expect(paid.length).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })

  it('that are repeated have no effect a second time, but to be told again by the same name', () => {
    fc.assert(
      fc.property(anyNews, day, ([news], today) => {
        let subscription = noSubscription
        for (const told of news) {
          const once = nextSubscription(subscription, granted(told), today)
          const twice = nextSubscription(once.subscription, granted(told), today)
          expect(twice.effects.filter(({ kind }) => kind !== 'drop')).toEqual([])
          subscription = twice.subscription
        }
      }),
    )
  })
})
