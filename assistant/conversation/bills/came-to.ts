import type { Remembered } from '#conversation/memory/remembered.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { TurnInput } from '#conversation/turn.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** As many times more or less than usual as a bill comes to. */
const timesMax = 3
const papers = new Set(['conta', 'boleto', 'fatura'])

/**
 * The entry of the bill that was paid just now, where a message names that and nothing else, and
 * one sum: "luz veio 192,30" behind "paguei luz". It is paid once a month. Null for any other.
 */
export function billThatCame(
  { state: { last } }: TurnInput,
  message: Message,
  own: readonly Remembered[],
): Remembered | null {
  const { reading } = message
  const [amount, another] = reading.amounts
  if (last?.kind !== 'paid' || !amount || another || reading.days.length > 0) return null
  if (leans('also', reading) || leans('one-more', reading)) return null
  const ids = new Set(last.transactions.map(({ id }) => id))
  const entry = own.find(({ id }) => ids.has(id))
  // "recebi aluguel 500" is another rent.
  const isSameWay = message.account.transactions.every(({ draft }) => draft.type === entry?.type)
  if (!entry || !isSameWay) return null
  const said = tellingIn(message)
  const [fit] = fitting(said, [entry])
  const isOfIt =
    said.length > 0
      ? fit?.at.length === said.length
      : reading.tokens.some(({ norm }) => papers.has(norm))
  const times = amount.valueCents / entry.amountCents
  return isOfIt && times <= timesMax && times >= 1 / timesMax ? entry : null
}
