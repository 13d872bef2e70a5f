import { readPayoutKey } from '@lya/core/commerce/referral/payout-key.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { readCursor, writeCursor } from '#commerce/referral/people-cursor.ts'
import { listReferred } from '#commerce/referral/referral.queries.ts'
import { savePayoutKey } from '#commerce/referral/referral.store.ts'
import { showReferral } from '#commerce/referral/show-referral.ts'
import { makeAffiliateCode } from '#people/profile/index.ts'
import { asSystem, asUser } from '#platform/db/transaction.ts'
import { signedIn } from '#platform/http/implement.ts'

const pageSize = 30

/** Reads as the system: whom somebody referred are other people, of whom this tells little. */
const list = signedIn.referrals.list.handler(({ input, context }) =>
  asSystem(context.db, async (tx) => {
    const before = input.cursor === undefined ? null : readCursor(input.cursor)
    const page = { before, limit: pageSize + 1 }
    const found = await listReferred(tx, context.actor.userId, page)
    const last = found.length > pageSize ? found[pageSize - 1] : undefined
    return {
      items: found.slice(0, pageSize).map(({ id, name, planStatus }) => ({ id, name, planStatus })),
      nextCursor: last ? writeCursor(last) : null,
    }
  }),
)

const makeCode = signedIn.referrals.makeCode.handler(async ({ context }) => ({
  code: await asSystem(context.db, (tx) => makeAffiliateCode(tx, context.actor.userId)),
}))

const savePayout = signedIn.referrals.savePayoutKey.handler(async ({ input, context }) => {
  const payoutKey = readPayoutKey(input.payoutKey)
  if (payoutKey === null) throw new Refusal('invalid', 'referral.payout-key-invalid')
  const { userId } = context.actor
  await asUser(context.db, userId, (tx) => savePayoutKey(tx, userId, payoutKey))
  return { payoutKey }
})

export function referralRoutes({ publicUrl }: { publicUrl: string }) {
  const show = signedIn.referrals.show.handler(({ context }) =>
    asSystem(context.db, (tx) => showReferral(tx, context.actor.userId, publicUrl)),
  )
  return { show, list, makeCode, savePayoutKey: savePayout }
}
