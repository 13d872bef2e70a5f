import type { Tx } from '#platform/db/transaction.ts'

/** What a profile starts with; the rest has its default. */
export interface NewProfile {
  id: string
  name: string
  email: string
  /** 13 digits from 55; null where somebody else has it. */
  phone: string | null
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

/** Gives a person this affiliate code unless they have one. @returns The one that they have. */
export async function keepAffiliateCode(tx: Tx, userId: string, code: string): Promise<string> {
  const { rows } = await tx.query<{ code: string }>({
    text: `UPDATE profiles SET affiliate_code = coalesce(affiliate_code, $2) WHERE id = $1
      RETURNING affiliate_code AS code`,
    values: [userId, code],
  })
  const [row] = rows
  if (!row) throw new Error('a signed-in person has a profile')
  return row.code
}

/** @returns Whether they still had the code that this one takes the place of. */
export async function saveAffiliateCode(
  tx: Tx,
  change: { userId: string; before: string; code: string },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    text: 'UPDATE profiles SET affiliate_code = $3 WHERE id = $1 AND affiliate_code = $2',
    values: [change.userId, change.before, change.code],
  })
  return rowCount === 1
}

/** What became of a role: whose it is, and whether they had it before. */
export interface RoleChange {
  userId: string
  hadIt: boolean
}

/**
 * Adds a role to the person who has proven this e-mail, in whatever case it is written: whoever
 * merely signed up with somebody's address must not be taken for them.
 *
 * @returns `isProven` is false, and nothing has changed, when they never proved it; null when
 *   nobody has this e-mail.
 */
export async function addRole(
  tx: Tx,
  change: { email: string; role: string; at: Temporal.Instant },
): Promise<(RoleChange & { isProven: boolean }) | null> {
  const { rows } = await tx.query<{ id: string; had_it: boolean; is_proven: boolean }>({
    text: `WITH before AS (
             SELECT p.id, p.papeis,
                    coalesce(u.email_verified AND lower(u.email) = lower(p.email), false)
                      AS is_proven
               FROM profiles p LEFT JOIN auth."user" u ON u.id = p.id
              WHERE lower(p.email) = lower($1) FOR UPDATE OF p
           ), changed AS (
             UPDATE profiles AS p
                SET papeis = array_append(array_remove(p.papeis, $2), $2), updated_at = $3
               FROM before WHERE p.id = before.id AND before.is_proven
           )
           SELECT id, is_proven, $2 = ANY (papeis) AS had_it FROM before`,
    values: [change.email, change.role, change.at.toString()],
  })
  const [row] = rows
  return row ? { userId: row.id, hadIt: row.had_it, isProven: row.is_proven } : null
}

/** Takes a role from the person with this e-mail, proven or not; null when nobody has it. */
export async function removeRole(
  tx: Tx,
  change: { email: string; role: string; at: Temporal.Instant },
): Promise<RoleChange | null> {
  const { rows } = await tx.query<{ id: string; had_it: boolean }>({
    text: `UPDATE profiles AS p SET papeis = array_remove(p.papeis, $2), updated_at = $3
             FROM (SELECT id, papeis FROM profiles WHERE lower(email) = lower($1) FOR UPDATE)
                  AS before
            WHERE p.id = before.id
        RETURNING p.id, $2 = ANY (before.papeis) AS had_it`,
    values: [change.email, change.role, change.at.toString()],
  })
  const [row] = rows
  return row ? { userId: row.id, hadIt: row.had_it } : null
}

/** Moves the onboarding on, never back, and answers where it stands. */
export async function raiseOnboardingStep(tx: Tx, userId: string, step: number): Promise<number> {
  const { rows } = await tx.query<{ onboarding_step: number }>({
    text: `UPDATE profiles
              SET onboarding_step = greatest(coalesce(onboarding_step, 0), $2), updated_at = now()
            WHERE id = $1
        RETURNING onboarding_step`,
    values: [userId, step],
  })
  return rows[0]?.onboarding_step ?? 0
}

