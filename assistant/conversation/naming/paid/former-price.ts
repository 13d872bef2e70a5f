import { cents } from '@lya/core/amounts/cents.ts'
import { monthNames } from '@lya/core/money/budgets/month-names.copy.ts'
import { withBillsSettled } from '#conversation/bills/paid/settled-beside.ts'
import type { Effect, Payment } from '#conversation/effect.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'

type Changed = Extract<Effect, { kind: 'change-amount' }>

type FormerPrice = NonNullable<TurnInput['state']['formerPrices']>[number]

/** What a bill comes to this time is paid this month or the next. */
const onceMonths = 2

/** No more bills change their price at once. */
const pricesMax = 6

/**
 * A turn that pays a bill at the price that still holds, where another was told "a partir de
 * janeiro"; and one that tells so with what it was before.
 */
export function withFormerPrice(input: TurnInput, told: Turn): Turn {
  const turn = withBillsSettled(input, told)
  const { formerPrices = [] } = turn.state
  const changed = turn.effects.flatMap((effect) => (effect.kind === 'change-amount' ? effect : []))
  const former = changed.flatMap((effect) => formerOf(input, effect) ?? [])
  // Told once more, it costs what it cost at first until then; told of now, that is over.
  const kept = formerPrices.filter(({ id, until }) => {
    const isAnew = former.some((one) => one.until === until && !one.isOnce)
    return changed.every((one) => one.id !== id) || isAnew
  })
  const fresh = former.filter(({ id }) => kept.every((one) => one.id !== id))
  const all = [...fresh, ...kept].slice(0, pricesMax)
  const known = changed.length > 0 ? { ...turn, state: { ...turn.state, formerPrices: all } } : turn
  return formerPrices.length > 0 ? withoutPaid(atFormer(input, known)) : known
}

/** What a bill came to once is over when that is paid. */
function withoutPaid(turn: Turn): Turn {
  const paid = turn.effects.flatMap((one) => (one.kind === 'pay' ? [one.payment.id] : []))
  const prices = turn.state.formerPrices ?? []
  const left = prices.filter(({ id, isOnce }) => !(isOnce && paid.includes(id)))
  if (left.length === prices.length) return turn
  return { ...turn, state: { ...turn.state, formerPrices: left } }
}

/** Every payment of a turn, with the reply that tells of it. */
function atFormer(input: TurnInput, turn: Turn): Turn {
  const swap = (effect: Effect) => (effect.kind === 'pay' ? priced(input, effect) : effect)
  const { reply, also } = turn
  return {
    ...turn,
    effects: turn.effects.map(swap),
    ...(reply.kind === 'effect' ? { reply: { ...reply, effect: swap(reply.effect) } } : {}),
    ...(also ? { also: atFormer(input, also) } : {}),
  }
}

function priced({ state, today, payments = [] }: TurnInput, effect: Payment): Payment {
  const former = state.formerPrices?.find(({ id }) => id === effect.payment.id)
  if (!former || effect.amountCents !== undefined) return effect
  const paid = effect.date ? Temporal.PlainDate.from(effect.date) : today
  const isNext = payments.find(({ id }) => id === former.id)?.isPaid === true
  const month = effect.month ?? (isNext ? paid.add({ months: 1 }) : paid).toString().slice(0, 7)
  return month < former.until ? { ...effect, amountCents: cents(former.amountCents) } : effect
}

/** What a bill costs until the month from which it costs another sum. */
function formerOf({ payments = [], today }: TurnInput, effect: Changed): FormerPrice | null {
  if (effect.thisTimeCents !== undefined) {
    const until = today.toPlainYearMonth().add({ months: onceMonths }).toString()
    return { id: effect.id, amountCents: effect.thisTimeCents, until, isOnce: true }
  }
  if (!effect.fromMonth) return null
  const amountCents = payments.find(({ id }) => id === effect.id)?.amountCents
  const month = monthNames.findIndex((name) => name.toLowerCase() === effect.fromMonth) + 1
  if (amountCents === undefined || month === 0) return null
  const year = month > today.month ? today.year : today.year + 1
  const until = Temporal.PlainYearMonth.from({ year, month }).toString()
  return { id: effect.id, amountCents, until }
}
