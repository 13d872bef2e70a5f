import { churnLevelFrom } from '@lya/core/backoffice/churn/churn.ts'
import { planExpiringDays } from '@lya/core/backoffice/standing/subscriber-standing.ts'
import { lastExpiringDay } from '@lya/core/backoffice/standing/trial-standing.ts'
import { dayIn } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

export interface TrialFigures {
  total: number
  active: number
  expiring: number
  expired: number
  ready: number
}

/** How the trials stand; `expired` is who let theirs end and has not paid. */
export async function findTrialFigures(tx: Tx, now: Temporal.Instant): Promise<TrialFigures> {
  const today = dayIn(now, 'UTC')
  const { rows } = await tx.query<TrialFigures>({
    name: 'people-trial-figures',
    text: `SELECT count(*)::integer AS total,
        (count(*) FILTER (WHERE trial_end_date > $2))::integer AS active,
        (count(*) FILTER (WHERE trial_end_date BETWEEN $1 AND $2))::integer AS expiring,
        (count(*) FILTER (WHERE trial_end_date >= $1 AND engagement >= 70))::integer AS ready,
        (count(*) FILTER (WHERE coalesce(trial_end_date, '-infinity') < $1))::integer AS expired
      FROM admin_people WHERE status_plan = 'TRIAL' AND NOT is_staff`,
    values: [today.toString(), lastExpiringDay(today).toString()],
  })
  return { total: 0, active: 0, expiring: 0, expired: 0, ready: 0, ...rows[0] }
}

export interface SubscriberFigures {
  total: number
  active: number
  expiring: number
  expired: number
  suspended: number
  atRisk: number
}

export async function findSubscriberFigures(
  tx: Tx,
  now: Temporal.Instant,
): Promise<SubscriberFigures> {
  const today = dayIn(now, 'America/Sao_Paulo')
  const { rows } = await tx.query<SubscriberFigures>({
    name: 'people-subscriber-figures',
    text: `SELECT
        (count(*) FILTER (WHERE ativo))::integer AS total,
        (count(*) FILTER (WHERE ativo AND fim > $2))::integer AS active,
        (count(*) FILTER (WHERE ativo AND fim BETWEEN $1 AND $2))::integer AS expiring,
        (count(*) FILTER (WHERE ativo AND fim < $1))::integer AS expired,
        (count(*) FILTER (WHERE status_plan = 'SUSPENSO'))::integer AS suspended,
        (count(*) FILTER (WHERE ativo AND churn >= $3))::integer AS "atRisk"
      FROM (SELECT status_plan, status_plan = 'ATIVO' AS ativo, churn,
          coalesce(end_date_plan, 'infinity'::date) AS fim
        FROM admin_people WHERE status_plan <> 'TRIAL') AS p`,
    values: [
      today.toString(),
      today.add({ days: planExpiringDays }).toString(),
      churnLevelFrom.high,
    ],
  })
  const none = { total: 0, active: 0, expiring: 0, expired: 0, suspended: 0, atRisk: 0 }
  return { ...none, ...rows[0] }
}
