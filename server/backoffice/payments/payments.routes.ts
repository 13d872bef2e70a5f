import type { PaymentRow } from '@lya/contract/backoffice/trade/payments.ts'
import { id } from '@lya/contract/fields.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { listEventsPage } from '#backoffice/payments/payment-detail.queries.ts'
import { paymentsCursor } from '#backoffice/payments/payments-cursor.ts'
import { listPayments } from '#backoffice/payments/payments-list.queries.ts'
import { showPayment } from '#backoffice/payments/show-payment.ts'
import { findCharge, replayEvent, requestRefund } from '#commerce/charges/index.ts'
import { asAdmin, readAsAdmin } from '#platform/audit/as-admin.ts'
import { notedFilter } from '#platform/audit/noted-filter.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import { refuseOwnAccount } from '#platform/audit/refuse-own-account.ts'
import { pageOf } from '#platform/http/cursors/page-of.ts'
import { rowCursor } from '#platform/http/cursors/row-cursor.ts'
import { signedIn } from '#platform/http/implement.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { everyOperator } from '#platform/realtime/realtime.ts'

const { payments } = signedIn.admin
const pageSize = 50
const eventCursor = rowCursor(id, 'payments.cursor-invalid')
const chargesTable = 'charges'

/** What was charged; who looks at somebody's is noted, and money goes back by a job. */
export function paymentsRoutes(parts: {
  jobs: Pick<JobQueue, 'enqueue'>
  /** Has what waits of these senders done now. */
  wakeEvents(senders: string[]): void
  /** Where the money is moved now; null without a provider. */
  findProvider(): Promise<{ environment: PaymentRow['environment'] | null }>
}) {
  const refund = payments.refund.handler(async ({ input, context }) => {
    const { id: chargeId, refundId, amountCents = null, reason } = input
    const { environment } = await parts.findProvider()
    const told = await asAdmin(context, operatorOf(context), reason, async (ctx) => {
      const charge = await findCharge(ctx.tx, chargeId)
      if (!charge) throw new Refusal('missing', 'payments.missing')
      if (charge.environment !== environment) {
        throw new Refusal('conflict', 'payments.other-account')
      }
      if (charge.userId !== null) refuseOwnAccount(ctx.operator, charge.userId)
      const wish = { chargeId, reason, askedBy: ctx.operator.userId, id: refundId }
      const amount = amountCents === null ? null : cents(amountCents)
      const { totalCents } = await requestRefund(
        { ...ctx, jobs: parts.jobs },
        { ...wish, amountCents: amount },
      )
      const newValues = { refundId, amountCents, totalCents }
      const action = 'payment.refund-asked'
      await ctx.note({ action, table: chargesTable, recordId: chargeId, newValues })
      return { totalCents }
    })
    context.announce(everyOperator, ['admin:payments'])
    return told
  })
  const show = payments.show.handler(async ({ input: { id: chargeId }, context }) => {
    const { environment } = await parts.findProvider()
    return asAdmin(context, operatorOf(context), 'looked at a payment', async ({ tx, note }) => {
      await note({ action: 'payment.shown', table: chargesTable, recordId: chargeId })
      return showPayment(tx, { id: chargeId, environment })
    })
  })
  const replay = payments.replay.handler(async ({ input, context }) => {
    const work = async (ctx: Parameters<Parameters<typeof asAdmin>[3]>[0]) => {
      const found = await replayEvent(ctx.tx, input.id)
      await ctx.note({ action: 'webhook.replayed', table: 'eventos_asaas', recordId: input.id })
      return found
    }
    const { sender } = await asAdmin(context, operatorOf(context), 'webhook once more', work)
    parts.wakeEvents([sender])
    context.announce(everyOperator, ['admin:payments'])
    return { id: input.id }
  })
  return { list, show, refund, events, replay }
}

const list = payments.list.handler(({ input, context }) => {
  const { sort = 'created', direction = 'desc', cursor, ...filter } = input
  const order = { sort, direction }
  const after = cursor === undefined ? null : paymentsCursor.read(order, cursor)
  return asAdmin(context, operatorOf(context), 'looked at payments', async ({ tx, note }) => {
    const newValues = notedFilter(filter)
    await note({ action: 'payments.listed', table: chargesTable, recordId: null, newValues })
    const { rows, last } = await listPayments(tx, filter, { ...order, after, limit: pageSize })
    return { items: rows, nextCursor: last ? paymentsCursor.write(order, last) : null }
  })
})

const events = payments.events.handler(({ input, context }) =>
  readAsAdmin(context.db, async (tx) => {
    const before = input.cursor === undefined ? null : eventCursor.read(input.cursor)
    const { outcome } = input
    const found = await listEventsPage(tx, { outcome, before, limit: pageSize + 1 })
    const { rows, nextCursor } = pageOf(found, pageSize, eventCursor.write)
    return { items: rows.map(({ createdAt: _stored, ...event }) => event), nextCursor }
  }),
)
