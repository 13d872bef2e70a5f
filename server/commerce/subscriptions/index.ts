export { changeByOperator, type OperatorWish } from '#commerce/subscriptions/by-operator.ts'
export { followAccount } from '#commerce/subscriptions/follow/follow-account.ts'
export { followCharge } from '#commerce/subscriptions/follow/follow-charge.ts'
export { giveMonths } from '#commerce/subscriptions/give-months.ts'
export { mountNewCard } from '#commerce/subscriptions/own/mount-new-card.ts'
export type { ChargeDesk } from '#commerce/subscriptions/parts.ts'
export { dayQueue, pricesQueue } from '#commerce/subscriptions/queues.ts'
export {
  type SubscriptionMoved,
  subscriptionMoved,
} from '#commerce/subscriptions/subscriptions.events.ts'
export { addSubscriptionJobs } from '#commerce/subscriptions/subscriptions.jobs.ts'
export { subscriptionsRoutes } from '#commerce/subscriptions/subscriptions.routes.ts'
export { findSubscription } from '#commerce/subscriptions/subscriptions.store.ts'
export { prizeKind } from '#commerce/subscriptions/tell/prize-kind.ts'
export { subscriptionKinds } from '#commerce/subscriptions/tell/subscription-kinds.ts'
export { tellRefundAccount } from '#commerce/subscriptions/tell/tell-refund-account.ts'
export { tellSurplus } from '#commerce/subscriptions/tell/tell-surplus.ts'
export { viewSubscription } from '#commerce/subscriptions/view/view-subscription.ts'
