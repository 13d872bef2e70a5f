import type { PlanState } from '@lya/core/people/plan/plan.ts'
import { and, eq, gt, inArray } from 'drizzle-orm'
import type { StoredSession } from '#commerce/checkout/session/session.ts'
import { checkoutSessions } from '#platform/db/schema/checkout.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** The session of this id, if it is this browser's. @param browser Its cookies, hashed. */
export async function findOwnSession(
  tx: Tx,
  { id, browser }: { id: string; browser: readonly string[] },
): Promise<StoredSession | null> {
  if (browser.length === 0) return null
  const [row] = await tx.orm
    .select()
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.id, id), inArray(checkoutSessions.browser, [...browser])))
  return row ?? null
}

/** This browser's session, whatever its id, unless it was left long ago. */
export async function findBrowserSession(
  tx: Tx,
  { browser, since }: { browser: readonly string[]; since: Temporal.Instant },
): Promise<StoredSession | null> {
  if (browser.length === 0) return null
  const [row] = await tx.orm
    .select()
    .from(checkoutSessions)
    .where(
      and(
        inArray(checkoutSessions.browser, [...browser]),
        gt(checkoutSessions.updatedAt, since.toString()),
      ),
    )
  return row ?? null
}

export async function findSession(tx: Tx, id: string): Promise<StoredSession | null> {
  const [row] = await tx.orm.select().from(checkoutSessions).where(eq(checkoutSessions.id, id))
  return row ?? null
}

/** The same, locked until the transaction ends. */
export async function lockSession(tx: Tx, id: string): Promise<StoredSession | null> {
  const [row] = await tx.orm
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.id, id))
    .for('update')
  return row ?? null
}

/** The sessions in which somebody gave this e-mail, in lower case. */
export async function listSessionIds(tx: Tx, email: string): Promise<string[]> {
  const rows = await tx.orm
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.email, email))
  return rows.map(({ id }) => id)
}

/** Whose e-mail this is. @property isLeaving Their account is being deleted. */
export interface KnownPerson {
  userId: string
  state: PlanState
  isLeaving: boolean
}

/** Whose e-mail this is, and how their plan stands. @param email In lower case. */
export async function findPerson(tx: Tx, email: string): Promise<KnownPerson | null> {
  if (email === '') return null
  const { rows } = await tx.query<KnownPerson>({
    text: `SELECT id AS "userId", status_plan AS state, excluir_em IS NOT NULL AS "isLeaving"
             FROM profiles WHERE lower(email) = $1`,
    values: [email],
  })
  return rows[0] ?? null
}

/** How a person's plan stands, nobody else changing it until the transaction ends. */
export async function lockPlanState(
  tx: Tx,
  userId: string,
): Promise<{ state: PlanState; isLeaving: boolean } | null> {
  const { rows } = await tx.query<{ state: PlanState; isLeaving: boolean }>({
    text: `SELECT status_plan AS state, excluir_em IS NOT NULL AS "isLeaving"
           FROM profiles WHERE id = $1 FOR UPDATE`,
    values: [userId],
  })
  return rows[0] ?? null
}

/** What is known of who is signed in, for a session of theirs. */
export async function findSignedIn(
  tx: Tx,
  userId: string,
): Promise<{ name: string; email: string; phone: string } | null> {
  const { rows } = await tx.query<{ name: string; email: string; phone: string }>({
    text: `SELECT name, coalesce(lower(email), '') AS email,
             coalesce(whatsapp_number, '') AS phone
           FROM profiles WHERE id = $1`,
    values: [userId],
  })
  return rows[0] ?? null
}
