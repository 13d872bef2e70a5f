import type { PlanState } from '@lya/core/people/plan/plan.ts'
import type { Role } from '@lya/core/people/roles/roles.ts'
import type { QueryResult } from 'pg'
import type { Database } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { Actor } from '#platform/http/context.ts'

interface ActorRow {
  session_id: string
  is_stale: boolean
  user_id: string
  name: string
  email: string
  email_verified: boolean
  two_factor_enabled: boolean
  papeis: Role[]
  is_operator_suspended: boolean
  status_plan: PlanState
  max_transactions: number | null
  max_categories: number | null
  trial_end_date: string | null
  leaves_at: string | null
  fuso_horario: string
  onboarding_step: number
}

/**
 * Finds whose session this token opens, in one prepared round trip: every call pays for it.
 *
 * @param times.staleBefore A session that would end before this moment counts as stale.
 */
export async function findActor(
  db: Database,
  token: string,
  times: { now: Temporal.Instant; staleBefore: Temporal.Instant },
): Promise<{ actor: Actor; isStale: boolean } | null> {
  const { rows }: QueryResult<ActorRow> = await db.pool.query({
    name: 'identity.find-actor',
    text: `SELECT s.id AS session_id, s.expires_at < $3 AS is_stale, u.id AS user_id, p.name,
                  CASE WHEN p.email IS NULL THEN '' ELSE u.email END AS email,
                  u.email_verified, u.two_factor_enabled, p.papeis,
                  p.operador_suspenso_em IS NOT NULL AS is_operator_suspended,
                  p.status_plan, p.max_transactions, p.max_categories,
                  p.trial_end_date::text AS trial_end_date,
                  to_char(p.excluir_em AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
                    AS leaves_at, p.fuso_horario,
                  least(coalesce(p.onboarding_step, 0), 3) AS onboarding_step
             FROM auth.session s
             JOIN auth."user" u ON u.id = s.user_id
             JOIN profiles p ON p.id = u.id
            WHERE s.token = $1 AND s.expires_at > $2
              AND (p.excluir_em IS NULL OR p.excluir_em > $2)`,
    values: [token, times.now.toString(), times.staleBefore.toString()],
  })
  const [row] = rows
  if (!row) return null
  const actor: Actor = {
    userId: row.user_id,
    sessionId: row.session_id,
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified,
    hasSecondFactor: row.two_factor_enabled,
    roles: row.papeis,
    isOperatorSuspended: row.is_operator_suspended,
    plan: {
      state: row.status_plan,
      trialEndDate: row.trial_end_date,
      transactionsMax: row.max_transactions,
      categoriesMax: row.max_categories,
      isLeaving: row.leaves_at !== null,
    },
    leavesAt: row.leaves_at,
    timeZone: row.fuso_horario,
    onboardingStep: row.onboarding_step,
  }
  return { actor, isStale: row.is_stale }
}

/** Whether somebody has this e-mail, proven or not. @param email In lower case. */
export async function isEmailTaken(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await tx.query<{ taken: boolean }>({
    text: `SELECT EXISTS (SELECT FROM profiles WHERE lower(email) = $1)
               OR EXISTS (SELECT FROM auth."user" WHERE email = $1) AS taken`,
    values: [email],
  })
  return rows[0]?.taken ?? false
}

/** Whether somebody has this phone. @param phone 13 digits from 55. */
export async function isPhoneTaken(tx: Tx, phone: string): Promise<boolean> {
  const { rows } = await tx.query<{ taken: boolean }>({
    text: 'SELECT EXISTS (SELECT FROM profiles WHERE whatsapp_number = $1) AS taken',
    values: [phone],
  })
  return rows[0]?.taken ?? false
}

/** Finds whose e-mail this is, whether or not they ever signed in. @param email In lower case. */
export async function findPerson(
  tx: Tx,
  email: string,
): Promise<{ id: string; name: string } | null> {
  const { rows } = await tx.query<{ id: string; name: string }>({
    text: 'SELECT id, name FROM profiles WHERE lower(email) = $1',
    values: [email],
  })
  return rows[0] ?? null
}

/** Whether a link of this purpose and token would still be taken. */
export async function isProofGood(
  tx: Tx,
  identifier: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rows } = await tx.query<{ good: boolean }>({
    text: `SELECT EXISTS (
             SELECT FROM auth.verification WHERE identifier = $1 AND expires_at > $2
           ) AS good`,
    values: [identifier, now.toString()],
  })
  return rows[0]?.good ?? false
}
