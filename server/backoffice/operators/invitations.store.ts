import type { Role } from '@lya/core/people/roles/roles.ts'
import type { Tx } from '#platform/db/transaction.ts'

export interface NewInvitation {
  id: string
  email: string
  roles: readonly Role[]
  /** The hash of the link's token. */
  mark: string
  invitedBy: string
  expiresAt: Temporal.Instant
  at: Temporal.Instant
}

/** Opens an invitation in place of the one before, and forgets those that are over. */
export async function insertInvitation(tx: Tx, one: NewInvitation): Promise<void> {
  await tx.query({
    text: 'DELETE FROM convites_operador WHERE lower(email) = lower($1) OR expira_em <= $2',
    values: [one.email, one.at.toString()],
  })
  await tx.query({
    text: `INSERT INTO convites_operador
             (id, email, papeis, marca, convidado_por, expira_em, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      one.id,
      one.email,
      one.roles,
      one.mark,
      one.invitedBy,
      one.expiresAt.toString(),
      one.at.toString(),
    ],
  })
}

/** Takes an open invitation away. @returns Whom it was for; null when there is none. */
export async function deleteInvitation(tx: Tx, id: string): Promise<{ email: string } | null> {
  const { rows } = await tx.query<{ email: string }>({
    text: 'DELETE FROM convites_operador WHERE id = $1 RETURNING email',
    values: [id],
  })
  return rows[0] ?? null
}

/**
 * Takes an open invitation by its link: it serves once, however many press at once, and not at all
 * once who invited may not any more.
 */
export async function takeInvitation(
  tx: Tx,
  mark: string,
  now: Temporal.Instant,
): Promise<{ id: string; email: string; roles: Role[] } | null> {
  const { rows } = await tx.query<{ id: string; email: string; roles: Role[] }>({
    text: `DELETE FROM convites_operador AS c USING profiles AS p
        WHERE c.marca = $1 AND c.expira_em > $2 AND p.id = c.convidado_por
          AND 'admin' = ANY (p.papeis) AND p.operador_suspenso_em IS NULL
        RETURNING c.id, c.email, c.papeis AS roles`,
    values: [mark, now.toString()],
  })
  return rows[0] ?? null
}
