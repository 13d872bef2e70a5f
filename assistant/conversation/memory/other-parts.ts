import type { Cents } from '@lya/core/amounts/cents.ts'
import type { Effect } from '#conversation/effect.ts'
import type { Bill } from '#conversation/naming/telling.ts'
import type { KeptDraft } from '#conversation/state.ts'
import type { TurnInput } from '#conversation/turn.ts'

type Part = Pick<KeptDraft, 'description' | 'amountCents'> & { id?: string }
type Known = Pick<TurnInput, 'payments' | 'state'>

/** What changes the instalments to come, where one that was written does; null for others. */
export function otherParts(input: Known, one: Part, amountCents: Cents): Effect | null {
  const before = one.amountCents
  const bill = billOfParts(input, one)
  // What is far from it may be the whole.
  const isNear = amountCents < before * 2 && amountCents * 2 > before
  if (!bill || !isNear || amountCents === before) return null
  return { kind: 'change-amount', what: 'payment', id: bill.id, name: bill.name, amountCents }
}

/** What ends the instalments to come, where the first of them is deleted; null for others. */
export function endOfParts(input: Known, one: Part): Effect | null {
  const bill = billOfParts(input, one)
  if (!bill) return null
  const { id, name } = bill
  return { kind: 'end-thing', what: 'payment', id, name, isOfParts: true }
}

/** The bill of what was bought in parts, by the first that this conversation wrote. */
export function billOfParts(
  { payments = [], state: { last, earlier = [] } }: Known,
  one: Part,
): Bill | null {
  const line = last ? [last, ...earlier] : earlier
  const isParted = line.some(({ kind, transactions }) => {
    return kind === 'bought' && transactions.some(({ id }) => id === one.id)
  })
  if (!isParted) return null
  const { description, amountCents } = one
  return (
    payments.find((bill) => bill.name === description && bill.amountCents === amountCents) ?? null
  )
}
