import type { Query } from '#conversation/effect.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import type { PendingLimit } from '#conversation/limits/limit-state.ts'
import { lastDay } from '#conversation/pending/open.ts'

/** "meu orçamento de saúde": there is none, and a sum right behind that is what it is to be. */
export function openAbsent(
  { metric, categoryId, from }: Query,
  result: EffectResult,
  today: Temporal.PlainDate,
): PendingLimit | null {
  if (metric !== 'budget' || categoryId === null || result.kind !== 'answered') return null
  const { answer } = result
  const month = from?.slice(0, 7) ?? null
  const isOver = month !== null && month < today.toPlainYearMonth().toString()
  if (answer.metric !== 'budget' || answer.budgets.length > 0 || isOver) return null
  const known = { categoryId, month, amountCents: null, words: [] }
  return { kind: 'limit', ...known, expiresOn: lastDay(today) }
}
