import type { ChargeParts } from '#commerce/charges/index.ts'
import type { AddressBook } from '#commerce/checkout/addresses/address-book.ts'

/** What the checkout is joined from. */
export interface CheckoutParts {
  charges: ChargeParts
  addresses: AddressBook
  /** Where people open the product; cookies follow it. */
  publicUrl: string
  /** Whether whoever has this e-mail was signed in on this browser before. */
  isBrowserOf(headers: Headers, email: string): boolean
}
