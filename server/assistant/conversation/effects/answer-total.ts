import { isOfFamily, namesOf, type Query, type QueryAnswer } from '@lya/assistant'
import { type Cents, cents, sumCents } from '@lya/core/amounts/cents.ts'
import type { DayRange } from '@lya/core/calendar/day-range.ts'
import type { TransactionType } from '@lya/core/money/transactions/transaction-type.ts'
import { shownTransaction } from '#assistant/conversation/effects/shown-transaction.ts'
import type { Told } from '#assistant/conversation/told.ts'
import { readSummary, sumLargestCategories } from '#money/insights/index.ts'
import { listTransactions, sumByName, sumFound } from '#money/transactions/index.ts'

const largest = 3

const typeOf = ({ metric }: Query): TransactionType =>
  metric === 'received' ? 'receita' : 'despesa'

/** What was spent or came in: in all, of a category, or of what the words find. */
export async function answerTotal(
  told: Told,
  query: Query,
  range: DayRange,
): Promise<QueryAnswer & { totalCents: Cents }> {
  const { tx, userId } = told.ctx
  const type = typeOf(query)
  const categoryId = query.categoryId ?? undefined
  const summary = await readSummary(told.ctx, range, { type, categoryId })
  const sum = cents(type === 'despesa' ? summary.expensesCents : summary.incomeCents)
  if (query.words !== undefined) {
    const of = categoryId ? { categoryCents: sum } : {}
    if (query.isFamily) return { ...(await family(told, query.words, type, range)), ...of }
    const days = { from: range.from.toString(), to: range.to.toString() }
    const sums = await sumFound(tx, userId, { search: query.words, type, ...days })
    const found = sums?.[type] ?? { totalCents: cents(0), count: 0 }
    // No entry is called like the place where they work: all of it came in there.
    if (found.count === 0 && query.isOwnWork) {
      const { words: _words, isOwnWork: _isOwnWork, ...all } = query
      return answerTotal(told, all, range)
    }
    const isNone = found.count === 0 && query.from === null
    const last = isNone ? await lastOf(told, query.words, type) : {}
    return { metric: 'found', type, ...found, ...of, ...last }
  }
  const parts =
    categoryId === undefined
      ? await sumLargestCategories(tx, userId, { range, type, limit: largest })
      : []
  const metric = type === 'despesa' ? 'spent' : 'received'
  return { metric, totalCents: sum, largest: parts }
}

/** Of what is not in this month, and no other was named. */
async function lastOf({ ctx, today }: Told, search: string, type: TransactionType) {
  const filters = { search, type, to: today.toString() }
  const { items } = await listTransactions(ctx.tx, ctx.userId, { filters, after: null, limit: 1 })
  return items[0] ? { last: shownTransaction(items[0]) } : {}
}

/** All of it, and what is left out of it or put side by side, each by itself. */
export async function answerParts(
  told: Told,
  query: Query,
  { how, parts: asked }: NonNullable<Query['beside']>,
  range: DayRange,
): Promise<QueryAnswer> {
  const { metric, from, to, categoryId } = query
  const parts: { name: string; totalCents: Cents; isSpent?: true }[] = []
  for (const { name, ...of } of asked) {
    const { totalCents } = await answerTotal(told, { metric, from, to, ...of }, range)
    // "tirando a gasolina quanto fiz?": it came from nobody, and was paid.
    const isNone = how === 'left-out' && metric === 'received' && totalCents === 0
    const spent = isNone
      ? await answerTotal(told, { metric: 'spent', from, to, ...of }, range)
      : null
    if (spent && spent.totalCents > 0) {
      parts.push({ name, totalCents: spent.totalCents, isSpent: true })
    } else parts.push({ name, totalCents })
  }
  const all = await answerTotal(told, { metric, from, to, categoryId }, range)
  return { metric: 'parts', how, type: typeOf(query), totalCents: all.totalCents, parts }
}

/** "quanto gastei com roupa?": of whatever belongs to it, and what that is called. */
async function family({ ctx }: Told, words: string, type: TransactionType, range: DayRange) {
  const names = await sumByName(ctx.tx, ctx.userId, { range, type })
  const found = names.filter(({ description }) => isOfFamily(words, description))
  const totalCents = sumCents(found.map((one) => one.totalCents))
  const count = found.reduce((all, one) => all + one.count, 0)
  return { metric: 'found', type, totalCents, count, names: namesOf(found) } as const
}
