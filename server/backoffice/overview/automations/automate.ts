import { churnAlertLimits, isChurnAlertDue } from '@lya/core/backoffice/alerts/churn-alert.ts'
import { smartPriorities } from '@lya/core/backoffice/alerts/smart-alerts.ts'
import { churnLevel } from '@lya/core/backoffice/churn/churn.ts'
import { dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import {
  addAutomation,
  type DueAutomation,
  markExecuted,
  takeDue,
} from '#backoffice/overview/automations/automations.store.ts'
import { findRisk, listRisky } from '#backoffice/overview/automations/churn-alerts.queries.ts'
import { raiseAlert } from '#platform/alerts/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { lockName } from '#platform/db/lock-name.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'

interface Parts {
  db: Database
  clock: Clock
}

/** Plans an alert, an hour ahead, for each person who is about to leave. @returns How many. */
export async function planChurnAlerts({ db, clock }: Parts): Promise<number> {
  const now = clock.now()
  const scheduledFor = now.add({ hours: churnAlertLimits.delayHours })
  return asSystem(db, async (tx) => {
    // Two workers would plan the same.
    lockName(tx, 'automations:churn_alert')
    const risky = await listRisky(tx, { today: dayOf(now), now })
    for (const { userId, score, daysUntilExpiry } of risky) {
      const trigger = { risk_level: churnLevel(score), days_until_expiry: daysUntilExpiry }
      await addAutomation(tx, { type: 'churn_alert', userId, trigger, scheduledFor, at: now })
    }
    return risky.length
  })
}

/** Does what is due, each once and in a transaction of its own. @returns How many were done. */
export async function executeDue({ db, clock }: Parts): Promise<number> {
  for (let count = 0; ; count += 1) {
    const isDone = await asSystem(db, async (tx) => {
      const due = await takeDue(tx, clock.now())
      if (due) await execute({ tx, clock }, due)
      return due !== null
    })
    if (!isDone) return count
  }
}

/** Whoever is no longer about to leave is told to nobody. */
async function execute(ctx: { tx: Tx; clock: Clock }, due: DueAutomation): Promise<void> {
  const { tx, clock } = ctx
  const now = clock.now()
  const { userId } = due
  const risk = userId === null ? null : await findRisk(tx, { userId, today: dayOf(now) })
  if (due.type === 'churn_alert' && userId !== null && risk && isChurnAlertDue(risk)) {
    const { score, daysUntilExpiry } = risk
    await raiseAlert(ctx, {
      rule: 'churn-high',
      subject: userId,
      userId,
      priority: smartPriorities['churn-high'],
      details: { value: score, daysUntilExpiry },
    })
  }
  await markExecuted(tx, due.id, now)
}
