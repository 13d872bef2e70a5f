import type { Addressee } from '#assistant/reminders/reminder.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Whom these reminders are for, as the system; people who are shut out are left out. */
export async function listAddressees(tx: Tx, userIds: readonly string[]): Promise<Addressee[]> {
  const { rows } = await tx.query<Addressee>({
    name: 'reminders-addressees',
    text: `SELECT p.id AS "userId", p.name, coalesce(p.email, '') AS email,
        coalesce(u.email_verified AND lower(u.email) = lower(p.email), false)
          AS "isEmailConfirmed",
        p.fuso_horario AS "timeZone"
      FROM profiles p LEFT JOIN auth."user" u ON u.id = p.id
      WHERE p.id = ANY ($1::uuid[]) AND p.status_plan NOT IN ('INATIVO', 'SUSPENSO')`,
    values: [userIds],
  })
  return rows
}
