export {
  type AddressBook,
  noAddressBook,
  type StreetAddress,
} from '#commerce/checkout/addresses/address-book.ts'
export { followCharge } from '#commerce/checkout/buyers/follow-charge.ts'
export { sendBoleto } from '#commerce/checkout/buyers/send-boleto.ts'
export { sendReceipt } from '#commerce/checkout/buyers/send-receipt.ts'
export { buyersOf } from '#commerce/checkout/buyers/settle-buyer.ts'
export { type CheckoutOpened, checkoutOpened } from '#commerce/checkout/checkout.events.ts'
export { checkoutRoutes } from '#commerce/checkout/checkout.routes.ts'
export { tellAccountWanted } from '#commerce/checkout/leaving/tell-account-wanted.ts'
export { tellReturned } from '#commerce/checkout/leaving/tell-returned.ts'
export { limitCheckout } from '#commerce/checkout/limit-checkout.ts'
export type { CheckoutParts } from '#commerce/checkout/parts.ts'
export { mountCheckout } from '#commerce/checkout/pay/mount-checkout.ts'
export { mountStopReminders } from '#commerce/checkout/reminders/mount-stop-reminders.ts'
export { addReminderJobs, reminderQueue } from '#commerce/checkout/reminders/reminders.jobs.ts'
