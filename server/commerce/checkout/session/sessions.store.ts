import { and, eq } from 'drizzle-orm'
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

/** Counts a reminder, unless another process has just sent it. */
export async function countReminder(
  tx: Tx,
  reminder: { id: string; sent: number; at: Temporal.Instant },
): Promise<boolean> {
  const { id, sent, at } = reminder
  const { rowCount } = await tx.orm
    .update(checkoutSessions)
    .set({ remindersSent: sent + 1, remindedAt: at.toString() })
    .where(and(eq(checkoutSessions.id, id), eq(checkoutSessions.remindersSent, sent)))
  return rowCount === 1
}

/** Takes back the consent of the e-mail of this visit, in all its visits. */
export async function stopReminders(tx: Tx, id: string): Promise<void> {
  await tx.query({
    text: `UPDATE checkout_sessions SET aceita_lembretes = false WHERE email = (
      SELECT email FROM checkout_sessions WHERE session_id = $1)`,
    values: [id],
  })
}

/** Forgets visits that came to nothing; those with a charge are part of its story. */
export async function deleteLeft(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.query({
    text: `DELETE FROM checkout_sessions s WHERE s.session_id IN (
        SELECT o.session_id FROM checkout_sessions o
        WHERE o.concluida_em IS NULL AND o.updated_at < $1
          AND NOT EXISTS (SELECT FROM charges c WHERE c.session_id = o.session_id)
        LIMIT 1000)`,
    values: [before.toString()],
  })
}

const nothing = {
  ...{ phone: '', cpf: '', cep: '', address: '', addressNumber: '', pixDocument: '' },
  ...{ passwordHash: null, remoteIp: null, method: null, wantsReminders: false, step: 1 },
  ...{ cardNumber: null, cardHolder: null, cardExpiryMonth: null, cardExpiryYear: null },
} as const

/**
 * Erases what was typed in a visit, and ends it.
 *
 * @param end.keepsContact Whether name and e-mail stay for now: money may come that goes back.
 */
export async function eraseVisit(
  tx: Tx,
  id: string,
  end: { keepsContact: boolean; at: Temporal.Instant },
): Promise<void> {
  const at = end.at.toString()
  const contact = end.keepsContact ? {} : { name: '', email: '' }
  await tx.orm
    .update(checkoutSessions)
    .set({ ...nothing, ...contact, givenUpAt: at, updatedAt: at })
    .where(eq(checkoutSessions.id, id))
}

/** Forgets to whom one would have written of money that came late. */
export async function eraseContacts(tx: Tx, before: Temporal.Instant): Promise<void> {
  await tx.query({
    text: `UPDATE checkout_sessions SET name = '', email = ''
      WHERE desistiu_em < $1 AND email <> ''`,
    values: [before.toString()],
  })
}
