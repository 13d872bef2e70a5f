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
