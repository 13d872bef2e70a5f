import type { Profile } from '@lya/contract/people/profile.ts'
import { assert } from '@lya/core/assert.ts'
import { readReferralCode } from '@lya/core/people/profile/referral-code.ts'
import type { Role } from '@lya/core/people/roles/roles.ts'
import { avatarUrl } from '#people/profile/avatar/avatar-name.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Finds whom a referral code belongs to; codes are compared in upper case. */
export async function findReferrer(
  tx: Tx,
  code: string,
): Promise<{ userId: string; code: string } | null> {
  const { rows } = await tx.query<{ id: string; affiliate_code: string }>({
    text: 'SELECT id, affiliate_code FROM profiles WHERE affiliate_code = $1',
    values: [readReferralCode(code).toUpperCase()],
  })
  const [row] = rows
  return row ? { userId: row.id, code: row.affiliate_code } : null
}

/** The address of a person, as the system; null for who has none. */
export async function findEmail(tx: Tx, userId: string): Promise<string | null> {
  const { rows } = await tx.query<{ email: string | null }>({
    text: 'SELECT email FROM profiles WHERE id = $1',
    values: [userId],
  })
  return rows[0]?.email ?? null
}

/** Whether somebody has this affiliate code already. */
export async function isAffiliateCodeTaken(tx: Tx, code: string): Promise<boolean> {
  return (await findReferrer(tx, code)) !== null
}

interface ProfileRow {
  name: string
  email: string
  email_verified: boolean
  email_pendente: string | null
  whatsapp_number: string | null
  fuso_horario: string
  foto_versao: string | null
}

/** A signed-in person's own data, as the system: whether an e-mail is proven stands in `auth`. */
export async function findProfile(tx: Tx, userId: string): Promise<Profile> {
  const { rows } = await tx.query<ProfileRow>({
    text: `SELECT p.name, coalesce(p.email, '') AS email, u.email_verified, p.email_pendente,
                  p.whatsapp_number, p.fuso_horario, p.foto_versao
             FROM profiles p JOIN auth."user" u ON u.id = p.id
            WHERE p.id = $1`,
    values: [userId],
  })
  const [row] = rows
  assert(row, 'whoever is signed in has a profile')
  return {
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified,
    pendingEmail: row.email_pendente,
    phone: row.whatsapp_number,
    timeZone: row.fuso_horario,
    avatarUrl: row.foto_versao === null ? null : avatarUrl(userId, row.foto_versao),
  }
}

/** Which of these people's pictures are in use: pairs of person and version. */
export async function findPhotoVersions(
  tx: Tx,
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ id: string; foto_versao: string }>({
    text: `SELECT id, foto_versao FROM profiles
            WHERE id = ANY ($1::uuid[]) AND foto_versao IS NOT NULL`,
    values: [userIds],
  })
  return new Map(rows.map((row) => [row.id, row.foto_versao]))
}

/** Who has a role, by e-mail; an empty address is one that somebody else proved. */
export async function listRoleHolders(
  tx: Tx,
): Promise<{ email: string; name: string; roles: Role[] }[]> {
  const { rows } = await tx.query<{ email: string; name: string; roles: Role[] }>({
    text: `SELECT coalesce(email, '') AS email, name, papeis AS roles FROM profiles
            WHERE papeis <> '{}' ORDER BY lower(email), id`,
  })
  return rows
}

/** How far the person's onboarding has come; 0 where it has not begun. */
export async function findOnboardingStep(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.query<{ step: number }>({
    text: 'SELECT coalesce(onboarding_step, 0) AS step FROM profiles WHERE id = $1',
    values: [userId],
  })
  return rows[0]?.step ?? 0
}
