import { vacantAddress } from '#people/identity/account/vacant-address.ts'
import type { Tx } from '#platform/db/transaction.ts'

/**
 * Sets a new password only where the one that was checked still stands.
 *
 * @returns Whether it did.
 */
export async function replacePasswordHash(
  tx: Tx,
  change: { userId: string; hash: string; newHash: string; at: Temporal.Instant },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    text: `UPDATE auth.account SET password = $3, updated_at = $4
            WHERE user_id = $1 AND provider_id = 'credential' AND password = $2`,
    values: [change.userId, change.hash, change.newHash, change.at.toString()],
  })
  return rowCount === 1
}

/** Ends every session of a person but this one; answers how many. */
export async function deleteOtherSessions(
  tx: Tx,
  kept: { userId: string; sessionId: string },
): Promise<number> {
  const { rowCount } = await tx.query({
    text: 'DELETE FROM auth.session WHERE user_id = $1 AND id <> $2',
    values: [kept.userId, kept.sessionId],
  })
  return rowCount ?? 0
}

/** The name that letters greet by is that of the profile. */
export async function renameUser(
  tx: Tx,
  change: { userId: string; name: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: 'UPDATE auth."user" SET name = $2, updated_at = $3 WHERE id = $1',
    values: [change.userId, change.name, change.at.toString()],
  })
}

/** Lets a person sign in by the address that they have proven. */
export async function saveUserEmail(
  tx: Tx,
  change: { userId: string; email: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `UPDATE auth."user" SET email = $2, email_verified = true, updated_at = $3
            WHERE id = $1`,
    values: [change.userId, change.email, change.at.toString()],
  })
}

/**
 * Takes an address away from whoever signed up with it and never proved it. Their account stays
 * theirs: until they give another, a name that no mail can reach stands in its place.
 *
 * @returns Who lost it; null when nobody did.
 */
export async function vacateUserEmail(
  tx: Tx,
  claim: { email: string; exceptUserId: string; at: Temporal.Instant },
): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>({
    text: `UPDATE auth."user" SET email = id || $4, updated_at = $3
            WHERE email = $1 AND id <> $2 AND NOT email_verified
        RETURNING id`,
    values: [claim.email, claim.exceptUserId, claim.at.toString(), vacantAddress('')],
  })
  return rows[0]?.id ?? null
}
