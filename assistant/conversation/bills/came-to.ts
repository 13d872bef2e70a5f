import type { Cents } from '@lya/core/amounts/cents.ts'
import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { type Remembered, toldLast } from '#conversation/memory/remembered.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
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
  input: TurnInput,
  message: Message,
  own: readonly Remembered[],
): Remembered | null {
  const { reading } = message
  const [amount, another] = reading.amounts
  if (input.state.last?.kind !== 'paid' || !amount || another || reading.days.length > 0)
    return null
  if (leans('also', reading) || leans('one-more', reading)) return null
  const [entry] = toldLast(input, own)
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

const whatWasPaid = new PhraseBook('what was paid just before', [
  {
    means: 'paid',
    say: 'que [eu] paguei|pagamos foi|deu|saiu|era [por] [r] [$] @',
    like: 'a parcela do serasa que paguei foi 118,40 mesmo',
  },
])

/**
 * The turn of "a parcela que paguei foi 118,40", behind its payment of 112: that is mended. Null
 * for any other message.
 */
export function mendedTurn(
  input: TurnInput,
  { reading }: Message,
  { name }: Thing,
  amountCents: Cents,
): Turn | null {
  const { last } = input.state
  const [paid] = last?.kind === 'paid' && last.name === name ? last.transactions : []
  if (!paid?.id || paid.amountCents === amountCents || !whatWasPaid.isIn(reading)) return null
  const fields = { amount: amountCents, description: name }
  const effect = { kind: 'correct', target: targetOf(paid.id), changes: { amountCents } } as const
  return carry(input, { intent: 'correct', confidence: 85, fields }, effect)
}
