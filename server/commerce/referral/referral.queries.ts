import type { Referred } from '@lya/contract/commerce/referral.ts'
import type { Traces } from '@lya/core/commerce/referral/self-referral.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Who referred somebody, as the system. @property isLoop They were referred by that somebody. */
export async function findReferrerOf(
  tx: Tx,
  userId: string,
): Promise<{ userId: string; isLoop: boolean; isExcluded: boolean } | null> {
  const { rows } = await tx.query<{ userId: string; isLoop: boolean; isExcluded: boolean }>({
    name: 'referral-referrer',
    text: `SELECT r.id AS "userId", coalesce(r.referred_by_user_id = p.id, false) AS "isLoop",
        EXISTS (SELECT FROM referral_exclusions x
          WHERE x.user_id = r.id AND x.referred_user_id = p.id) AS "isExcluded"
      FROM profiles p JOIN profiles r ON r.id = p.referred_by_user_id WHERE p.id = $1`,
    values: [userId],
  })
  return rows[0] ?? null
}

/** What tells of somebody, from all that they paid and proved with. */
export async function findTraces(tx: Tx, userId: string): Promise<Traces> {
  const { rows } = await tx.query<Traces>({
    text: `WITH compras AS (SELECT s.cpf, s.phone FROM checkout_sessions s
          JOIN charges c ON c.session_id = s.session_id WHERE c.user_id = $1)
      SELECT
        ARRAY(SELECT cpfcnpj FROM asaas_customers WHERE user_id = $1
          UNION SELECT cpf FROM compras WHERE cpf <> '') AS documents,
        ARRAY(SELECT right(whatsapp_number, 11) FROM profiles
            WHERE id = $1 AND whatsapp_number IS NOT NULL
          UNION SELECT right(regexp_replace(phone, '[^0-9]', '', 'g'), 11) FROM compras
            WHERE phone <> '') AS phones,
        ARRAY(SELECT impressao FROM card_tokens WHERE user_id = $1) AS cards,
        ARRAY(SELECT visitante::text FROM visitas WHERE user_id = $1) AS browsers,
        ARRAY(SELECT CASE WHEN chave LIKE '+55%' THEN right(chave, 11) ELSE chave END
          FROM payout_keys WHERE user_id = $1) AS "payoutKeys"`,
    values: [userId],
  })
  const [traces] = rows
  if (!traces) throw new Error('a query without a row')
  return traces
}

/** How many whom this person referred have paid, and whose money is settled. */
export async function countPaidReferrals(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    text: `SELECT count(DISTINCT referred_user_id)::int AS count FROM commissions
      WHERE user_id = $1 AND kind = 'approved' AND referred_user_id IS NOT NULL`,
    values: [userId],
  })
  return rows[0]?.count ?? 0
}

/** The milestones whose prize was given. */
export async function listPrizes(tx: Tx, userId: string): Promise<number[]> {
  const { rows } = await tx.query<{ referrals: number }>({
    text: 'SELECT referrals FROM free_months WHERE user_id = $1',
    values: [userId],
  })
  return rows.map(({ referrals }) => referrals)
}

export interface Counts {
  code: string | null
  total: number
  paid: number
  trial: number
  payoutKey: string | null
}

/** The figures of one person's referrals, as the system. */
export async function countReferrals(tx: Tx, userId: string): Promise<Counts> {
  const { rows } = await tx.query<Counts>({
    name: 'referral-counts',
    text: `SELECT p.affiliate_code AS code, n.total, n.paid, n.trial,
        (SELECT chave FROM payout_keys WHERE user_id = p.id) AS "payoutKey"
      FROM profiles p, LATERAL (SELECT count(*)::int AS total,
          count(*) FILTER (WHERE status_plan = 'ATIVO')::int AS paid,
          count(*) FILTER (WHERE status_plan = 'TRIAL')::int AS trial
        FROM profiles WHERE referred_by_user_id = p.id) AS n
      WHERE p.id = $1`,
    values: [userId],
  })
  const [counts] = rows
  if (!counts) throw new Error('a signed-in person has a profile')
  return counts
}

/** Where a page of people ends. */
export interface ReferredKey {
  createdAt: string
  id: string
}

/** Whom this person referred, newest first, as the system. */
export async function listReferred(
  tx: Tx,
  userId: string,
  { before, limit }: { before: ReferredKey | null; limit: number },
): Promise<(Referred & ReferredKey)[]> {
  const { rows } = await tx.query<Referred & ReferredKey>({
    name: 'referral-people',
    text: `SELECT id, nullif(btrim(name), '') AS name, status_plan AS "planStatus",
        to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') AS "createdAt"
      FROM profiles
      WHERE referred_by_user_id = $1
        AND ($2::timestamp IS NULL OR (created_at, id) < ($2::timestamp AT TIME ZONE 'UTC', $3::uuid))
      ORDER BY created_at DESC, id DESC LIMIT $4`,
    values: [userId, before?.createdAt ?? null, before?.id ?? null, limit],
  })
  return rows
}
