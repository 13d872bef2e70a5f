import { quietHours } from '@lya/core/backoffice/alerts/quiet.ts'
import { type SmartRule, smartPriorities } from '@lya/core/backoffice/alerts/smart-alerts.ts'
import {
  type SystemState,
  systemAlerts,
  watchedRules,
} from '@lya/core/backoffice/alerts/system-alerts.ts'
import { listDays } from '#backoffice/daily-figures/index.ts'
import { findJobState, findWebhookState } from '#backoffice/overview/alerts/system-state.queries.ts'
import { dayBack } from '#backoffice/overview/figures/day-starts.ts'
import { findRecurring } from '#backoffice/overview/figures/recurring.ts'
import { countFigures } from '#backoffice/overview/figures/standing.queries.ts'
import { endAlert, keepAlert } from '#platform/alerts/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { inStep, type Reading, readUnhurried } from '#platform/db/reading.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'

/** Rules that speak of a segment; what is behind each is a figure of the same name. */
const segmentRules = ['ending-engaged', 'charge-failed', 'engagement-falling'] as const

type Segments = Record<(typeof segmentRules)[number], number>

const counted = [...segmentRules, 'total-users', 'active-users', 'trial-users'] as const

/** A rule speaks of the whole business: its alert is about nothing else. */
const subject = ''

/** Has every rule look once: alerts are raised, told anew or said to be over. */
export async function watch({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const { state, segments } = await readUnhurried(db, (reading) => look(reading, clock.now()))
  await asSystem(db, async (tx) => {
    await watchSystem({ tx, clock }, state)
    await watchSegments({ tx, clock }, segments)
  })
}

interface Watching {
  tx: Tx
  clock: Clock
}

async function watchSystem(ctx: Watching, state: SystemState): Promise<void> {
  const speaking = systemAlerts(state)
  for (const rule of watchedRules) {
    const alert = speaking.find((one) => one.rule === rule)
    if (!alert) await endAlert(ctx, { rule, subject })
    else {
      const { priority, value, limit } = alert
      const details = { value, limit }
      await keepAlert(ctx, { rule, subject, priority, details, quietHours: quietHours(rule) })
    }
  }
}

async function watchSegments(ctx: Watching, counts: Segments): Promise<void> {
  for (const rule of segmentRules) {
    if (counts[rule] === 0) await endAlert(ctx, { rule, subject })
    else await keepAlert(ctx, { ...segmentAlert(rule, counts[rule]), quietHours: quietHours(rule) })
  }
}

function segmentAlert(rule: SmartRule, count: number) {
  return { rule, subject, priority: smartPriorities[rule], details: { count } }
}

/** What the rules are about, from one reading of everybody. */
async function look(
  reading: Reading,
  now: Temporal.Instant,
): Promise<{ state: SystemState; segments: Segments }> {
  const { tx } = reading
  const people = await countFigures(reading, { name: 'alerts', keys: counted, now })
  const { mrrCents } = await findRecurring(reading, now)
  const [yesterday, today] = [dayBack(now, 1).toString(), dayBack(now, 0).toString()]
  const days = await listDays(tx, { from: yesterday, to: today })
  const state = {
    people: {
      total: people['total-users'],
      active: people['active-users'],
      trial: people['trial-users'],
    },
    mrrCents,
    ...(await inStep(reading, () => findWebhookState(tx, now))),
    oldestJobMinutes: (await findJobState(tx)).oldestMinutes,
    sends: {
      total: days.reduce((sum, day) => sum + day.sends, 0),
      failed: days.reduce((sum, day) => sum + day.failedSends, 0),
    },
  }
  return { state, segments: people }
}
