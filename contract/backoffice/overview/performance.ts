import * as z from 'zod'
import { moment } from '#backoffice/overview/cached.ts'

const hitRate = z.object({
  /** Of the pool: a connection was free at once. Of a cache: what was asked for was there. */
  name: z.string(),
  hits: z.int(),
  misses: z.int(),
})

export const performanceView = z.object({
  /** The newest five. */
  cache: z.array(
    z.object({
      key: z.string(),
      createdAt: moment,
      expiresAt: moment,
      isStale: z.boolean(),
      bytes: z.int(),
    }),
  ),
  automations: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      status: z.enum(['pending', 'executed']),
      person: z.object({ id: z.string(), name: z.string() }).nullable(),
      riskLevel: z.enum(['critical', 'high', 'medium', 'low']).nullable(),
      daysUntilExpiry: z.int().nullable(),
      scheduledFor: moment,
      executedAt: moment.nullable(),
      createdAt: moment,
    }),
  ),
  /** Summed for all processes, since each was started. */
  queries: z.object({
    count: z.int(),
    /** Milliseconds, upper bounds of what half, 95% and 99% stay within. */
    p50Ms: z.number(),
    p95Ms: z.number(),
    p99Ms: z.number(),
    slowMs: z.int(),
    slowCount: z.int(),
  }),
  /** The slowest statements, with no values of anybody's. */
  slow: z.array(
    z.object({ statement: z.string(), count: z.int(), meanMs: z.number(), maxMs: z.number() }),
  ),
  hitRates: z.array(hitRate),
  processes: z.array(
    z.object({ id: z.string(), startedAt: moment, seenAt: moment, memoryBytes: z.int() }),
  ),
  jobs: z.object({ waiting: z.int(), oldestMinutes: z.int().nullable(), failed: z.int() }),
  /** What last night's recount of the daily figures had to correct. */
  recount: z.object({ at: moment, differences: z.int() }).nullable(),
})
export type PerformanceView = z.infer<typeof performanceView>
