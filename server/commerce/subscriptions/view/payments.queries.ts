import { type Cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import {
  type BillingType,
  type ChargeEventState,
  type ChargeReason,
  type ChargeState,
  chargeState,
} from '@lya/core/commerce/charges/charge-state.ts'
import type { PlanPeriod } from '@lya/core/commerce/plans/period.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** One of a person's charges with how it stands. */
export interface KeptPayment {
  id: string
  reason: ChargeReason
  planName: string
  period: PlanPeriod
  amountCents: Cents
  refundedCents: Cents
  installments: number
  billingType: BillingType
  dueOn: string
  /** When it is taken back, should nobody have paid. */
  expiresAt: Temporal.Instant | null
  environment: string
  state: ChargeState
  /** When it was paid first; else when it was made. */
  at: Temporal.Instant
  boleto: { line: string; url: string } | null
  /** Where its payer says to which account a boleto's money goes back. */
  refundUrl: string | null
  pix: string | null
}

const shownMax = 60

interface Row {
  id: string
  motivo: ChargeReason
  plan: string
  period: PlanPeriod
  amount: string
  installments: number
  billing_type: BillingType
  due: string
  expires_at: Date | null
  environment: string
  boleto_line: string | null
  boleto_url: string | null
  refund_url: string | null
  pix: string | null
  created_at: Date
  states: ChargeEventState[]
  refunded: string | null
  paid_at: Date | null
}

/** A person's charges, newest first; one alone where it is named. As the person. */
export async function listPayments(
  tx: Tx,
  userId: string,
  only: string | null = null,
): Promise<KeptPayment[]> {
  const { rows } = await tx.query<Row>({
    text: `SELECT c.id, c.motivo, p.name AS plan, c.period, c.amount::text, c.installments,
                  c.billing_type, c.due_date::text AS due, c.environment, c.expira_em AS expires_at, c.boleto_line,
                  c.boleto_url, c.reembolso_url AS refund_url, x.codigo AS pix, c.created_at,
                  coalesce(array_agg(e.state) FILTER (WHERE e.state IS NOT NULL), '{}') AS states,
                  max(e.refunded)::text AS refunded,
                  min(e.occurred_at) FILTER (WHERE e.state IN ('confirmed', 'received')) AS paid_at
             FROM charges c
             JOIN admin_plans p ON p.id = c.plan_id
             LEFT JOIN charge_events e ON e.charge_id = c.id
             LEFT JOIN pix_payments x ON x.charge_id = c.id AND x.status = 'PENDING'
            WHERE c.user_id = $1 AND ($2::uuid IS NULL OR c.id = $2)
            GROUP BY c.id, p.name, x.codigo
            ORDER BY c.created_at DESC, c.id DESC
            LIMIT ${shownMax}`,
    values: [userId, only],
  })
  return rows.map(paymentOf)
}

function paymentOf(row: Row): KeptPayment {
  const { id, motivo, plan, period, installments, environment, pix } = row
  const { boleto_line: line, boleto_url: url } = row
  const state = chargeState(row.states.map((one) => ({ state: one })))
  const amountCents = centsFromDecimal(row.amount)
  return {
    ...{ id, reason: motivo, planName: plan, period, amountCents, installments, environment, pix },
    refundedCents: state === 'refunded' ? amountCents : centsFromDecimal(row.refunded ?? '0'),
    billingType: row.billing_type,
    dueOn: row.due,
    expiresAt: row.expires_at && Temporal.Instant.from(row.expires_at.toISOString()),
    state,
    at: Temporal.Instant.from((row.paid_at ?? row.created_at).toISOString()),
    refundUrl: row.refund_url,
    boleto: line !== null && url !== null ? { line, url } : null,
  }
}
