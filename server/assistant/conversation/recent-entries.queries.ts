import type { RecentEntry } from '@lya/assistant'
import { centsFromDecimal } from '@lya/core/amounts/cents.ts'

/** How far back an entry lies that may be spoken of like one that was just told. */
const recentDays = 7
const recentMax = 30

/** The first day that they may be of. */
export function recentSince(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ days: recentDays })
}

/**
 * The newest entries since a day, however they were made, newest first, as one text. Every message
 * pays for it: the lines are put together by hand, since what PostgreSQL has for JSON costs twice
 * that, and the limit is no plain number, so that the planner expects to stop early and goes by the
 * order of the index, instead of sorting all entries of these days.
 */
export function recentEntries(userId: string, since: string): string {
  return `array_to_string(ARRAY(
    SELECT '["' || id || '","' || quando || '","' || valor || '",' || (tipo = 'receita') || ',"'
        || coalesce(categoria_id::text, '') || '",' || to_json(detalhes) || ']'
      FROM transacoes WHERE user_id = ${userId} AND quando >= ${since}
      ORDER BY quando DESC, created_at DESC, id DESC LIMIT (SELECT ${recentMax})), ',')`
}

type Line = [
  id: string,
  date: string,
  amount: string,
  isIncome: boolean,
  categoryId: string,
  description: string,
]

/** What `recentEntries` came to. */
export function entriesOf(lines: string): RecentEntry[] {
  return (JSON.parse(`[${lines}]`) as Line[]).map(
    ([id, date, amount, isIncome, categoryId, description]) => ({
      id,
      date,
      description,
      amountCents: centsFromDecimal(amount),
      categoryId: categoryId === '' ? null : categoryId,
      type: isIncome ? 'receita' : 'despesa',
    }),
  )
}
