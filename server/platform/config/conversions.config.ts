import { z } from 'zod'
import { baseUrl, text } from '#platform/config/fields.ts'
import { secret, set } from '#platform/config/variable.ts'

const address = baseUrl('https', 'http')

/** Who is told of sign-ups and purchases, of people who agreed to it. */
export const conversionVariables = z.object({
  META_CONVERSIONS_TOKEN: secret(
    "The access token of Meta's Conversions API. Unset: the server tells Meta nothing. The ids of " +
      'the pixels are entered in the settings of the checkout; docs/flows/consent-and-pixels.md.',
    text(1_024),
  ),
  META_CONVERSIONS_URL: set(
    "Meta's Graph with its version.",
    'https://graph.facebook.com/v25.0',
    address,
  ),
  TIKTOK_EVENTS_TOKEN: secret(
    "The access token of TikTok's Events API. Unset: the server tells TikTok nothing.",
    text(1_024),
  ),
  TIKTOK_EVENTS_URL: set(
    "TikTok's API with its version.",
    'https://business-api.tiktok.com/open_api/v1.3',
    address,
  ),
  GOOGLE_MEASUREMENT_SECRET: secret(
    "The API secret of Google Analytics' Measurement Protocol. Unset: the server tells Google nothing.",
    text(1_024),
  ),
  GOOGLE_MEASUREMENT_URL: set(
    'Where that protocol is spoken.',
    'https://www.google-analytics.com',
    address,
  ),
})

/** A network's API and who calls it. */
export interface ConversionAccess {
  /** Without a slash at the end. */
  url: string
  token: string
}

export const conversionSettings = conversionVariables.transform((given) => ({
  /** Null: this network is told nothing. */
  conversions: {
    meta: accessOf(given.META_CONVERSIONS_URL, given.META_CONVERSIONS_TOKEN),
    tiktok: accessOf(given.TIKTOK_EVENTS_URL, given.TIKTOK_EVENTS_TOKEN),
    google: accessOf(given.GOOGLE_MEASUREMENT_URL, given.GOOGLE_MEASUREMENT_SECRET),
  },
}))

function accessOf(url: string, token: string | null): ConversionAccess | null {
  return token === null ? null : { url, token }
}
