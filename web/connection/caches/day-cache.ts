import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { dropJson, readJson, writeJson } from '#connection/caches/kept-json.ts'
import {
  collectQueries,
  type KeptQuery,
  putQueriesBack,
  sliceOf,
} from '#connection/caches/kept-queries.ts'

/** Spec 1, section 9: other local caches expire after 24 hours. */
export const dayMs = 24 * 60 * 60_000
const key = 'lya-day-cache'
/** What a form needs to open without a connection, and whom to write to. */
const slices = ['categories', 'support']

type DayCache = { userId: string; queries: KeptQuery[] }

export function restoreDayCache(queryClient: QueryClient, userId: string): void {
  // Only keepDayCache writes this.
  const kept = readJson('local', key) as DayCache | null
  if (!kept) return
  if (kept.userId === userId) putQueriesBack(queryClient, kept.queries, dayMs)
  else dropDayCache()
}

export function keepDayCache(queryClient: QueryClient, userId: string): void {
  const queries = collectQueries(queryClient, slices, dayMs)
  if (queries.length > 0) writeJson('local', key, { userId, queries } satisfies DayCache)
}

export function dropDayCache(): void {
  dropJson('local', key)
}

export function isForADay(queryKey: QueryKey): boolean {
  return slices.includes(sliceOf(queryKey))
}
