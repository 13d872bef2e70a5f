import type { PaymentDetail, PaymentRow } from '@lya/contract/backoffice/trade/payments.ts'
import { isPaid } from '@lya/core/commerce/charges/charge-state.ts'
import { chargeSums, keptCents } from '@lya/core/commerce/charges/charge-sums.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  listAlerts,
  listChargeEvents,
  listCommission,
  listLedger,
  listNames,
} from '#backoffice/payments/payment-detail.queries.ts'
import { listPayments } from '#backoffice/payments/payments-list.queries.ts'
import { type Charge, findCharge, listEvents, listRefunds } from '#commerce/charges/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

const results = { feito: 'done', recusado: 'refused' } as const

/**
 * A charge and everything that hangs on it.
 *
 * @param environment Where the money is moved now; null without a provider.
 * @throws Refusal `payments.missing`
 */
export async function showPayment(
  tx: Tx,
  { id, environment }: { id: string; environment: PaymentRow['environment'] | null },
): Promise<PaymentDetail> {
  const charge = await findCharge(tx, id)
  const page = { sort: 'created', direction: 'desc', after: null, limit: 100 } as const
  const { rows } = await listPayments(tx, { search: id }, page)
  const row = rows.find((one) => one.id === id)
  if (!charge || !row) throw new Refusal('missing', 'payments.missing')
  const sums = chargeSums(charge.amountCents, await listEvents(tx, id))
  const awaitsPayer = charge.refundUrl !== null && isPaid(row.state)
  return {
    ...{
      ...row,
      ...factsOf(charge),
      isOfThisAccount: charge.environment === environment,
      awaitsPayer,
    },
    sums: { ...sums, keptCents: keptCents(sums) },
    ledger: await listLedger(tx, id),
    commission: await commissionOf(tx, id),
    refunds: await refundsOf(tx, id),
    alerts: await listAlerts(tx, id),
    events: await listChargeEvents(tx, charge),
  }
}

function factsOf({ planAmountCents, dueOn, providerId, isSurplus }: Charge) {
  return { planAmountCents, dueOn, providerId, isSurplus }
}

async function commissionOf(tx: Tx, id: string): Promise<PaymentDetail['commission']> {
  const rows = await listCommission(tx, id)
  const [first] = rows
  if (!first) return null
  const entries = rows.map(({ kind, amountCents, isOfApproved, at }) => ({
    ...{ kind, amountCents, isOfApproved, at },
  }))
  return { userId: first.userId, name: first.name, entries }
}

async function refundsOf(tx: Tx, id: string): Promise<PaymentDetail['refunds']> {
  const refunds = await listRefunds(tx, id)
  const names = await listNames(
    tx,
    refunds.flatMap(({ askedBy }) => askedBy ?? []),
  )
  return refunds.map(({ askedBy, askedAt, result, totalCents, reason, code, id: own }) => ({
    ...{ id: own, totalCents, reason, code },
    operator: askedBy === null ? null : (names.get(askedBy) ?? null),
    at: askedAt.toString(),
    result: result === null ? null : results[result],
  }))
}
