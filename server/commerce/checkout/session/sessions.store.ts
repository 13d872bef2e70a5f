import { eq } from 'drizzle-orm'
import type { StoredSession } from '#commerce/checkout/session/session.ts'
import { checkoutSessions } from '#platform/db/schema/checkout.ts'
import type { Tx } from '#platform/db/transaction.ts'

type NewSession = typeof checkoutSessions.$inferInsert

export async function insertSession(tx: Tx, session: NewSession): Promise<StoredSession> {
  const [row] = await tx.orm.insert(checkoutSessions).values(session).returning()
  return row as StoredSession // one row was inserted
}

export async function updateSession(
  tx: Tx,
  id: string,
  change: Partial<Omit<StoredSession, 'id' | 'browser'>>,
): Promise<StoredSession> {
  const [row] = await tx.orm
    .update(checkoutSessions)
    .set(change)
    .where(eq(checkoutSessions.id, id))
    .returning()
  return row as StoredSession // the caller has it locked
}
