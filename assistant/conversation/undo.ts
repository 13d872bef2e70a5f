import type { LastRegistration } from '#conversation/state.ts'
import { fold } from '#language/fold.ts'
import type { Fields } from '#understanding/intents/candidate.ts'

/** Whether a removal speaks of the last registration: of nothing else by name or amount. */
export function isLastMeant(last: LastRegistration, fields: Fields): boolean {
  const { description, amount } = fields
  const isNamed = (wanted: string) =>
    last.transactions.some((one) => fold(one.description).includes(fold(wanted)))
  const isSum = (wanted: number) => last.transactions.some((one) => one.amountCents === wanted)
  const fits = typeof description !== 'string' || isNamed(description)
  return fits && (typeof amount !== 'number' || isSum(amount))
}
