import type { SubscriptionView } from '@lya/contract/commerce/subscription.ts'
import { Refusal } from '@lya/core/refusal.ts'
import {
  cancelSubscription,
  resumeSubscription,
} from '#commerce/subscriptions/own/cancel-subscription.ts'
import { changeMethod } from '#commerce/subscriptions/own/change-method.ts'
import { changePlan } from '#commerce/subscriptions/own/change-plan.ts'
import { charge } from '#commerce/subscriptions/own/charge.ts'
import { dropChange } from '#commerce/subscriptions/own/drop-change.ts'
import { payNow } from '#commerce/subscriptions/own/pay-now.ts'
import { quoteFor, viewQuote } from '#commerce/subscriptions/own/quote-change.ts'
import { takeBack } from '#commerce/subscriptions/own/take-back.ts'
import { takeRefund } from '#commerce/subscriptions/own/take-refund.ts'
import type { SubscriptionContext, SubscriptionParts } from '#commerce/subscriptions/parts.ts'
import { findSubscription } from '#commerce/subscriptions/subscriptions.store.ts'
import { viewReceipt } from '#commerce/subscriptions/view/view-receipt.ts'
import { viewSubscription } from '#commerce/subscriptions/view/view-subscription.ts'
import type { Settings } from '#platform/config/settings.ts'
import { asSystem, asUser } from '#platform/db/transaction.ts'
import { signedIn } from '#platform/http/implement.ts'

/** The procedures of one's own subscription; a new card comes in by `mountNewCard`. */
export function subscriptionsRoutes(parts: SubscriptionParts & { operator: Settings['operator'] }) {
  const { db, clock, config } = parts
  const view = (userId: string): Promise<SubscriptionView> =>
    asUser(db, userId, (tx) => viewSubscription({ tx, clock }, userId), { readOnly: true })

  const act = actorOf(parts)
  const { subscriptions } = signedIn
  return {
    get: subscriptions.get.handler(({ context }) => view(context.actor.userId)),
    cancel: subscriptions.cancel.handler(async ({ input, context }) => {
      const { userId } = context.actor
      await act((ctx) => cancelSubscription(ctx, { userId, ...input }))
      return view(userId)
    }),
    resume: subscriptions.resume.handler(async ({ input, context }) => {
      const { userId } = context.actor
      await act((ctx) => resumeSubscription(ctx, { userId, ...input }))
      return view(userId)
    }),
    quote: subscriptions.quote.handler(({ input, context }) => {
      const { userId } = context.actor
      return asUser(db, userId, async (tx) => {
        const { subscription, version } = await findSubscription(tx, userId)
        const quoted = await quoteFor({ tx, clock, config }, subscription, input.planId)
        return viewQuote(tx, quoted, version)
      })
    }),
    change: subscriptions.change.handler(async ({ input, context }) => {
      const { userId } = context.actor
      await charge(
        parts,
        userId,
        await act((ctx) => changePlan({ ...ctx, config }, { userId, ...input })),
      )
      return view(userId)
    }),
    dropChange: subscriptions.dropChange.handler(async ({ input, context }) => {
      const { userId } = context.actor
      const dropped = await act((ctx) => dropChange(ctx, { userId, ...input }))
      await takeBack(parts, userId, dropped)
      return view(userId)
    }),
    refund: subscriptions.refund.handler(async ({ input, context }) => {
      const { userId } = context.actor
      await act((ctx) => takeRefund(ctx, { userId, ...input }))
      return view(userId)
    }),
    method: subscriptions.method.handler(async ({ input, context }) => {
      const { userId } = context.actor
      const { version, billingType } = input
      await refuseSwitchedOff(parts, billingType)
      const method = { billingType, cardTokenId: null }
      await act((ctx) => changeMethod(ctx, { userId, version, method }))
      return view(userId)
    }),
    pay: subscriptions.pay.handler(async ({ input, context }) => {
      const { userId } = context.actor
      await charge(parts, userId, await act((ctx) => payNow(ctx, { userId, ...input })))
      return view(userId)
    }),
    receipt: subscriptions.receipt.handler(({ input, context }) => {
      const { userId, name, email } = context.actor
      const asked = { userId, chargeId: input.id, name, email }
      return asUser(db, userId, (tx) => viewReceipt(tx, asked, parts.operator))
    }),
  }
}

/** Opens the system's transaction for one command. */
function actorOf(parts: SubscriptionParts) {
  return async <T>(work: (ctx: SubscriptionContext) => Promise<T>): Promise<T> => {
    // Asked before the transaction: whether payments are there may be a look into the settings.
    const environment = await parts.desk.environment()
    return asSystem(parts.db, (tx) => work({ ...parts, tx, environment }))
  }
}

/** Without a card of its own a card cannot be chosen; what is switched off, neither. */
async function refuseSwitchedOff(
  { config }: SubscriptionParts,
  billingType: 'CREDIT_CARD' | 'PIX' | 'BOLETO',
): Promise<void> {
  const { payment_methods: methods } = await config.read()
  const isOn = { CREDIT_CARD: false, PIX: methods.pix, BOLETO: methods.boleto }[billingType]
  if (!isOn) throw new Refusal('invalid', 'subscription.method-off')
}
