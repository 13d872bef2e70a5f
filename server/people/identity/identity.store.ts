import type { Database } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** Creates the sign-in of a person whose profile exists; a user without a password cannot be. */
export async function insertUser(
  tx: Tx,
  user: { id: string; name: string; email: string; passwordHash: string; at: Temporal.Instant },
): Promise<void> {
  const at = user.at.toString()
  await tx.query({
    text: `INSERT INTO auth."user" (id, name, email, created_at, updated_at)
           VALUES ($1, $2, $3, $4, $4)`,
    values: [user.id, user.name, user.email, at],
  })
  await insertCredential(tx, { userId: user.id, passwordHash: user.passwordHash, at })
}

/** Sets a new password; a person who came from elsewhere gets their first. */
export async function savePassword(
  tx: Tx,
  change: { userId: string; passwordHash: string; at: Temporal.Instant },
): Promise<void> {
  const at = change.at.toString()
  const { rowCount } = await tx.query({
    text: `UPDATE auth.account SET password = $2, updated_at = $3
            WHERE user_id = $1 AND provider_id = 'credential'`,
    values: [change.userId, change.passwordHash, at],
  })
  if (rowCount === 0) await insertCredential(tx, { ...change, at })
}

async function insertCredential(
  tx: Tx,
  credential: { userId: string; passwordHash: string; at: string },
): Promise<void> {
  await tx.query({
    text: `INSERT INTO auth.account
             (id, user_id, account_id, provider_id, password, created_at, updated_at)
           VALUES ($1, $2::uuid, $2::uuid::text, 'credential', $3, $4, $4)`,
    values: [newId(), credential.userId, credential.passwordHash, credential.at],
  })
}

export async function insertSession(
  tx: Tx,
  session: {
    userId: string
    token: string
    expiresAt: Temporal.Instant
    ip: string
    userAgent: string
    at: Temporal.Instant
  },
): Promise<void> {
  await tx.query({
    text: `INSERT INTO auth.session
             (id, user_id, token, expires_at, ip_address, user_agent, created_at, updated_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
    values: [
      newId(),
      session.userId,
      session.token,
      session.expiresAt.toString(),
      session.ip,
      session.userAgent,
      session.at.toString(),
    ],
  })
}

/**
 * Lets a session live on, and notes when and from where it was used; a lone statement, since nobody
 * waits for it.
 */
export async function extendSession(
  db: Database,
  session: { id: string; expiresAt: Temporal.Instant; at: Temporal.Instant; ip: string | null },
): Promise<void> {
  await db.pool.query({
    text: `UPDATE auth.session
              SET expires_at = $2, updated_at = $3, ip_address = coalesce($4, ip_address)
            WHERE id = $1`,
    values: [session.id, session.expiresAt.toString(), session.at.toString(), session.ip],
  })
}

/** Ends one session and tells whose it was; null when it had ended before. */
export async function deleteSession(tx: Tx, token: string): Promise<string | null> {
  const { rows } = await tx.query<{ user_id: string }>({
    text: 'DELETE FROM auth.session WHERE token = $1 RETURNING user_id',
    values: [token],
  })
  return rows[0]?.user_id ?? null
}

/** Ends one of a person's sessions; whether it was there. */
export async function deleteSessionById(
  tx: Tx,
  session: { userId: string; id: string },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    text: 'DELETE FROM auth.session WHERE user_id = $1 AND id = $2',
    values: [session.userId, session.id],
  })
  return rowCount === 1
}

export async function deleteSessions(tx: Tx, userId: string): Promise<void> {
  await tx.query({ text: 'DELETE FROM auth.session WHERE user_id = $1', values: [userId] })
}

export async function insertProof(
  tx: Tx,
  proof: {
    identifier: string
    userId: string
    expiresAt: Temporal.Instant
    at: Temporal.Instant
  },
): Promise<void> {
  await tx.query({
    text: `INSERT INTO auth.verification
             (id, identifier, value, expires_at, created_at, updated_at)
           VALUES ($1, $2, $3, $4, $5, $5)`,
    values: [
      newId(),
      proof.identifier,
      proof.userId,
      proof.expiresAt.toString(),
      proof.at.toString(),
    ],
  })
}

/** Takes a proof away and tells whose it was; null when it is unknown, used or too old. */
export async function takeProof(
  tx: Tx,
  identifier: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const { rows } = await tx.query<{ value: string }>({
    text: `DELETE FROM auth.verification
            WHERE identifier = $1 AND expires_at > $2
        RETURNING value`,
    values: [identifier, now.toString()],
  })
  return rows[0]?.value ?? null
}

/** Makes every other link of this kind useless, such as those of earlier recovery e-mails. */
export async function deleteProofs(
  tx: Tx,
  owner: { userId: string; purpose: string },
): Promise<void> {
  await tx.query({
    text: `DELETE FROM auth.verification
            WHERE value = $1 AND starts_with(identifier, $2 || ':')`,
    values: [owner.userId, owner.purpose],
  })
}

/**
 * Marks a person's e-mail as proven and answers it, with the name to greet by. Whose profile came
 * from the existing product gets a sign-in of their own by this. Null when there is no such person.
 */
export async function saveEmailProven(
  tx: Tx,
  userId: string,
  at: Temporal.Instant,
): Promise<{ email: string; name: string } | null> {
  const { rows } = await tx.query<{ email: string; name: string }>({
    text: `INSERT INTO auth."user" (id, name, email, email_verified, created_at, updated_at)
           SELECT id, name, lower(email), true, $2::timestamptz, $2::timestamptz
             FROM profiles WHERE id = $1 AND email IS NOT NULL
           ON CONFLICT (id) DO UPDATE SET email_verified = true, updated_at = $2::timestamptz
        RETURNING email, name`,
    values: [userId, at.toString()],
  })
  return rows[0] ?? null
}

/**
 * Forgets sessions and links that nobody can use any more, and accesses that the law no longer asks
 * for (Marco Civil, art. 15: six months).
 */
export async function deleteExpired(tx: Tx, now: Temporal.Instant): Promise<void> {
  const values = [now.toString()]
  await tx.query({ text: 'DELETE FROM auth.session WHERE expires_at < $1', values })
  await tx.query({ text: 'DELETE FROM auth.verification WHERE expires_at < $1', values })
  await tx.query({
    text: `DELETE FROM registros_de_acesso WHERE momento < $1::timestamptz - interval '6 months'`,
    values,
  })
}
