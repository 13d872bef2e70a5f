import { readPayoutKey } from '@lya/core/commerce/referral/payout-key.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { lineOf, listCommissionRows } from '#commerce/referral/commission-lines.queries.ts'
import { reviewQueue } from '#commerce/referral/queues.ts'
import { listReferred } from '#commerce/referral/referral.queries.ts'
import { savePayoutKey } from '#commerce/referral/referral.store.ts'
import { referralCursor } from '#commerce/referral/referral-cursor.ts'
import { showReferral } from '#commerce/referral/show-referral.ts'
import { findReferrer, makeAffiliateCode } from '#people/profile/index.ts'
import { asSystem, asUser } from '#platform/db/transaction.ts'
import { pageOf } from '#platform/http/cursors/page-of.ts'
import { os, signedIn } from '#platform/http/implement.ts'
import type { JobQueue } from '#platform/jobs/job-queue.ts'
import { countAttempts, networkOf } from '#platform/limits/index.ts'

const pageSize = 30

/** Reads as the system: whom somebody referred are other people, of whom this tells little. */
const list = signedIn.referrals.list.handler(({ input, context }) =>
  asSystem(context.db, async (tx) => {
    const before = input.cursor === undefined ? null : referralCursor.read(input.cursor)
    const page = { before, limit: pageSize + 1 }
    const found = await listReferred(tx, context.actor.userId, page)
    const { rows, nextCursor } = pageOf(found, pageSize, referralCursor.write)
    return {
      items: rows.map(({ id, name, planStatus, isExcluded }) => {
        return { id, name, planStatus, isExcluded }
      }),
      nextCursor,
    }
  }),
)

const listCommissions = signedIn.referrals.listCommissions.handler(({ input, context }) =>
  asSystem(context.db, async (tx) => {
    const before = input.cursor === undefined ? null : referralCursor.read(input.cursor)
    const page = { before, limit: pageSize + 1 }
    const found = await listCommissionRows(tx, context.actor.userId, page)
    const { rows, nextCursor } = pageOf(found, pageSize, referralCursor.write)
    return { items: rows.map(lineOf), nextCursor }
  }),
)

const makeCode = signedIn.referrals.makeCode.handler(async ({ context }) => ({
  code: await asSystem(context.db, (tx) => makeAffiliateCode(tx, context.actor.userId)),
}))

/** Mobile operators put many people behind one address. */
const lookUps = { max: 120, windowSeconds: 60 * 60 }

/** Tells visitors of a friend who exists; bounded, so that nobody lists the codes. */
const meet = os.referrals.meet.handler(async ({ input, context }) => {
  const key = `referral.meet:${networkOf(context.ip)}`
  const wait = await countAttempts(context, [{ key, ...lookUps }])
  if (wait !== null) {
    throw new Refusal('limit', 'referral.too-many-attempts', { retryAfterSeconds: wait })
  }
  const referrer = await asSystem(context.db, (tx) => findReferrer(tx, input.code))
  return { isKnown: referrer !== null }
})

export function referralRoutes({
  publicUrl,
  jobs,
}: {
  publicUrl: string
  jobs: Pick<JobQueue, 'enqueue'>
}) {
  const savePayout = signedIn.referrals.savePayoutKey.handler(async ({ input, context }) => {
    const payoutKey = readPayoutKey(input.payoutKey)
    if (payoutKey === null) throw new Refusal('invalid', 'referral.payout-key-invalid')
    const { userId } = context.actor
    await asUser(context.db, userId, (tx) => savePayoutKey(tx, userId, payoutKey))
    await asSystem(context.db, (tx) => jobs.enqueue(tx, reviewQueue, { userId }))
    return { payoutKey }
  })
  const show = signedIn.referrals.show.handler(({ context }) =>
    asSystem(context.db, (tx) => showReferral(tx, context.actor.userId, publicUrl)),
  )
  return { meet, show, list, listCommissions, makeCode, savePayoutKey: savePayout }
}
