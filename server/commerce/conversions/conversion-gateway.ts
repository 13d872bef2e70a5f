import type { CookieChoice } from '@lya/core/people/cookies/choice-cookie.ts'
import type { Conversion } from '#commerce/conversions/conversion.ts'

export const networks = ['meta', 'tiktok', 'google'] as const
export type Network = (typeof networks)[number]

/** Which answer of a visitor lets a network hear of them. */
export const consentFor = {
  meta: 'marketing',
  tiktok: 'marketing',
  google: 'measurement',
} satisfies Record<Network, keyof CookieChoice>

/** 'later': it may be told on another try; 'never': it will not take this one. */
export type ConversionOutcome = 'sent' | 'later' | 'never'

/** Tells one network of facts, from the server. */
export interface ConversionGateway {
  /** @param id What the network calls this operator's pixel. */
  send(id: string, conversion: Conversion): Promise<ConversionOutcome>
}

/** Only networks whose access token is set are told. */
export type ConversionGateways = Partial<Record<Network, ConversionGateway>>
