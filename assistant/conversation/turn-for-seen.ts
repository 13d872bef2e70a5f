import { cents } from '@lya/core/money/cents.ts'
import type { Seen } from '#codes/seen.ts'
import { openQuestion } from '#conversation/pending-question.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { say } from '#conversation/turn-for.ts'
import { categorise, indexCategories } from '#understanding/categorise.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import { readMessage } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/describe.ts'

/**
 * The turn of a picture. Whatever it shows is asked about, and written by the person's yes alone:
 * anybody can print a code.
 */
export function understandSeen(input: Omit<TurnInput, 'text'>, seen: Seen): Turn {
  const known = seen.amountCents !== null
  const draft: TransactionDraft = {
    type: 'despesa',
    amountCents: seen.amountCents ?? cents(0),
    date: seen.date,
    categoryId: categoryOf(input, seen.description),
    description: seen.description,
  }
  const missing = known ? 'yes' : 'amount'
  const name = input.categories.find(({ id }) => id === draft.categoryId)?.name
  const asked = { intent: 'clarify', confidence: 100 } as const
  const turn = say({ ...input, text: '' }, asked, {
    kind: 'ask',
    missing,
    description: draft.description,
    amountCents: draft.amountCents,
    isOutOfBounds: false,
    date: draft.date,
    ...(name === undefined ? {} : { categoryNames: [name] }),
  })
  const pending = openQuestion(missing, draft, [], input.today)
  return { ...turn, state: { ...turn.state, pending } }
}

function categoryOf(input: Omit<TurnInput, 'text'>, description: string): string | null {
  const reading = readMessage(description, input.today)
  const last = reading.tokens.length - 1
  const covers = coverTokens(reading)
  const subject = findSubject(reading, covers, 0, last)
  if (!subject) return null
  const index = indexCategories(input.categories, input.learned)
  return categorise(reading, covers, { first: 0, last, subject, type: 'despesa' }, index)
}
