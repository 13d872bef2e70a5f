import type { AdminPerson } from '@lya/contract/backoffice/admin-person.ts'
import type { UseCounts } from '@lya/core/backoffice/engagement/engagement.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { sql } from 'drizzle-orm'
import { listPeople } from '#backoffice/people/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** @throws Refusal `person.missing` */
export async function getListed(
  tx: Tx,
  userId: string,
  now: Temporal.Instant,
): Promise<AdminPerson> {
  const order = { sort: 'created', direction: 'desc', limit: 1 } as const
  const { items } = await listPeople(tx, { where: sql`p.user_id = ${userId}` }, { ...order, now })
  const [person] = items
  if (!person) throw missing()
  return person
}

/** What their own page adds to what the lists have. */
export interface MoreOfPerson {
  counts: UseCounts
  pendingEmail: string | null
  leavesAt: Date | null
  code: string | null
  referrerId: string | null
  referrerName: string | null
  referrerEmail: string | null
  isHeld: boolean
  version: number
  exports: number
}

/** @throws Refusal `person.missing` */
export async function getMore(tx: Tx, userId: string): Promise<MoreOfPerson> {
  const { rows } = await tx.query<Omit<MoreOfPerson, 'counts'> & UseCounts>({
    text: `SELECT a.transactions, a.categories, a.goals, a.budgets, a.recurring, a.uploads,
                  p.email_pendente AS "pendingEmail", p.excluir_em AS "leavesAt",
                  p.affiliate_code AS code, r.id AS "referrerId", r.name AS "referrerName",
                  r.email AS "referrerEmail", s.held_at IS NOT NULL AS "isHeld",
                  coalesce(s.versao, 0) AS version, conta_exportacoes(p.id) AS exports
             FROM profiles p
             JOIN admin_people a ON a.user_id = p.id
             LEFT JOIN profiles r ON r.id = p.referred_by_user_id
             LEFT JOIN subscriptions s ON s.user_id = p.id
            WHERE p.id = $1`,
    values: [userId],
  })
  const [row] = rows
  if (!row) throw missing()
  const { transactions, categories, goals, budgets, recurring, uploads, ...more } = row
  return { ...more, counts: { transactions, categories, goals, budgets, recurring, uploads } }
}

/** @throws Refusal `person.missing` */
export async function assertPerson(tx: Tx, userId: string): Promise<void> {
  await getTimeZone(tx, userId)
}

/** IANA name of the person's zone. @throws Refusal `person.missing` */
export async function getTimeZone(tx: Tx, userId: string): Promise<string> {
  const { rows } = await tx.query<{ zone: string }>({
    text: 'SELECT fuso_horario AS zone FROM profiles WHERE id = $1',
    values: [userId],
  })
  const [row] = rows
  if (!row) throw missing()
  return row.zone
}

/** What letters begin with and where they go; null when there is no such person. */
export async function findAddressee(
  tx: Tx,
  userId: string,
): Promise<{ name: string; email: string | null } | null> {
  const { rows } = await tx.query<{ name: string; email: string | null }>({
    text: 'SELECT name, email FROM profiles WHERE id = $1',
    values: [userId],
  })
  return rows[0] ?? null
}

/** What an owner types to delete somebody; null when there is no such person. */
export async function findConfirmed(tx: Tx, userId: string): Promise<string | null> {
  const person = await findAddressee(tx, userId)
  return person && (person.email || person.name || userId)
}

function missing(): Refusal {
  return new Refusal('missing', 'person.missing')
}
