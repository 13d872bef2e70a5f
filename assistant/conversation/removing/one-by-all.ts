import type { Remembered } from '#conversation/memory/remembered.ts'
import { isOfOrder } from '#conversation/naming/named-each.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/**
 * Whether "apaga a gasosa e o prato feito de 40,22" is of one entry: of that very name and sum, so
 * that its "e" parts nothing.
 */
export function isOneByAll(
  message: Pick<Message, 'reading'>,
  entries: readonly Remembered[],
): boolean {
  const [only, another] = message.reading.amounts
  if (!only || another) return false
  const priced = entries.filter(({ amountCents }) => amountCents === Math.round(only.valueCents))
  const said = tellingIn(message).filter(({ word }) => !isOfOrder(word))
  const [whole, other] = fitting(said, priced).filter(({ isWhole }) => isWhole)
  return said.length > 1 && !other && whole?.at.length === said.length
}
