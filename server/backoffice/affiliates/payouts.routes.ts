import type { WholeBatch } from '@lya/contract/backoffice/trade/affiliates.ts'
import { id as anyId } from '@lya/contract/fields.ts'
import { readEndToEnd } from '@lya/core/commerce/payouts/end-to-end.ts'
import type { PayingAccount } from '@lya/core/commerce/payouts/pix-file.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { listBatches } from '#backoffice/affiliates/batches.queries.ts'
import { showBatch, writeBatchFile } from '#backoffice/affiliates/show-batch.ts'
import { cancelBatch, freezeBatch, type Settled, settleBatch } from '#commerce/referral/index.ts'
import { type AdminContext, asAdmin } from '#platform/audit/as-admin.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import type { Deed } from '#platform/audit/record-audit.ts'
import { refuseOwnAccount } from '#platform/audit/refuse-own-account.ts'
import { todayIn } from '#platform/clock/clock.ts'
import { pageOf } from '#platform/http/cursors/page-of.ts'
import { rowCursor } from '#platform/http/cursors/row-cursor.ts'
import { signedIn } from '#platform/http/implement.ts'
import { everyOperator } from '#platform/realtime/realtime.ts'

const { affiliates } = signedIn.admin
const pageSize = 30
const table = 'lotes_pagamento'
const cursor = rowCursor(anyId, 'affiliates.cursor-invalid')

type Context = Parameters<Parameters<typeof affiliates.cancel.handler>[0]>[0]['context']

/** Batches of payouts: frozen once, paid once, whoever is at work. */
export function payoutsRoutes({ payer }: { payer: PayingAccount | null }) {
  /** Does something to a batch, notes it, and shows the batch as it is then. */
  const done = async (
    context: Context,
    how: { id: string; reason: string },
    work: (ctx: AdminContext) => Promise<Pick<Deed, 'action' | 'newValues'>>,
  ): Promise<WholeBatch> => {
    const shown = await asAdmin(context, operatorOf(context), how.reason, async (ctx) => {
      await ctx.note({ ...(await work(ctx)), table, recordId: how.id })
      return showBatch(ctx.tx, how.id, payer)
    })
    context.announce(everyOperator, ['admin:affiliates'])
    return shown
  }
  return {
    batches,
    freeze: affiliates.freeze.handler(({ input, context }) => {
      const { id, ids: userIds, payOn } = input
      return done(context, { id, reason: 'froze payouts' }, async (ctx) => {
        if (payOn < todayIn(ctx.clock, 'America/Sao_Paulo').toString()) {
          throw new Refusal('invalid', 'affiliates.day-past')
        }
        for (const userId of userIds) refuseOwnAccount(ctx.operator, userId)
        const madeBy = ctx.operator.userId
        const { items } = await freezeBatch(ctx, { id, userIds, payOn, madeBy })
        const paid = items.map(({ userId, amountCents }) => ({ userId, amountCents }))
        return { action: 'payouts.frozen', newValues: { payOn, items: paid } }
      })
    }),
    showBatch: affiliates.showBatch.handler(({ input: { id }, context }) =>
      asAdmin(context, operatorOf(context), 'looked at payouts', async ({ tx, note }) => {
        await note({ action: 'payouts.shown', table, recordId: id })
        return showBatch(tx, id, payer)
      }),
    ),
    file: affiliates.file.handler(({ input: { id }, context }) =>
      asAdmin(context, operatorOf(context), 'took a payment file', async (ctx) => {
        const file = await writeBatchFile(ctx, id, payer)
        await ctx.note({ action: 'payouts.file-written', table, recordId: id })
        return file
      }),
    ),
    settle: affiliates.settle.handler(({ input: { id, items }, context }) =>
      done(context, { id, reason: 'settled payouts' }, async (ctx) => {
        const { paid, returned } = await settleBatch(ctx, id, items.map(readItem))
        return { action: 'payouts.settled', newValues: { items, paid, returned } }
      }),
    ),
    cancel: affiliates.cancel.handler(({ input: { id, reason }, context }) =>
      done(context, { id, reason }, async (ctx) => {
        await cancelBatch(ctx, id)
        return { action: 'payouts.cancelled' }
      }),
    ),
  }
}

const batches = affiliates.batches.handler(({ input, context }) =>
  asAdmin(context, operatorOf(context), 'looked at payouts', async ({ tx, note }) => {
    await note({ action: 'payouts.listed', table, recordId: null })
    const before = input.cursor === undefined ? null : cursor.read(input.cursor)
    const found = await listBatches(tx, { before, limit: pageSize + 1 })
    const { rows, nextCursor } = pageOf(found, pageSize, ({ key, id }) =>
      cursor.write({ createdAt: key, id }),
    )
    return { items: rows.map(({ key: _key, ...batch }) => batch), nextCursor }
  }),
)

function readItem({ itemId, endToEnd }: { itemId: string; endToEnd: string | null }): Settled {
  if (endToEnd === null) return { itemId, endToEnd }
  const read = readEndToEnd(endToEnd)
  if (read === null) {
    throw new Refusal('invalid', 'affiliates.transfer-invalid', { data: { itemId } })
  }
  return { itemId, endToEnd: read }
}
