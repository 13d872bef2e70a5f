import type { Tx } from '#platform/db/transaction.ts'

/** What a profile starts with; the rest has its default. */
export interface NewProfile {
  id: string
  name: string
  email: string
  /** 13 digits from 55. */
  phone: string
  trialEndDate: Temporal.PlainDate
  affiliateCode: string
  referrer: { userId: string; code: string } | null
  at: Temporal.Instant
}

/** Creates a profile on trial. */
export async function insertProfile(tx: Tx, profile: NewProfile): Promise<void> {
  await tx.query({
    text: `INSERT INTO profiles
             (id, name, email, whatsapp_number, status_plan, trial_end_date, affiliate_code,
              referred_by_user_id, referred_by_code, created_at, updated_at)
           VALUES ($1, $2, $3, $4, 'TRIAL', $5, $6, $7, $8, $9, $9)`,
    values: [
      profile.id,
      profile.name,
      profile.email,
      profile.phone,
      profile.trialEndDate.toString(),
      profile.affiliateCode,
      profile.referrer?.userId ?? null,
      profile.referrer?.code ?? null,
      profile.at.toString(),
    ],
  })
}

/**
 * Adds a role to the person with this e-mail, in whatever case it is written.
 *
 * @returns Whose it is, and whether they had it already; null when nobody has this e-mail.
 */
export async function addRole(
  tx: Tx,
  email: string,
  role: string,
): Promise<{ userId: string; hadIt: boolean } | null> {
  const { rows } = await tx.query<{ id: string; had_it: boolean }>({
    text: `UPDATE profiles AS p
           SET papeis = array_append(array_remove(p.papeis, $2), $2), updated_at = now()
           FROM (SELECT id, papeis FROM profiles WHERE lower(email) = lower($1) FOR UPDATE) AS before
           WHERE p.id = before.id
           RETURNING p.id, $2 = ANY (before.papeis) AS had_it`,
    values: [email, role],
  })
  const [row] = rows
  return row ? { userId: row.id, hadIt: row.had_it } : null
}
