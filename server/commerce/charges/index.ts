export { applyCharge } from '#commerce/charges/apply-charge.ts'
export { askForCharge } from '#commerce/charges/ask/ask-for-charge.ts'
export { closeCharge } from '#commerce/charges/ask/close-charge.ts'
export { dropCharge } from '#commerce/charges/ask/drop-charge.ts'
export { makeCharge, type WantedCharge } from '#commerce/charges/ask/make-charge.ts'
export { refundCharge } from '#commerce/charges/ask/refund-charge.ts'
export type { Buyers, Charge, ChargeParts, ChargeStanding } from '#commerce/charges/charge.ts'
export {
  type BoletoIssued,
  boletoIssued,
  type ChargeChanged,
  chargeChanged,
  type RefundAwaited,
  refundAwaited,
  type SurplusReturned,
  surplusReturned,
} from '#commerce/charges/charges.events.ts'
export { addChargeJobs } from '#commerce/charges/charges.jobs.ts'
export {
  findCharge,
  findPixCode,
  type LedgerRow,
  listEvents,
  listSessionCharges,
} from '#commerce/charges/charges.queries.ts'
export { insertCharge, saveCard, takeReading } from '#commerce/charges/charges.store.ts'
export { dropQueue, lookQueue, sweepQueue } from '#commerce/charges/queues.ts'
export { listRefunds, type RefundRequest } from '#commerce/charges/refunds/refunds.store.ts'
export { requestRefund } from '#commerce/charges/refunds/request-refund.ts'
export { cardFingerprint, keepCard } from '#commerce/charges/wallet/keep-card.ts'
export { keepCustomer } from '#commerce/charges/wallet/keep-customer.ts'
export {
  findCard,
  findCustomer,
  type KeptCard,
} from '#commerce/charges/wallet/wallet.queries.ts'
export {
  activateCard,
  forgetPayer,
  labelPayer,
  lendCard,
  ownCustomer,
} from '#commerce/charges/wallet/wallet.store.ts'
export { openChargeWebhook } from '#commerce/charges/webhook/open-webhook.ts'
export { replayEvent } from '#commerce/charges/webhook/replay-event.ts'
