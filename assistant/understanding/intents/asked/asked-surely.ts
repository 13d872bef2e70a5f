import { busiestMonth } from '#understanding/intents/asked/averages.ts'
import { canBuy } from '#understanding/intents/asked/can-buy.ts'
import { dearest } from '#understanding/intents/asked/dearest.ts'
import { enough, mostOn, plainly } from '#understanding/intents/asked/enough.ts'
import { unknownBook } from '#understanding/intents/asked/not-known.ts'
import { ofIncome } from '#understanding/intents/asked/of-income.ts'
import { ofSum } from '#understanding/intents/asked/of-sum.ts'
import { thingAsked } from '#understanding/intents/asked/of-thing.ts'
import { metricOf, readQuery } from '#understanding/intents/asked/read-query.ts'
import type { Message, Metric, Read } from '#understanding/intents/candidate.ts'
import { outweighing } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** What is asked in words that say nothing else, whatever the second opinion thinks of it. */
export function askedSurely(message: Message): Read | null {
  const { amounts } = message.reading
  const known = amounts.length > 0 ? sumAsked(message) : surelyAsked(message)
  if (!known) return null
  const { category, ...ofAny } = readQuery(message, known.metric)
  const isNamed = known.isNamed && category !== undefined
  const fields = isNamed ? { ...ofAny, category } : ofAny
  return { intent: 'query', confidence: outweighing, fields }
}

interface Known {
  metric: Metric
  /** Whether a category that is named counts. */
  isNamed?: true
}

/** "em que dia eu gastei 45?": the sum is looked for, or how far it reaches. */
function sumAsked({ reading }: Message): Known | null {
  if (reading.amounts.length > 1) return null
  if (leans('goalPace', reading)) return { metric: 'goal' }
  if (leans('asksLastFew', reading) || ofSum.isIn(reading)) return { metric: 'list' }
  const isAfforded = canBuy.isIn(reading) && !unknownBook.isIn(reading)
  return isAfforded ? { metric: 'balance' } : null
}

function surelyAsked({ reading }: Message): Known | null {
  if (leans('asksLastFew', reading)) return { metric: 'list' }
  if (enough.isIn(reading)) return { metric: 'balance' }
  if (mostOn.isIn(reading)) return { metric: 'spent' }
  if (dearest.isIn(reading)) return { metric: 'spent' }
  const plain = plainly.find(reading)?.means
  if (plain) return { metric: plain, ...(plain === 'list' ? { isNamed: true } : {}) }
  if (busiestMonth.isIn(reading)) return { metric: metricOf(reading.flat), isNamed: true }
  if (thingAsked(reading)) return { metric: 'spent', isNamed: true }
  const view = ofIncome.find(reading)?.means
  if (view === undefined) return null
  if (view === 'next-income') return { metric: 'received' }
  return view === 'since-income' ? { metric: 'spent' } : { metric: 'spent', isNamed: true }
}
