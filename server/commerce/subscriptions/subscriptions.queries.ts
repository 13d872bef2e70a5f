import type { BillingType } from '@lya/core/commerce/charges/charge-state.ts'
import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** The words for it that are not the provider's. */
const unreached = new Set(['down', 'unavailable', 'not-found'])

/** Whether the provider said no, or was never reached, which is nobody's failure to pay. */
export async function findRefusal(tx: Tx, chargeId: string): Promise<'declined' | 'unreached'> {
  const { rows } = await tx.query<{ status: string }>({
    text: `SELECT provider_status AS status FROM charge_events
            WHERE charge_id = $1 AND state = 'refused'`,
    values: [chargeId],
  })
  const isUnreached = rows.every(({ status }) => unreached.has(status))
  return isUnreached ? 'unreached' : 'declined'
}

/**
 * The last day of the trial that somebody is in who buys; null where there is none, as for whoever
 * exists only since the purchase.
 */
export async function findTrialRest(
  tx: Tx,
  { userId, chargeId }: { userId: string; chargeId: string },
): Promise<string | null> {
  const { rows } = await tx.query<{ day: string | null }>({
    text: `SELECT p.trial_end_date::text AS day
             FROM profiles p JOIN charges c ON c.id = $2
            WHERE p.id = $1 AND p.status_plan = 'TRIAL' AND p.created_at <= c.created_at`,
    values: [userId, chargeId],
  })
  return rows[0]?.day ?? null
}

/** Whether somebody asked for the end of their account, as the system. */
export async function isLeaving(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.query<{ leaving: boolean }>({
    text: 'SELECT excluir_em IS NOT NULL AS leaving FROM profiles WHERE id = $1',
    values: [userId],
  })
  return rows[0]?.leaving ?? false
}

/** `**** 1234`; as the person or as the system. */
export async function findCardLabel(tx: Tx, cardTokenId: string): Promise<string | null> {
  const card = await findKeptCard(tx, cardTokenId)
  return card ? `**** ${card.lastFour}` : null
}

export async function findKeptCard(
  tx: Tx,
  cardTokenId: string,
): Promise<{ brand: string; lastFour: string } | null> {
  const { rows } = await tx.query<{ brand: string; lastFour: string }>({
    text: `SELECT card_brand AS brand, last_four_digits AS "lastFour"
             FROM card_tokens WHERE id = $1`,
    values: [cardTokenId],
  })
  return rows[0] ?? null
}

/** Whether it is the card of somebody else, who paid as a guest; as the person or as the system. */
export async function isOthersCard(tx: Tx, cardTokenId: string): Promise<boolean> {
  const { rows } = await tx.query<{ others: boolean }>({
    text: 'SELECT de_terceiro AS others FROM card_tokens WHERE id = $1',
    values: [cardTokenId],
  })
  return rows[0]?.others ?? false
}

/** The code of a PIX that waits to be paid. */
export async function findPixPayload(tx: Tx, chargeId: string): Promise<string | null> {
  const { rows } = await tx.query<{ payload: string }>({
    text: `SELECT codigo AS payload FROM pix_payments WHERE charge_id = $1 AND status = 'PENDING'`,
    values: [chargeId],
  })
  return rows[0]?.payload ?? null
}

/** What somebody pays a boleto with, while it is open. */
export async function findBoleto(
  tx: Tx,
  chargeId: string,
): Promise<{ line: string; url: string } | null> {
  const { rows } = await tx.query<{ line: string | null; url: string | null }>({
    text: `SELECT boleto_line AS line, boleto_url AS url FROM charges WHERE id = $1
      AND billing_type = 'BOLETO'`,
    values: [chargeId],
  })
  const [{ line, url } = { line: null, url: null }] = rows
  return line === null ? null : { line, url: url ?? '' }
}

/** 13 digits from 55; as the system. */
export async function findPhone(tx: Tx, userId: string): Promise<string | null> {
  const { rows } = await tx.query<{ phone: string | null }>({
    text: 'SELECT whatsapp_number AS phone FROM profiles WHERE id = $1',
    values: [userId],
  })
  return rows[0]?.phone ?? null
}

/** Whose plan costs another price by now than they pay, and than they were told. */
export async function listOtherPrices(
  tx: Tx,
  until: string,
): Promise<{ userId: string; planId: string }[]> {
  const { rows } = await tx.query<{ userId: string; planId: string }>({
    text: `SELECT s.user_id AS "userId", s.plan_id AS "planId"
             FROM subscriptions s JOIN admin_plans p ON p.id = s.plan_id
            WHERE s.renews_on <= $1 AND p.active
              AND (p.price * 100)::int <> CASE
                WHEN s.estado #>> '{price,planId}' = s.plan_id::text
                  THEN (s.estado #>> '{price,priceCents}')::int
                ELSE (s.price * 100)::int END
            ORDER BY s.renews_on LIMIT 5000`,
    values: [until],
  })
  return rows
}

/** A plan that was paid before its person came to us. */
export interface Imported {
  userId: string
  /** The last paid day, `YYYY-MM-DD`. */
  endsOn: string
  period: PlanPeriod
  /** Null where the import knew none. */
  priceCents: number | null
  billingType: BillingType | null
}

/** Who is marked as paying, until a day, without any payment or gift of ours. */
export async function listImported(tx: Tx, limit: number): Promise<Imported[]> {
  const { rows } = await tx.query<Imported>({
    text: `SELECT p.id AS "userId", p.end_date_plan::text AS "endsOn",
              coalesce(p.period_plan, 'MONTHLY') AS period,
              (p.price_plan * 100)::int AS "priceCents", p.billing_type AS "billingType"
             FROM profiles p
            WHERE p.status_plan = 'ATIVO' AND p.end_date_plan IS NOT NULL
              AND NOT EXISTS (SELECT FROM subscriptions s WHERE s.user_id = p.id)
            ORDER BY p.end_date_plan LIMIT $1`,
    values: [limit],
  })
  return rows
}
