import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { dropJson, readJson, writeText } from '#connection/caches/kept-json.ts'
import {
  collectQueries,
  type KeptQuery,
  putQueriesBack,
  sliceOf,
} from '#connection/caches/kept-queries.ts'
import { nowMs } from '#connection/clock.ts'

export const financialCacheKey = 'financial_data_cache'
/** Spec 1, section 9: five minutes. */
export const financialCacheMs = 300_000
/** Longer lists are fetched again rather than written at each change. */
const lengthMax = 1_000_000

/** Which slices of the contract stand under which name of the cache. */
const groups = {
  transactions: ['transactions'],
  goals: ['goals'],
  summary: ['insights'],
  planning: ['budgets'],
  payments: ['recurring'],
  categories: ['categories'],
} as const
type Group = keyof typeof groups
const slices = Object.values(groups).flat()

type FinancialCache = Record<Group, KeptQuery[]> & {
  userId: string
  lastUpdated: number
  /** The range of the dashboard as it was last looked at. */
  dateFilter: { startDate: string | null; endDate: string | null }
}

/** Shows the money of this tab's last five minutes at once; another person's is dropped. */
export function restoreFinances(queryClient: QueryClient, userId: string): void {
  // Only keepFinances writes this, in this tab.
  const kept = readJson('session', financialCacheKey) as FinancialCache | null
  if (!kept) return
  if (kept.userId !== userId || kept.lastUpdated < nowMs() - financialCacheMs) {
    dropFinances()
    return
  }
  for (const group of Object.keys(groups) as Group[]) {
    putQueriesBack(queryClient, kept[group] ?? [], financialCacheMs)
  }
}

/** Writes what is in memory now. */
export function keepFinances(queryClient: QueryClient, userId: string): void {
  const all = collectQueries(queryClient, slices, financialCacheMs)
  const text = JSON.stringify(all.length === 0 ? null : financialCache(userId, all))
  if (all.length === 0 || text.length > lengthMax || !writeText('session', financialCacheKey, text))
    dropFinances()
}

/** Whether this tab has kept anybody's money, be it too old by now. */
export function hasFinances(): boolean {
  return readJson('session', financialCacheKey) !== null
}

export function dropFinances(): void {
  dropJson('session', financialCacheKey)
}

/** Whether a change of this query changes what is kept. */
export function isFinancial(key: QueryKey): boolean {
  return (slices as readonly string[]).includes(sliceOf(key))
}

function financialCache(userId: string, all: readonly KeptQuery[]): FinancialCache {
  const inGroup = (group: Group) =>
    all.filter(({ key }) => (groups[group] as readonly string[]).includes(sliceOf(key)))
  return {
    userId,
    lastUpdated: Math.max(...all.map(({ updatedAt }) => updatedAt)),
    dateFilter: dateFilter(inGroup('summary')),
    transactions: inGroup('transactions'),
    goals: inGroup('goals'),
    summary: inGroup('summary'),
    planning: inGroup('planning'),
    payments: inGroup('payments'),
    categories: inGroup('categories'),
  }
}

function dateFilter(summary: readonly KeptQuery[]): FinancialCache['dateFilter'] {
  const latest = summary.toSorted((a, b) => b.updatedAt - a.updatedAt)[0]
  // A key of oRPC holds its procedure's path, then the options with the input.
  const options = latest?.key[1] as { input?: { from?: string; to?: string } } | undefined
  return { startDate: options?.input?.from ?? null, endDate: options?.input?.to ?? null }
}
