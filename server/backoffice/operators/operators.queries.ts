import type { Invitation, ListedOperator } from '@lya/contract/backoffice/operators.ts'
import type { Tx } from '#platform/db/transaction.ts'

const moment = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Every operator by name, as the system: whether they have a second factor stands in `auth`. */
export async function listOperators(tx: Tx): Promise<ListedOperator[]> {
  const { rows } = await tx.query<ListedOperator>({
    text: `SELECT p.id AS "userId", p.name, p.email, p.papeis AS roles,
                  u.two_factor_enabled AS "hasSecondFactor",
                  ${moment('p.operador_suspenso_em')} AS "suspendedAt"
             FROM profiles AS p JOIN auth."user" AS u ON u.id = p.id
            WHERE p.papeis <> '{}' ORDER BY lower(p.name), p.id`,
  })
  return rows
}

/** The invitations that can still be taken up, the latest first. */
export async function listInvitations(tx: Tx, now: Temporal.Instant): Promise<Invitation[]> {
  const { rows } = await tx.query<Invitation>({
    text: `SELECT c.id, c.email, c.papeis AS roles, p.name AS "invitedBy",
                  ${moment('c.expira_em')} AS "expiresAt"
             FROM convites_operador AS c JOIN profiles AS p ON p.id = c.convidado_por
            WHERE c.expira_em > $1 ORDER BY c.created_at DESC, c.id DESC`,
    values: [now.toString()],
  })
  return rows
}

/** Whose address this is, if they are an operator already. */
export async function findOperatorByEmail(tx: Tx, email: string): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>({
    text: `SELECT id FROM profiles WHERE lower(email) = $1 AND papeis <> '{}'`,
    values: [email],
  })
  return rows[0]?.id ?? null
}
