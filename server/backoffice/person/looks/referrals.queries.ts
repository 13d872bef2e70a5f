import type { PersonReferrals } from '@lya/contract/backoffice/person/parts.ts'
import type { Tx } from '#platform/db/transaction.ts'

const shownMax = 100

/** Whom somebody brought, the newest first. */
export async function listReferred(tx: Tx, userId: string): Promise<PersonReferrals['items']> {
  const { rows } = await tx.query<PersonReferrals['items'][number]>({
    text: `SELECT user_id AS "userId", name, email, status_plan = 'ATIVO' AS "isPaying",
                  trial_end_date::text AS "trialEndDate"
             FROM admin_people WHERE referred_by_user_id = $1
            ORDER BY created_at DESC, user_id DESC LIMIT ${shownMax}`,
    values: [userId],
  })
  return rows
}

export async function countReferred(
  tx: Tx,
  userId: string,
): Promise<Pick<PersonReferrals, 'total' | 'paid' | 'trial'>> {
  const { rows } = await tx.query<{ total: number; paid: number; trial: number }>({
    text: `SELECT count(*)::int AS total,
                  (count(*) FILTER (WHERE status_plan = 'ATIVO'))::int AS paid,
                  (count(*) FILTER (WHERE status_plan <> 'ATIVO'))::int AS trial
             FROM admin_people WHERE referred_by_user_id = $1`,
    values: [userId],
  })
  return rows[0] ?? { total: 0, paid: 0, trial: 0 }
}
