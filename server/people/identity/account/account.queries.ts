import type { PasswordOwner } from '@lya/core/people/identity/passwords/personal.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** The hash of a person's password; null for who never had one. */
export async function findPasswordHash(tx: Tx, userId: string): Promise<string | null> {
  const { rows } = await tx.query<{ password: string | null }>({
    text: `SELECT password FROM auth.account
            WHERE user_id = $1 AND provider_id = 'credential'`,
    values: [userId],
  })
  return rows[0]?.password ?? null
}

/** Whose link this is, taken or not; null when it is unknown. */
export async function findProofOwner(tx: Tx, identifier: string): Promise<string | null> {
  const { rows } = await tx.query<{ value: string }>({
    text: 'SELECT value FROM auth.verification WHERE identifier = $1',
    values: [identifier],
  })
  return rows[0]?.value ?? null
}

/**
 * Whether somebody else has this e-mail for good. An address that came from the existing product
 * counts as proven there; one that was merely typed at sign-up does not. @param email Lower case.
 */
export async function isEmailProvenByOther(
  tx: Tx,
  claim: { userId: string; email: string },
): Promise<boolean> {
  const { rows } = await tx.query<{ proven: boolean }>({
    text: `SELECT EXISTS (
             SELECT FROM profiles p LEFT JOIN auth."user" u ON u.id = p.id
              WHERE lower(p.email) = $1 AND p.id <> $2 AND u.email_verified IS NOT FALSE
           ) AS proven`,
    values: [claim.email, claim.userId],
  })
  return rows[0]?.proven ?? false
}

/** Whether the new address that this person waits for is one that somebody else never proved. */
export async function isPendingEmailHeld(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.query<{ held: boolean }>({
    text: `SELECT EXISTS (
             SELECT FROM profiles p
               JOIN profiles o ON lower(o.email) = lower(p.email_pendente) AND o.id <> p.id
               JOIN auth."user" u ON u.id = o.id AND NOT u.email_verified
              WHERE p.id = $1
           ) AS held`,
    values: [userId],
  })
  return rows[0]?.held ?? false
}

/** Who has this telephone and lost their address to its proof; null when nobody did. */
export async function findAddressless(tx: Tx, phone: string): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>({
    text: 'SELECT id FROM profiles WHERE whatsapp_number = $1 AND email IS NULL',
    values: [phone],
  })
  return rows[0]?.id ?? null
}

/** Whom letters about an account go to; null for who has no address. */
export async function findAddressee(
  tx: Tx,
  userId: string,
): Promise<{ name: string; email: string } | null> {
  const { rows } = await tx.query<{ name: string; email: string }>({
    text: 'SELECT name, email FROM profiles WHERE id = $1 AND email IS NOT NULL',
    values: [userId],
  })
  return rows[0] ?? null
}

/** Whoever has yet to prove their address, locked; null for who has, and for who has none. */
export async function findUnproven(
  tx: Tx,
  userId: string,
): Promise<{ name: string; email: string } | null> {
  const { rows } = await tx.query<{ name: string; email: string }>({
    text: `SELECT p.name, p.email FROM profiles p JOIN auth."user" u ON u.id = p.id
            WHERE p.id = $1 AND p.email IS NOT NULL AND NOT u.email_verified FOR UPDATE OF p`,
    values: [userId],
  })
  return rows[0] ?? null
}

/** What of somebody must not be their password. */
export async function findPasswordOwner(tx: Tx, userId: string): Promise<PasswordOwner | null> {
  const { rows } = await tx.query<{ name: string; email: string; phone: string }>({
    text: `SELECT name, coalesce(email, '') AS email, coalesce(whatsapp_number, '') AS phone
             FROM profiles WHERE id = $1`,
    values: [userId],
  })
  return rows[0] ?? null
}
