import type { Subject } from '#backoffice/templates/message-values.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** What a message may say of one person; as that person, or as the back-office. */
export async function findSubject(tx: Tx, userId: string): Promise<Subject | null> {
  const { rows } = await tx.query<Subject>({
    name: 'message-subject',
    text: `SELECT name, coalesce(email, '') AS email, status_plan AS state, period_plan AS period,
        CASE WHEN status_plan = 'TRIAL' THEN trial_end_date ELSE end_date_plan END::text
          AS "endDate"
      FROM profiles WHERE id = $1`,
    values: [userId],
  })
  return rows[0] ?? null
}
