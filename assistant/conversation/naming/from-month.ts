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
  { means: 'since', say: 'em {month} [.|!] $', like: 'o plano vai subir pra 655 em janeiro' },
])
const monthsOfYear = 12

/**
 * The month from which a new price holds, by its name, where the bill falls due before it once
 * more: "o plano vai subir pra 655 a partir de janeiro", told in November. Null where it does not.
 */
export function laterMonthIn(reading: Reading, { dueDay, isPaid }: Bill): string | null {
  const found = since.find(reading)
  const named = reading.tokens.slice(found?.first, (found?.last ?? -1) + 1)
  const month = found && named.findLast(({ norm }) => months.has(norm))
  if (!month || dueDay === undefined) return null
  const { today } = reading
  const isThisMonth = dueDay >= today.day && isPaid !== true
  const next = isThisMonth ? today.month : (today.month % monthsOfYear) + 1
  const ahead = ((months.get(month.norm) ?? next) - next + monthsOfYear) % monthsOfYear
  const isLater = ahead > 0 && ahead < monthsOfYear / 2
  return isLater ? reading.text.slice(month.start, month.end).toLowerCase() : null
}
