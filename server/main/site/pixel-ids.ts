import type { CheckoutConfig } from '@lya/contract/commerce/checkout-config.ts'
import { type PixelIds, readPixelIds } from '#platform/http/web/pixels.ts'

/** The networks that may hear of visitors and buyers: none while tracking is switched off. */
export function pixelIdsIn(settings: CheckoutConfig['pixels_analytics']): PixelIds {
  const { enable_tracking: isOn, meta_pixel, tiktok_pixel, google_analytics } = settings
  if (!isOn) return { meta: null, tiktok: null, google: null }
  return readPixelIds({ meta: meta_pixel, tiktok: tiktok_pixel, google: google_analytics })
}
