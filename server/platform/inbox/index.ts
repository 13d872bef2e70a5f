export { type Afterwards, doInOrder } from '#platform/inbox/do-in-order.ts'
export { InboxStore } from '#platform/inbox/inbox.store.ts'
export type { InboundEvent, WaitingEvent } from '#platform/inbox/inbox.ts'
export { type Intake, storeTogether } from '#platform/inbox/store-together.ts'
