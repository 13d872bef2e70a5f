import type { PlanState } from '@lya/core/people/plan/plan.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** How somebody stands with their trial, and whose day it is. */
export interface TrialOfProfile {
  state: PlanState
  /** `YYYY-MM-DD`; null when none was ever set. */
  endDate: string | null
  timeZone: string
}

/** Nobody else changes it until the transaction ends; null when there is no such person. */
export async function lockTrial(tx: Tx, userId: string): Promise<TrialOfProfile | null> {
  const { rows } = await tx.query<TrialOfProfile>({
    text: `SELECT status_plan AS state, trial_end_date::text AS "endDate",
                  fuso_horario AS "timeZone"
             FROM profiles WHERE id = $1 FOR UPDATE`,
    values: [userId],
  })
  return rows[0] ?? null
}

export async function saveTrialEnd(
  tx: Tx,
  trial: { userId: string; endDate: Temporal.PlainDate; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: 'UPDATE profiles SET trial_end_date = $2, updated_at = $3 WHERE id = $1',
    values: [trial.userId, trial.endDate.toString(), trial.at.toString()],
  })
}
