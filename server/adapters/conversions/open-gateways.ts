import { googleConversions } from '#adapters/conversions/google.ts'
import { metaConversions } from '#adapters/conversions/meta.ts'
import type { NetworkApi } from '#adapters/conversions/tell.ts'
import { tiktokConversions } from '#adapters/conversions/tiktok.ts'
import type { ConversionGateways } from '#commerce/conversions/index.ts'
import type { ConversionAccess } from '#platform/config/conversions.config.ts'

/** A gateway for each network whose token is set. */
export function openConversionGateways(
  access: Record<'meta' | 'tiktok' | 'google', ConversionAccess | null>,
  own: Pick<NetworkApi, 'publicUrl' | 'log'>,
): ConversionGateways {
  const { meta, tiktok, google } = access
  return {
    ...(meta && { meta: metaConversions({ ...meta, ...own }) }),
    ...(tiktok && { tiktok: tiktokConversions({ ...tiktok, ...own }) }),
    ...(google && { google: googleConversions({ ...google, ...own }) }),
  }
}
