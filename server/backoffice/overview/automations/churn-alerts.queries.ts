import { churnAlertLimits } from '@lya/core/backoffice/alerts/churn-alert.ts'
import { churnLevelFrom } from '@lya/core/backoffice/churn/churn.ts'
import type { Tx } from '#platform/db/transaction.ts'

export interface RiskyPerson {
  userId: string
  score: number
  /** Days until the last paid one. */
  daysUntilExpiry: number
}

const { endingDays, againAfterDays, perDayMax } = churnAlertLimits
const isRisky = `p.status_plan = 'ATIVO' AND p.churn >= ${churnLevelFrom.high}
  AND p.end_date_plan BETWEEN $1::date AND $1::date + ${endingDays}`
const told = `p.user_id AS "userId", p.churn AS score,
  p.end_date_plan - $1::date AS "daysUntilExpiry"`

/** Those worth a call who have none coming, the riskiest first, as many as the day has left. */
export async function listRisky(
  tx: Tx,
  asked: { today: string; now: Temporal.Instant },
): Promise<RiskyPerson[]> {
  const { rows } = await tx.query<RiskyPerson>({
    text: `SELECT ${told} FROM admin_people p
            WHERE p.status_plan <> 'TRIAL' AND ${isRisky}
              AND NOT EXISTS (SELECT FROM admin_automations a
                WHERE a.user_id = p.user_id AND a.automation_type = 'churn_alert'
                  AND a.created_at > $2::timestamptz - make_interval(days => ${againAfterDays}))
            ORDER BY p.churn DESC, p.user_id
            LIMIT greatest(0, ${perDayMax} - (SELECT count(*) FROM admin_automations a
              WHERE a.automation_type = 'churn_alert'
                AND a.created_at > $2::timestamptz - interval '1 day'))`,
    values: [asked.today, asked.now.toString()],
  })
  return rows
}

/** How somebody stands now; null when they are gone, or have no plan any more. */
export async function findRisk(
  tx: Tx,
  asked: { userId: string; today: string },
): Promise<{ score: number; daysUntilExpiry: number | null } | null> {
  const { rows } = await tx.query<{ score: number; daysUntilExpiry: number | null }>({
    text: `SELECT ${told} FROM admin_people p WHERE p.user_id = $2 AND p.status_plan = 'ATIVO'`,
    values: [asked.today, asked.userId],
  })
  return rows[0] ?? null
}
