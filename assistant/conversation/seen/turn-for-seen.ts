import { cents } from '@lya/core/amounts/cents.ts'
import type { Seen } from '#codes/seen.ts'
import { keepDraft } from '#conversation/kept-draft.ts'
import { say } from '#conversation/make-turn.ts'
import { openReading } from '#conversation/seen/pending-reading.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { categorise } from '#understanding/categories/categorise.ts'
import { indexCategories } from '#understanding/categories/category-index.ts'
import { readMessage } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'

/**
 * The turn of a picture or a code. Whatever it shows is asked about, and written by the person's
 * yes alone: anybody can print a code.
 */
export function understandSeen(input: Omit<TurnInput, 'text'>, seen: Seen): Turn {
  const { source, type, date, amountCents, dueOn, isBroken } = seen
  const description = seen.description || 'Compra'
  const categoryId = categoryOf(input, seen)
  const draft = keepDraft({
    ...{ type, date, categoryId, description },
    amountCents: amountCents ?? cents(0),
  })
  const stage = amountCents === null ? 'amount' : 'confirm'
  const asked = { intent: 'clarify', confidence: 100, rule: 'none' } as const
  const turn = say({ ...input, text: '' }, asked, {
    kind: 'propose',
    ...{ source, stage, draft, isAmended: false },
    ...(isBroken ? { isBroken } : {}),
    ...(dueOn ? { dueOn: dueOn.toString() } : {}),
  })
  const waiting = openReading(source, stage, draft, input.today)
  const open = dueOn ? { ...waiting, dueOn: dueOn.toString() } : waiting
  const rule = source === 'picture' ? source : 'code'
  return { ...turn, rule, state: { ...turn.state, open } }
}

/** The category that the words of something seen go by. */
export function categoryOf(
  input: Omit<TurnInput, 'text'>,
  { description, type }: Pick<Seen, 'description' | 'type'>,
): string | null {
  const reading = readMessage(description, input.today)
  const last = reading.tokens.length - 1
  const covers = coverTokens(reading)
  const subject = findSubject(reading, covers, 0, last)
  if (!subject) return null
  const index = indexCategories(input.categories, input.learned)
  return categorise(reading, covers, { first: 0, last, subject, type }, index)
}
