import type { Cents } from '@lya/core/amounts/cents.ts'
import type { VisitMarks } from '#people/cookies/index.ts'

/** What networks are told of, in the words that Meta and TikTok share. */
export type ConversionName = 'CompleteRegistration' | 'StartTrial' | 'InitiateCheckout' | 'Purchase'

/** The plan that a fact is about, at its real price. */
export interface ConversionSale {
  planName: string
  amountCents: Cents
}

/** One fact, as one network is told of it. */
export interface Conversion {
  name: ConversionName
  /** The same for every network and every attempt: who hears twice counts once. */
  eventId: string
  occurredAt: Temporal.Instant
  sale: ConversionSale | null
  marks: VisitMarks
  /** SHA-256 of the address in lower case, in hex; null where it may not be told. */
  emailHash: string | null
}
