import type { AccountParts } from '#people/account/account.ts'
import { keepAccount } from '#people/account/deletion/keep-account.ts'
import { requestDeletion } from '#people/account/deletion/request-deletion.ts'
import { requestExport } from '#people/account/export/request-export.ts'
import { findExport } from '#people/account/exports.store.ts'
import { setReading, showReading } from '#people/account/reading.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { asActor } from '#platform/http/as-actor.ts'
import { signedIn } from '#platform/http/implement.ts'

/** The procedures around all that is held of a person. */
export function accountRoutes(parts: AccountParts) {
  return {
    getExport: signedIn.account.getExport.handler(async ({ context }) => {
      const { userId } = context.actor
      const now = context.clock.now()
      return { export: await asSystem(context.db, (tx) => findExport(tx, { userId, now })) }
    }),

    requestExport: signedIn.account.requestExport.handler(async ({ context }) => {
      const { userId } = context.actor
      const asked = await requestExport(parts, userId)
      context.announce(userId, ['account'])
      return { export: asked }
    }),

    getReading: signedIn.account.getReading.handler(({ context }) =>
      asActor(context, showReading, { readOnly: true }),
    ),

    setReading: signedIn.account.setReading.handler(({ input, context }) =>
      asActor(context, (ctx) => setReading(ctx, input.isAllowed)),
    ),

    requestDeletion: signedIn.account.requestDeletion.handler(async ({ input, context }) => {
      const leavesAt = await requestDeletion(parts, context, input)
      context.announce(context.actor.userId, ['profile'])
      return { leavesAt: leavesAt.round('second').toString() }
    }),

    keep: signedIn.account.keep.handler(async ({ context }) => {
      const { userId } = context.actor
      await keepAccount(parts, userId)
      context.announce(userId, ['profile'])
      return { kept: true as const }
    }),
  }
}
