import type { Cents } from '@lya/core/amounts/cents.ts'
import type { Effect } from '#conversation/effect.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import type { TurnInput } from '#conversation/turn.ts'

/** What changes the instalments to come, where one that was written does; null for others. */
export function otherParts(
  { payments = [], state: { last, earlier = [] } }: TurnInput,
  { id, description, amountCents: before }: Remembered,
  amountCents: Cents,
): Effect | null {
  const line = last ? [last, ...earlier] : earlier
  const isParted = line.some((one) => {
    return one.kind === 'bought' && one.transactions.some((own) => own.id === id)
  })
  const bill = payments.find((one) => one.name === description && one.amountCents === before)
  // What is far from it may be the whole.
  const isNear = amountCents < before * 2 && amountCents * 2 > before
  if (!isParted || !bill || !isNear || amountCents === before) return null
  return { kind: 'change-amount', what: 'payment', id: bill.id, name: bill.name, amountCents }
}
