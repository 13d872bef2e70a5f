import type { Metric, Query } from '#conversation/effect.ts'
import { categoryId } from '#conversation/intended-effect.ts'
import { weekAsked } from '#conversation/naming/asked-week.ts'
import { wordsAsked } from '#conversation/naming/asked-words.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'

const metrics: readonly Metric[] = [
  'spent',
  'received',
  'balance',
  'list',
  'budget',
  'goal',
  'upcoming',
]

/** What is asked; a short follow-up ("e ontem?") takes what it leaves out from the one before. */
export function intendedQuery(message: Message, candidate: Candidate, before?: Query): Query {
  const fields = candidate.fields ?? {}
  const read = metrics.find((metric) => metric === fields.metric) ?? 'spent'
  const metric = candidate.isFollowUp && before ? before.metric : read
  const type = metric === 'received' ? 'receita' : 'despesa'
  const own =
    categoryId(fields, type, message.index.all) ?? categoryId(fields, null, message.index.all)
  const { flat, today } = message.reading
  const week = weekAsked(flat, today, metric === 'upcoming')
  const from = week?.from ?? textOf(fields.from)
  const to = week?.to ?? textOf(fields.to)
  if (!candidate.isFollowUp || !before) {
    const query = { metric, categoryId: own, from, to }
    const words = wordsAsked(query, message)
    return words === null ? query : { ...query, words }
  }
  const isDated = from !== null
  return {
    metric,
    categoryId: own ?? before.categoryId,
    from: isDated ? from : before.from,
    to: isDated ? to : before.to,
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
