import type { Role } from '@lya/core/people/roles/roles.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** An operator as the rules of the back-office look at them. */
export interface OperatorRow {
  userId: string
  roles: Role[]
  isSuspended: boolean
}

/** Every operator, held until the end: what two owners do comes one after the other. */
export async function lockOperators(tx: Tx): Promise<OperatorRow[]> {
  const { rows } = await tx.query<OperatorRow>({
    text: `SELECT id AS "userId", papeis AS roles,
                  operador_suspenso_em IS NOT NULL AS "isSuspended"
             FROM profiles WHERE papeis <> '{}' ORDER BY id FOR UPDATE`,
  })
  return rows
}

/** Says which roles somebody has from now on; with none they are no operator any more. */
export async function saveRoles(
  tx: Tx,
  change: { userId: string; roles: readonly Role[]; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `UPDATE profiles
              SET papeis = $2, updated_at = $3,
                  operador_suspenso_em = CASE WHEN $2 <> '{}'::text[] THEN operador_suspenso_em END
            WHERE id = $1`,
    values: [change.userId, change.roles, change.at.toString()],
  })
}

/** Gives somebody roles besides those that they have. @returns All of them. */
export async function joinRoles(
  tx: Tx,
  change: { userId: string; roles: readonly Role[]; at: Temporal.Instant },
): Promise<Role[]> {
  const { rows } = await tx.query<{ roles: Role[] }>({
    text: `UPDATE profiles
              SET papeis = ARRAY(SELECT DISTINCT unnest(papeis || $2::text[]) ORDER BY 1),
                  updated_at = $3
            WHERE id = $1 RETURNING papeis AS roles`,
    values: [change.userId, change.roles, change.at.toString()],
  })
  return rows[0]?.roles ?? []
}

/** Has the roles count for nothing, or count again. */
export async function saveSuspension(
  tx: Tx,
  change: { userId: string; isSuspended: boolean; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `UPDATE profiles
              SET operador_suspenso_em = CASE WHEN $2 THEN $3::timestamptz END, updated_at = $3
            WHERE id = $1`,
    values: [change.userId, change.isSuspended, change.at.toString()],
  })
}
