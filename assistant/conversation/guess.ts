import type { Cents } from '@lya/core/amounts/cents.ts'
import { plainName } from '#codes/plain-name.ts'
import type { Seen } from '#codes/seen.ts'
import type { Turn } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { TransactionType } from '#understanding/draft.ts'
import { readMessage } from '#understanding/reading.ts'

/** What somebody other than the rules makes of a message. Days are YYYY-MM-DD. */
export interface Guess {
  type: TransactionType
  amountCents: Cents
  date: string | null
  description: string
}

/** Amounts stand in the message, nobody said that nothing happened, and no rule knew what to do. */
export function isUnsure({ reply }: Turn): boolean {
  return reply.kind === 'none' && reply.reason === 'unsure'
}

/**
 * A guess as far as the message bears it out: the amount and the day must stand in it, and of the
 * description only its own words remain. Null where that leaves nothing. It is only ever asked.
 */
export function acceptGuess(text: string, today: Temporal.PlainDate, guess: Guess): Seen | null {
  const { amounts, days, tokens } = readMessage(text, today)
  const isThere = amounts.some(
    (one) => !one.isForeign && Math.round(one.valueCents) === guess.amountCents,
  )
  if (!isThere || guess.amountCents <= 0) return null
  const named = days.find(({ date }) => date.toString() === guess.date)?.date ?? today
  if (Temporal.PlainDate.compare(named, today) > 0) return null
  const own = new Set(tokens.map(({ folded }) => folded))
  const words = plainName(guess.description).split(' ')
  const description = words.filter((word) => own.has(fold(word))).join(' ')
  const { type, amountCents } = guess
  return { source: 'guess', type, amountCents, date: named, description }
}
