import type { ChargeEventState } from '@lya/core/commerce/charges/charge-state.ts'
import { addDays, type Day } from '@lya/core/commerce/subscriptions/day.ts'
import { renewalOf } from '@lya/core/commerce/subscriptions/renewal.ts'
import { currentCoverage } from '@lya/core/commerce/subscriptions/subscription.ts'
import type { Subscriber } from '#tools/demo/business/subscriber.ts'

export interface Paying {
  subscriber: Subscriber
  isByCard: boolean
  chance(): number
  /** A moment of this day, never after now. */
  at(day: Day): Temporal.Instant
  today: Day
}

const paid: Record<'card' | 'pix', readonly ChargeEventState[]> = {
  card: ['open', 'confirmed', 'received'],
  pix: ['open', 'received'],
}

/** Everything from the first payment until today: renewals, failures, and how they left. */
export function payUntilToday(paying: Paying, buy: { on: Day; trialEndsOn: Day | null }): void {
  const { subscriber, chance, at } = paying
  const first = subscriber.charge(at(buy.on), {
    ...{ reason: 'compra', dueOn: null, trialEndsOn: buy.trialEndsOn },
    states: paid[paying.isByCard ? 'card' : 'pix'],
  })
  if (hasGivenBack(paying, first, buy.on)) return
  for (;;) {
    const endsOn = currentCoverage(subscriber.subscription)?.endsOn
    if (!endsOn) return
    const dueOn = addDays(endsOn, 1)
    const isLeaving = chance() < 0.07
    if (isLeaving) cancel(paying, dueOn)
    if (isLeaving || dueOn > paying.today) return
    if (chance() < 0.07 && !recovers(paying, dueOn)) return
    if (currentCoverage(subscriber.subscription)?.endsOn === endsOn) {
      renew(paying, dueOn, addDays(dueOn, paying.isByCard ? 0 : -2))
    }
  }
}

function renew({ subscriber, isByCard, at }: Paying, dueOn: Day, on: Day): void {
  const states = paid[isByCard ? 'card' : 'pix']
  subscriber.charge(at(on), { reason: 'renovacao', dueOn, trialEndsOn: null, states })
}

/** Took the money back within the week, or had the bank do it. */
function hasGivenBack({ subscriber, isByCard, chance, at, today }: Paying, id: string, on: Day) {
  const roll = chance()
  const after = addDays(on, roll < 0.035 ? 4 : 19)
  if (after > today) return false
  if (roll < 0.035) {
    const told = at(after)
    const asked = { kind: 'refund-asked', grantId: id, at: told.toString() } as const
    subscriber.happen(told, asked, 'pessoa')
    subscriber.tell(told, id, 'refunded')
    return true
  }
  if (roll > 0.05 || !isByCard) return false
  subscriber.tell(at(after), id, 'charged-back')
  return true
}

const reasons = ['Está caro para mim', 'Não uso tanto', 'Vou organizar por conta própria']

/** Said so days before the end, and stayed until it. */
function cancel({ subscriber, chance, at, today }: Paying, dueOn: Day): void {
  const on = addDays(dueOn, -3 - Math.floor(chance() * 9))
  const began = currentCoverage(subscriber.subscription)?.beganOn ?? on
  const reason = reasons[Math.floor(chance() * reasons.length)] ?? ''
  if (on > today || on < began) return
  subscriber.happen(at(on), { kind: 'cancelled', reason }, 'pessoa')
  if (dueOn <= today) subscriber.happen(at(dueOn), { kind: 'day-came' }, 'dia')
}

/** The payment fails; a third of them pay on a later day of the week. */
function recovers(paying: Paying, dueOn: Day): boolean {
  const { subscriber, isByCard, chance, at, today } = paying
  const wanted = { reason: 'renovacao', dueOn, trialEndsOn: null } as const
  const later = chance() < 0.35 ? 3 : null
  if (isByCard) subscriber.charge(at(dueOn), { ...wanted, states: ['refused'] })
  else subscriber.charge(at(addDays(dueOn, -5)), { ...wanted, states: ['open'] })
  subscriber.happen(at(dueOn), { kind: 'day-came' }, 'dia')
  const open = renewalOf(subscriber.subscription, dueOn)?.tries.at(-1)
  for (const day of [1, 3, 5]) {
    const on = addDays(dueOn, day)
    if (on > today) return false
    if (day === later) {
      if (isByCard || !open) renew(paying, dueOn, on)
      else subscriber.tell(at(on), open.id, 'received')
      return true
    }
    if (isByCard) subscriber.charge(at(on), { ...wanted, states: ['refused'] })
    else if (day === 1 && open) subscriber.tell(at(on), open.id, 'overdue')
  }
  for (const day of [7, 30]) {
    const on = addDays(dueOn, day)
    if (on <= today) subscriber.happen(at(on), { kind: 'day-came' }, 'dia')
  }
  return false
}
