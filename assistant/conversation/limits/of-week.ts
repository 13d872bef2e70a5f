import { askingLimit, spentOn } from '#conversation/limits/wished-limit.ts'
import { wordsOfLimit } from '#conversation/limits/words-of.ts'
import { lastDay } from '#conversation/pending/open.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/**
 * The turn of "quero gastar no máximo 250 por semana de gasolina": a limit is of a month, and what
 * its weeks come to is theirs to say, so that is asked. Null for any other message.
 */
export function weeklyLimitTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  if (candidate.intent !== 'budget' || reading.amounts.length !== 1) return null
  if (!leans('perWeek', reading) || leans('perMonth', reading)) return null
  const category = spentOn(message)
  if (!category) return null
  const { words = [] } = wordsOfLimit(message)
  const known = { categoryId: category.id, amountCents: null, month: monthOf(message), words }
  return askingLimit(input, { kind: 'limit', ...known, expiresOn: lastDay(input.today) })
}
