import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { isIncomeTalk } from '#understanding/transactions/direction.ts'

const named = new PhraseBook('the month in which it is to be paid', [
  {
    means: 'month',
    say: '@ ..9 em|pra|para {month} [.|!] $',
    like: 'IPVA de 2027: R$ 1.640,00, à vista com 3% de desconto em janeiro',
  },
  {
    means: 'month',
    say: 'pago|paga|pagar em|so {month} [.|!] $',
    like: 'IPVA 2027 1.640, pago em janeiro',
  },
])
/** Farther ahead it may as well be the last month of that name. */
const aheadMax = 3
const monthsOfYear = 12

/** `IPVA de 2027: 1.640, à vista em janeiro`: nothing was done, and the month is still to come. */
export function markMonthAhead(reading: Reading, clauses: readonly Clause[]): void {
  const found = named.find(reading)
  if (!found || reading.amounts.length === 0) return
  // "será que consigo viajar com 800 em janeiro?" says itself what it is.
  if (reading.flat.includes(' ? ') || clauses.some(({ mood }) => mood === 'undone')) return
  const month = reading.tokens
    .slice(found.first, found.last + 1)
    .map(({ norm }) => months.get(norm))
    .findLast((one) => one !== undefined)
  if (month === undefined) return
  const ahead = (month - reading.today.month + monthsOfYear) % monthsOfYear
  const isDone = clauses.some(({ verbs }) => {
    return verbs.some(({ verb, at }) => {
      return verb.kind !== 'else' && reading.tokens[at]?.norm !== 'pago'
    })
  })
  if (ahead === 0 || ahead > aheadMax || isDone || isIncomeTalk(reading)) return
  for (const clause of clauses) {
    Object.assign(clause, { mood: 'undone', rule: 'month-ahead', flow: null, flowRule: '' })
  }
}
