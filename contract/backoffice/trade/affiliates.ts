import { commissionKinds } from '@lya/core/commerce/referral/commission.ts'
import { affiliateStates } from '@lya/core/commerce/referral/standing.ts'
import * as z from 'zod'
import { forOperators } from '#access.ts'
import { day, id, signedCents } from '#fields.ts'

export const affiliatesRefusals = [
  'affiliates.missing',
  'affiliates.cursor-invalid',
  'affiliates.not-settled',
  'affiliates.nothing-owed',
  'affiliates.key-missing',
  'affiliates.batch-known',
  'affiliates.batch-missing',
  'affiliates.batch-closed',
  'affiliates.batch-begun',
  'affiliates.item-settled',
  'affiliates.transfer-invalid',
  'affiliates.transfer-used',
  'affiliates.day-past',
  'affiliates.payer-missing',
  'affiliates.proof-invalid',
  'affiliates.proof-too-large',
] as const

const sums = {
  pendingCents: signedCents,
  /** Below zero is what was paid out and given back since: a debt. */
  approvedCents: signedCents,
  paidOutCents: signedCents,
}

const affiliate = z.object({
  userId: id,
  name: z.string(),
  email: z.string().nullable(),
  ...sums,
  /** Of the approved, what waits in a batch. */
  inBatchCents: signedCents,
  hasKey: z.boolean(),
})
export type Affiliate = z.infer<typeof affiliate>

/** The commission of one charge. */
const commission = z.object({
  chargeId: id,
  referred: z.string().nullable(),
  planName: z.string(),
  at: z.string(),
  ...sums,
  /** Settled and past its seven days: it can be approved now. */
  canApprove: z.boolean(),
  /** Of the open batch that it is in. */
  batchNumber: z.int().nullable(),
  entries: z.array(
    z.object({ kind: z.enum(commissionKinds), amountCents: z.int(), at: z.string() }),
  ),
})
export type AffiliateCommission = z.infer<typeof commission>

const batch = z.object({
  id,
  number: z.int(),
  state: z.enum(['open', 'paid', 'cancelled']),
  payOn: z.string(),
  createdAt: z.string(),
  operator: z.string().nullable(),
  totalCents: z.int(),
  paidCents: z.int(),
  people: z.int(),
  hasProof: z.boolean(),
})
export type PayoutBatch = z.infer<typeof batch>

const item = z.object({
  id,
  userId: z.string().nullable(),
  name: z.string(),
  pixKey: z.string(),
  amountCents: z.int(),
  state: z.enum(['open', 'paid', 'returned']),
  endToEnd: z.string().nullable(),
  /** Reversed since it was frozen: once it is paid, so much is owed to us. */
  reversedCents: z.int(),
})
export type PayoutItem = z.infer<typeof item>

const wholeBatch = batch.extend({ items: z.array(item), canWriteFile: z.boolean() })
export type WholeBatch = z.infer<typeof wholeBatch>

const cursor = z.string().max(300).optional()
const reason = z.string().trim().min(3).max(300)

export const affiliates = {
  list: forOperators('finance')
    .route({ method: 'GET', path: '/admin/affiliates', summary: 'Who earns commissions' })
    .input(
      z.object({
        search: z.string().trim().max(120).optional(),
        state: z.enum(affiliateStates).optional(),
        sort: z.enum(['approved', 'pending', 'paid']).optional(),
        direction: z.enum(['asc', 'desc']).optional(),
        cursor,
      }),
    )
    .output(z.object({ items: z.array(affiliate), nextCursor: z.string().nullable() })),
  show: forOperators('finance')
    .route({ method: 'GET', path: '/admin/affiliates/{id}', summary: 'What somebody earns' })
    .input(z.object({ id }))
    .output(affiliate.extend({ commissions: z.array(commission) })),
  approve: forOperators('finance')
    .route({
      method: 'POST',
      path: '/admin/affiliates/{id}/approvals',
      description: 'What is settled and past its seven days; each night does the same by itself.',
    })
    .input(z.object({ id, ids: z.array(id).min(1).max(200) }))
    .output(z.object({ approvedCents: z.int() })),
  batches: forOperators('finance')
    .route({ method: 'GET', path: '/admin/payouts', summary: 'Batches of payouts, newest first' })
    .input(z.object({ cursor }))
    .output(z.object({ items: z.array(batch), nextCursor: z.string().nullable() })),
  freeze: forOperators('finance')
    .route({
      method: 'POST',
      path: '/admin/payouts',
      successStatus: 201,
      description:
        'Freezes all that is owed to these people, less their debts; nothing is in two batches.',
    })
    .input(z.object({ id, ids: z.array(id).min(1).max(500), payOn: day }))
    .output(wholeBatch),
  showBatch: forOperators('finance')
    .route({ method: 'GET', path: '/admin/payouts/{id}' })
    .input(z.object({ id }))
    .output(wholeBatch),
  file: forOperators('finance')
    .route({
      method: 'POST',
      path: '/admin/payouts/{id}/file',
      description: 'What is open of it as CNAB 240 with PIX transfers, as banks take it.',
    })
    .input(z.object({ id }))
    .output(z.object({ name: z.string(), content: z.string() })),
  settle: forOperators('finance')
    .route({
      method: 'POST',
      path: '/admin/payouts/{id}/payments',
      description: 'What the bank did with each: its end-to-end id, or null for what came back.',
    })
    .input(
      z.object({
        id,
        items: z
          .array(z.object({ itemId: id, endToEnd: z.string().max(80).nullable() }))
          .min(1)
          .max(500),
      }),
    )
    .output(wholeBatch),
  cancel: forOperators('finance')
    .route({ method: 'POST', path: '/admin/payouts/{id}/cancellation' })
    .input(z.object({ id, reason }))
    .output(wholeBatch),
}
