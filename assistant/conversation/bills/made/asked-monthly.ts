import { firstDueDate } from '@lya/core/money/recurring/due-date.ts'
import { dueDayTold, saysMonthly } from '#conversation/bills/made/said-unpaid.ts'
import { keepBill } from '#conversation/coming/answered-bill.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { frequencyIn } from '#conversation/memory/made-monthly.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Told } from '#conversation/pending/open.ts'
import type { PendingReading } from '#conversation/pending/pending-state.ts'
import type { Turn } from '#conversation/turn.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of "não, é conta de todo mês", where it was asked whether to write what was spent on a
 * day: a bill of that day of each month. Null for any other message.
 */
export function askedMonthlyTurn(
  { draft, source }: PendingReading,
  { input, message }: Told,
): Turn | null {
  const { reading } = message
  const isOpen = source === 'words' && draft.type === 'despesa' && draft.amountCents > 0
  if (!isOpen || reading.amounts.length > 0 || isQuestion(reading)) return null
  if (!saysMonthly(reading) || leans('settled', reading)) return null
  const own = tellingWords(draft.description)
  const foreign = tellingIn(message).filter(({ word }) => !own.some((one) => isSame(one, word)))
  const told = dueDayTold(reading)
  if (told === null || foreign.some(({ word }) => isThing(word))) return null
  const { amountCents, description: name, date } = restoreDraft(draft, input.categories)
  const rhythm = { frequency: frequencyIn(reading), dueDay: told ?? date.day }
  const nextDate = firstDueDate(input.today, rhythm).toString()
  const categoryId = draft.categoryId
  return keepBill(input, { name, amountCents, ...rhythm, nextDate, categoryId })
}
