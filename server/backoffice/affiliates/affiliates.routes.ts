import { refundDays } from '@lya/core/commerce/subscriptions/permitted.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { listAffiliates } from '#backoffice/affiliates/affiliates.queries.ts'
import { affiliatesCursor } from '#backoffice/affiliates/affiliates-cursor.ts'
import { listCommissions } from '#backoffice/affiliates/commissions.queries.ts'
import { approveCommissions } from '#commerce/referral/index.ts'
import { asAdmin } from '#platform/audit/as-admin.ts'
import { notedFilter } from '#platform/audit/noted-filter.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import { refuseOwnAccount } from '#platform/audit/refuse-own-account.ts'
import { signedIn } from '#platform/http/implement.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { everyOperator } from '#platform/realtime/realtime.ts'

const { affiliates } = signedIn.admin
const pageSize = 50
const table = 'commissions'

/** Who earns commissions; whoever looks at somebody's leaves a row in the audit. */
export function affiliatesRoutes({ jobs }: { jobs: Pick<JobQueue, 'enqueue'> }) {
  const approve = affiliates.approve.handler(async ({ input, context }) => {
    const { id: userId, ids: chargeIds } = input
    const reason = 'approved commissions'
    const told = await asAdmin(context, operatorOf(context), reason, async (ctx) => {
      refuseOwnAccount(ctx.operator, userId)
      const approvedCents = await approveCommissions({ ...ctx, jobs }, { userId, chargeIds })
      const newValues = { chargeIds, approvedCents }
      await ctx.note({ action: 'commissions.approved', table, recordId: userId, newValues })
      return { approvedCents }
    })
    context.announce(everyOperator, ['admin:affiliates'])
    return told
  })
  return { list, show, approve }
}

const list = affiliates.list.handler(({ input, context }) => {
  const { sort = 'approved', direction = 'desc', cursor, ...filter } = input
  const order = { sort, direction }
  const after = cursor === undefined ? null : affiliatesCursor.read(order, cursor)
  return asAdmin(context, operatorOf(context), 'looked at commissions', async ({ tx, note }) => {
    const newValues = notedFilter(filter)
    await note({ action: 'commissions.listed', table, recordId: null, newValues })
    const page = { ...order, after, limit: pageSize }
    const { items, last } = await listAffiliates(tx, filter, page)
    return { items, nextCursor: last ? affiliatesCursor.write(order, last) : null }
  })
})

const show = affiliates.show.handler(({ input: { id }, context }) =>
  asAdmin(context, operatorOf(context), 'looked at commissions', async ({ tx, clock, note }) => {
    await note({ action: 'commissions.shown', table, recordId: id })
    const page = { sort: 'approved', direction: 'desc', after: null, limit: 1 } as const
    const { items } = await listAffiliates(tx, { userId: id }, page)
    const [affiliate] = items
    if (!affiliate) throw new Refusal('missing', 'affiliates.missing')
    const paidBefore = clock.now().subtract({ hours: 24 * refundDays })
    return { ...affiliate, commissions: await listCommissions(tx, { userId: id, paidBefore }) }
  }),
)
