import { monthNames } from '@lya/core/money/budgets/month-names.copy.ts'
import type { Bill } from '#conversation/naming/telling.ts'
import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const since = new PhraseBook('from when on a price holds', [
  {
    means: 'since',
    say: 'partir|so|desde|comecando|valendo [de|em|a] [partir|mes] [de] {month}',
    like: 'o plano vai subir pra 655 a partir de janeiro',
  },
  {
    means: 'since',
    say: '[no] mes que vem|proximo',
    like: 'o plano aumenta pra 655 mês que vem',
  },
  {
    means: 'since',
    say: '[no] proximo|outro mes|ano',
    like: 'no próximo mês o plano sobe pra 655',
  },
  { means: 'since', say: '[no] ano que vem', like: 'ano que vem o aluguel sobe pra 1020' },
  { means: 'since', say: 'em {month} [.|!] $', like: 'o plano vai subir pra 655 em janeiro' },
])
const monthsOfYear = 12

/**
 * The month from which a new price holds, by its name, where the bill falls due before it once
 * more: "o plano vai subir pra 655 a partir de janeiro", told in November. Null where it does not.
 */
export function laterMonthIn(reading: Reading, { dueDay, isPaid }: Bill): string | null {
  const found = since.find(reading)
  if (!found || dueDay === undefined) return null
  const { today } = reading
  const month = monthOf(reading.tokens.slice(found.first, found.last + 1), today)
  const isThisMonth = dueDay >= today.day && isPaid !== true
  const next = isThisMonth ? today.month : (today.month % monthsOfYear) + 1
  const ahead = (month - next + monthsOfYear) % monthsOfYear
  const isLater = ahead > 0 && ahead < monthsOfYear / 2
  return isLater ? (monthNames[month - 1]?.toLowerCase() ?? null) : null
}

/** The month that is named, the next one, or the first of the next year. */
function monthOf(said: Reading['tokens'], today: Temporal.PlainDate): number {
  const named = said.findLast(({ norm }) => months.has(norm))
  if (named) return months.get(named.norm) ?? today.month
  return said.some(({ norm }) => norm === 'ano') ? 1 : (today.month % monthsOfYear) + 1
}
