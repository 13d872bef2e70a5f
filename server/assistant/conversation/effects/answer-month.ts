import type { Query, QueryAnswer } from '@lya/assistant'
import { cents } from '@lya/core/amounts/cents.ts'
import { monthRange } from '@lya/core/calendar/day-range.ts'
import type { Told } from '#assistant/conversation/told.ts'
import { readSummary } from '#money/insights/index.ts'

const yearMonths = 12

/** The month of the last twelve, this one included, in which the most went or came in. */
export async function busiestMonth(told: Told, query: Query): Promise<QueryAnswer> {
  const type = query.metric === 'received' ? 'receita' : 'despesa'
  const of = { type, categoryId: query.categoryId ?? undefined } as const
  const best = { totalCents: cents(0), days: null as { from: string; to: string } | null }
  for (let back = 0; back < yearMonths; back += 1) {
    const range = monthRange(told.today.toPlainYearMonth().subtract({ months: back }))
    const { incomeCents, expensesCents } = await readSummary(told.ctx, range, of)
    const sum = type === 'receita' ? incomeCents : expensesCents
    if (sum <= best.totalCents) continue
    best.totalCents = cents(sum)
    best.days = { from: range.from.toString(), to: range.to.toString() }
  }
  return { metric: 'busiest-month', type, ...best }
}
