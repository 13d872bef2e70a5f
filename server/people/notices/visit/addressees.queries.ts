import type { Addressee } from '#people/notices/notice.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Whom these notices are for, as the system. */
export async function listAddressees(tx: Tx, userIds: readonly string[]): Promise<Addressee[]> {
  const { rows } = await tx.query<Addressee>({
    name: 'notices-addressees',
    text: `SELECT p.id AS "userId", p.name, coalesce(p.email, '') AS email,
        coalesce(u.email_verified AND lower(u.email) = lower(p.email), false)
          AS "isEmailConfirmed",
        p.fuso_horario AS "timeZone",
        p.excluir_em IS NOT NULL OR p.status_plan IN ('INATIVO', 'SUSPENSO')
          AS "isShutOut",
        p.excluir_em IS NOT NULL AS "isLeaving"
      FROM profiles p LEFT JOIN auth."user" u ON u.id = p.id
      WHERE p.id = ANY ($1::uuid[])`,
    values: [userIds],
  })
  return rows
}