/** Stores what of a person's own data is given; a phone that somebody has breaks a constraint. */
export async function savePersonalData(
  tx: Tx,
  userId: string,
  change: { name?: string; phone?: string; timeZone?: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `UPDATE profiles
              SET name = coalesce($2, name), whatsapp_number = coalesce($3, whatsapp_number),
                  fuso_horario = coalesce($4, fuso_horario), updated_at = $5
            WHERE id = $1`,
    values: [
      userId,
      change.name ?? null,
      change.phone ?? null,
      change.timeZone ?? null,
      change.at.toString(),
    ],
  })
}

/** A profile's addresses, locked until the transaction ends; null when there is no such person. */
export async function lockProfile(
  tx: Tx,
  userId: string,
): Promise<{ name: string; email: string | null; pendingEmail: string | null } | null> {
  const { rows } = await tx.query<{ name: string; email: string | null; pendingEmail: string }>({
    text: `SELECT name, email, email_pendente AS "pendingEmail" FROM profiles
            WHERE id = $1 FOR UPDATE`,
    values: [userId],
  })
  return rows[0] ?? null
}

/** Keeps an address that waits for its proof, or none. */
export async function savePendingEmail(
  tx: Tx,
  change: { userId: string; email: string | null; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: 'UPDATE profiles SET email_pendente = $2, updated_at = $3 WHERE id = $1',
    values: [change.userId, change.email, change.at.toString()],
  })
}

/** Gives a person the address that they have proven; one that somebody has breaks a constraint. */
export async function saveEmail(
  tx: Tx,
  change: { userId: string; email: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `UPDATE profiles SET email = $2, email_pendente = NULL, updated_at = $3 WHERE id = $1`,
    values: [change.userId, change.email, change.at.toString()],
  })
}

/** Gives a person the phone that they have proven, 13 digits from 55. */
export async function savePhone(
  tx: Tx,
  change: { userId: string; phone: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `UPDATE profiles SET whatsapp_number = $2, updated_at = $3
            WHERE id = $1 AND whatsapp_number IS DISTINCT FROM $2`,
    values: [change.userId, change.phone, change.at.toString()],
  })
}

/** Takes the phone away from whoever else wrote it down unproven. @returns Who that is. */
export async function vacatePhone(
  tx: Tx,
  change: { phone: string; keeperId: string; at: Temporal.Instant },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `UPDATE profiles SET whatsapp_number = NULL, updated_at = $3
            WHERE whatsapp_number = $1 AND id <> $2 RETURNING id`,
    values: [change.phone, change.keeperId, change.at.toString()],
  })
  return rows.map(({ id }) => id)
}

/** Takes the address away from somebody who never proved it. */
export async function vacateEmail(
  tx: Tx,
  change: { userId: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: 'UPDATE profiles SET email = NULL, updated_at = $2 WHERE id = $1',
    values: [change.userId, change.at.toString()],
  })
}

/** Says which picture is theirs from now on, and answers which one was. */
export async function savePhotoVersion(
  tx: Tx,
  change: { userId: string; version: string | null; at: Temporal.Instant },
): Promise<string | null> {
  const { rows } = await tx.query<{ before: string | null }>({
    text: `UPDATE profiles AS p SET foto_versao = $2, updated_at = $3
             FROM (SELECT id, foto_versao FROM profiles WHERE id = $1 FOR UPDATE) AS before
            WHERE p.id = before.id
        RETURNING before.foto_versao AS before`,
    values: [change.userId, change.version, change.at.toString()],
  })
  return rows[0]?.before ?? null
}

/** Says when an account ends, or that it stays. */
export async function saveLeaving(
  tx: Tx,
  change: { userId: string; leavesAt: Temporal.Instant | null; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: 'UPDATE profiles SET excluir_em = $2, updated_at = $3 WHERE id = $1',
    values: [change.userId, change.leavesAt?.toString() ?? null, change.at.toString()],
  })
}
