import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { keepDraft } from '#conversation/kept-draft.ts'
import { say } from '#conversation/make-turn.ts'
import { openReading } from '#conversation/seen/pending-reading.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Saw, SilenceReason } from '#phrasing/talking/silence-reason.ts'
import { categorise } from '#understanding/categorise.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject, writeSubject } from '#understanding/transactions/describe.ts'

/**
 * The turn of a message with money in it that nothing could be made of: it says what was seen, and
 * a yes writes it. Null where there is no sum to speak of.
 */
export function sawTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
  reason: SilenceReason,
): Turn | null {
  if (reason !== 'unsure' && reason !== 'unmeant') return null
  const { reading, account, index } = message
  const sums = reading.amounts.filter(
    ({ isForeign, isNegative, isVague, valueCents }) =>
      !(isForeign || isNegative || isVague) &&
      valueCents >= 1 &&
      valueCents <= limits.amountCentsMax,
  )
  const [only, another] = sums
  if (!only || sums.length !== reading.amounts.length) return null
  const covers = coverTokens(reading)
  const place = { first: 0, last: reading.tokens.length - 1 }
  const subject = findSubject(reading, covers, place.first, place.last)
  const description = subject && !another ? writeSubject(reading, subject) : ''
  const isOther = account.clauses.some(({ mood }) => mood === 'other')
  const unmeant = isOther ? 'other' : 'ahead'
  const doubt = reason === 'unsure' ? 'unsure' : unmeant
  const amounts = sums.map(({ valueCents }) => Math.round(valueCents))
  const saw: Saw = { amounts, description, doubt }
  const turn = say(input, candidate, { kind: 'none', reason, saw })
  if (another) return turn
  const named = description || 'Compra'
  const draft = keepDraft({
    ...{ type: 'despesa', description: named, amountCents: cents(amounts[0] ?? 0) },
    date: reading.today,
    categoryId:
      subject && categorise(reading, covers, { ...place, subject, type: 'despesa' }, index),
  })
  const opened = openReading('words', 'confirm', draft, input.today)
  return { ...turn, state: { ...turn.state, reading: opened } }
}
