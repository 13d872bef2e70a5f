import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { mistakeIn } from '#conversation/amending/mistake.ts'
import type { Changes } from '#conversation/effect.ts'
import { dayMeant } from '#conversation/memory/retold.ts'
import { chanceOfIncome } from '#conversation/opinion/chance-of-income.ts'
import { isReckoned } from '#conversation/opinion/reckoned.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { opinionLimits } from '#opinion/limits.ts'
import type { TransactionType } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { findNamedCategory } from '#understanding/intents/named-category.ts'
import { restatedSum } from '#understanding/memory/restated-sum.ts'
import { wayIn } from '#understanding/memory/way-in.ts'

/**
 * What is right by a message, in place of what was noted: one thing of it. Null where it tells
 * nothing that a correction could be of.
 */
export function toldChanges(input: TurnInput, message: Message): Changes | null {
  const { reading, index } = message
  const mistake = mistakeIn(message)
  if (mistake) return mistake
  if (isReckoned(reading)) return null
  if (reading.amounts.length > 0) {
    // "4 não, foi 5": which of two it is to be is left open.
    const sum = reading.amounts.length === 1 ? restatedSum(reading) : null
    return sum && sum > 0 && sum <= limits.amountCentsMax ? { amountCents: cents(sum) } : null
  }
  // "eram 4 cesáreas", "teve 20% de desconto": what it comes to is still to be reckoned.
  if (reading.numbers.some(({ role }) => role !== 'day')) return null
  const type = wayIn(reading)
  if (type) return { type }
  const name = findNamedCategory(reading, index)
  const category = index.all.find((one) => one.name === name)
  if (category) return { categoryId: category.id }
  const date = dayMeant(reading)
  if (date !== null) return { date }
  const likely = likelyWay(input, message)
  return likely && { type: likely }
}

/** "não, isso entrou, sou manicure": the way that hardly anybody would doubt. */
function likelyWay(input: TurnInput, message: Message): TransactionType | null {
  // "na verdade foi meu pai": who it was says nothing of the way.
  if (message.account.clauses.every(({ flow }) => flow === null)) return null
  const income = chanceOfIncome(input, message)
  if (income >= opinionLimits.correctWay) return 'receita'
  return income <= 1 - opinionLimits.correctWay ? 'despesa' : null
}
