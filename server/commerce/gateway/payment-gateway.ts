import type { Cents } from '@lya/core/amounts/cents.ts'
import type { CardSecrets } from '#commerce/gateway/card-secrets.ts'

/**
 * Whoever moves the money. Every call either answers, or throws one of `gateway-failures.ts`; none
 * is made within an open transaction.
 */
export interface PaymentGateway {
  /** Where its charges count; in production those of the first two give no access. */
  readonly environment: GatewayEnvironment
  /** Finds the customer by our reference, or makes one; the provider itself would make a second. */
  keepCustomer(customer: GatewayPayer): Promise<{ customerId: string }>
  /** @param remoteIp The buyer's address, not ours. */
  tokeniseCard(request: {
    customerId: string
    card: CardSecrets
    holder: CardHolder
    remoteIp: string
  }): Promise<TokenisedCard>
  /** Makes the charge. A card is charged at once, whatever the due date says. */
  makeCharge(request: ChargeRequest): Promise<GatewayCharge>
  /** What bears this reference of ours, newest first; the way out of a call that timed out. */
  findCharges(reference: string): Promise<GatewayCharge[]>
  /** Null when the provider knows no such charge. */
  readCharge(id: string): Promise<GatewayCharge | null>
  /** The code to copy and its picture, a PNG in base64. Ours is the deadline: its own is a year. */
  readPixCode(id: string): Promise<{ payload: string; imageBase64: string }>
  readBankSlip(id: string): Promise<{ line: string; url: string }>
  /** @param amountCents Null gives all of it back; a boleto goes back in no other way. */
  refund(request: { id: string; amountCents: Cents | null; reason: string }): Promise<GatewayRefund>
  /** Takes back what nobody has paid; a charge that is gone already is no failure. */
  deleteCharge(id: string): Promise<void>
  /** For people who were imported with one; we never make any. */
  endSubscription(id: string): Promise<void>
  /**
   * What a webhook tells; null when it is none of this provider. A hint and no more: the
   * charge itself is read again before anything hangs on it.
   */
  readEvent(body: unknown): GatewayEvent | null
}

export type GatewayEnvironment = 'simulator' | 'sandbox' | 'production'
export type BillingType = 'CREDIT_CARD' | 'PIX' | 'BOLETO'

export interface GatewayPayer {
  /** Ours: the checkout session's id, or the person's. */
  reference: string
  name: string
  /** CPF or CNPJ without its marks. */
  document: string
  email: string
  /** 13 digits from 55; null where there is none. */
  phone: string | null
}

/** What the provider's anti-fraud asks of whoever holds the card. */
export interface CardHolder {
  name: string
  email: string
  document: string
  postalCode: string
  addressNumber: string
  phone: string
}

export interface TokenisedCard {
  /** A secret: kept encrypted, and never said. It serves this customer alone. */
  token: string
  brand: string
  lastFour: string
}

export interface ChargeRequest {
  /** The id of our charge, the provider's `externalReference`. */
  reference: string
  customerId: string
  /** All of it, the cost of instalments included. */
  amountCents: Cents
  /** 1 is at once. */
  installments: number
  billingType: BillingType
  /** `YYYY-MM-DD` in the provider's zone. */
  dueOn: string
  description: string
  /** Only with a card. */
  card: { token: string; remoteIp: string } | null
}

/** The states of a charge that anything of ours hangs on; the provider's own word stands beside. */
export type GatewayState =
  | 'open'
  | 'overdue'
  /** Under the provider's risk analysis: neither paid nor refused. */
  | 'in-review'
  /** Paid; the money has not arrived. Grants access. */
  | 'confirmed'
  /** Paid and settled. Grants access. */
  | 'received'
  | 'refunded'
  | 'charged-back'
  | 'deleted'

export interface GatewayCharge {
  id: string
  reference: string | null
  customerId: string
  state: GatewayState
  /** The provider's status, as it says it, such as `CHARGEBACK_DISPUTE`. */
  providerStatus: string
  billingType: BillingType
  /** Of all parts together. */
  amountCents: Cents
  /** Given back so far, of all parts together. */
  refundedCents: Cents
  /** The plan of parts, when there is one; its first part settles about 32 days after the sale. */
  installment: { id: string; count: number; receivedCount: number } | null
  /** `YYYY-MM-DD`: the day it was paid and the day the money arrived. */
  confirmedOn: string | null
  receivedOn: string | null
  dueOn: string
  /** What a paid card charge tells of its card. */
  card: { brand: string; lastFour: string; token: string | null } | null
}

/** What came of a request to give money back. */
export type GatewayRefund =
  | { charge: GatewayCharge }
  /**
   * Nothing goes before its payer has said, on this page of the provider, to which account. The
   * address may be shown as a link; each request may make another one.
   */
  | { payerPage: string }

/** What a provider's webhook tells; the same event comes again under the same id, in any order. */
export interface GatewayEvent {
  /** At most 255 characters of any kind, such as `evt_05b7&368`. */
  id: string
  /** The provider's word, such as `PAYMENT_CONFIRMED`; new ones may come any day. */
  name: string
  occurredAt: Temporal.Instant | null
  /** The provider's charge, or one of its parts; null when it is about something else. */
  chargeId: string | null
  /** Ours, as `ChargeRequest.reference`. */
  reference: string | null
  installmentId: string | null
  subscriptionId: string | null
  customerId: string | null
}
