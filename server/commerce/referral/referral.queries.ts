import type { Referred } from '@lya/contract/commerce/referral.ts'
import type { Traces } from '@lya/core/commerce/referral/self-referral.ts'
import type { Tx } from '#platform/db/transaction.ts'
import type { RowKey } from '#platform/http/cursors/row-cursor.ts'

/** Who referred somebody. @property isLoop They were referred by that somebody. */
export interface Referrer {
  userId: string
  /** In lower case. */
  email: string
  isLoop: boolean
  isExcluded: boolean
}

/** As the system. */
export async function findReferrerOf(tx: Tx, userId: string): Promise<Referrer | null> {
  const { rows } = await tx.query<Referrer>({
    name: 'referral-referrer',
    text: `SELECT r.id AS "userId", coalesce(lower(r.email), '') AS email,
        coalesce(r.referred_by_user_id = p.id, false) AS "isLoop",
        EXISTS (SELECT FROM referral_exclusions x
          WHERE x.user_id = r.id AND x.referred_user_id = p.id) AS "isExcluded"
      FROM profiles p JOIN profiles r ON r.id = p.referred_by_user_id WHERE p.id = $1`,
    values: [userId],
  })
  return rows[0] ?? null
}

/** As a PIX key has it: a draft, or an operator's hand, may have left its marks. */
const bare = (column: string) => `upper(regexp_replace(${column}, '[^0-9A-Za-z]', '', 'g'))`

/** What tells of somebody, from all that they paid and proved with. */
export async function findTraces(tx: Tx, userId: string): Promise<Traces> {
  const { rows } = await tx.query<Traces>({
    text: `WITH compras AS (SELECT s.cpf, s.phone, s.email FROM checkout_sessions s
          JOIN charges c ON c.session_id = s.session_id WHERE c.user_id = $1)
      SELECT
        ARRAY(SELECT ${bare('cpfcnpj')} FROM asaas_customers WHERE user_id = $1
          UNION SELECT ${bare('cpf')} FROM compras WHERE cpf <> '') AS documents,
        ARRAY(SELECT right(whatsapp_number, 11) FROM profiles
            WHERE id = $1 AND whatsapp_number IS NOT NULL
          UNION SELECT right(regexp_replace(phone, '[^0-9]', '', 'g'), 11) FROM compras
            WHERE phone <> '') AS phones,
        ARRAY(SELECT lower(email) FROM profiles WHERE id = $1 AND email <> ''
          UNION SELECT lower(email) FROM compras WHERE email <> '') AS emails,
        ARRAY(SELECT impressao FROM card_tokens WHERE user_id = $1) AS cards,
        ARRAY(SELECT visitante::text FROM visitas WHERE user_id = $1) AS browsers,
        ARRAY(SELECT CASE WHEN chave LIKE '+55%' THEN right(chave, 11)
            WHEN chave LIKE '%@%' THEN lower(chave) ELSE chave END
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

/** How many have paid and do not count yet: their money is not settled, or may be asked back. */
export async function countWaitingReferrals(tx: Tx, userId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    text: `SELECT count(*)::int AS count FROM (SELECT referred_user_id FROM commissions
        WHERE user_id = $1 AND referred_user_id IS NOT NULL GROUP BY referred_user_id
        HAVING bool_and(kind <> 'approved') AND sum(CASE kind WHEN 'accrued' THEN amount
          WHEN 'reversed' THEN -amount ELSE 0 END) > 0) AS waiting`,
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
          count(*) FILTER (WHERE f.status_plan = 'ATIVO' AND x.user_id IS NULL)::int AS paid,
          count(*) FILTER (WHERE f.status_plan = 'TRIAL' AND x.user_id IS NULL)::int AS trial
        FROM profiles f LEFT JOIN referral_exclusions x
          ON x.user_id = p.id AND x.referred_user_id = f.id
        WHERE f.referred_by_user_id = p.id) AS n
      WHERE p.id = $1`,
    values: [userId],
  })
  const [counts] = rows
  if (!counts) throw new Error('a signed-in person has a profile')
  return counts
}

/** Whom this person referred, newest first, as the system. */
export async function listReferred(
  tx: Tx,
  userId: string,
  { before, limit }: { before: RowKey | null; limit: number },
): Promise<(Referred & RowKey)[]> {
  const { rows } = await tx.query<Referred & RowKey>({
    name: 'referral-people',
    text: `SELECT id, nullif(btrim(name), '') AS name, status_plan AS "planStatus",
        EXISTS (SELECT FROM referral_exclusions x
          WHERE x.user_id = $1 AND x.referred_user_id = profiles.id) AS "isExcluded",
        to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') AS "createdAt"
      FROM profiles
      WHERE referred_by_user_id = $1
        AND ($2::timestamp IS NULL OR (created_at, id) < ($2::timestamp AT TIME ZONE 'UTC', $3::uuid))
      ORDER BY created_at DESC, id DESC LIMIT $4`,
    values: [userId, before?.createdAt ?? null, before?.id ?? null, limit],
  })
  return rows
}
