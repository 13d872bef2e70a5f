import {
  type CheckoutSecret,
  environmentOfKey,
  isWebhookToken,
} from '@lya/core/commerce/checkout-settings/secrets.ts'
import { settingsFault } from '@lya/core/commerce/checkout-settings/settings-fault.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { sealedPlace, type WantedSettings } from '#commerce/checkout-config/index.ts'
import { readPixelIds } from '#platform/http/web/pixels.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'

/** What the settings are held against. */
export interface Held {
  highestPriceCents: number | null
  /** The secrets that are kept now, sealed; empty where there is none. */
  sealed: Record<CheckoutSecret, string>
  key: SecretKey
  /** Whether money can be moved without a key of the settings. */
  hasOtherProvider: boolean
}

/** Refuses settings with which nobody could buy, or nobody would hear of a payment. */
export function refuseSettings(wanted: WantedSettings, held: Held): void {
  const fault = settingsFault(wanted.groups, held.highestPriceCents)
  if (fault) throw refusal(fault)
  refusePixels(wanted)
  refuseProvider(wanted, held)
}

function refusePixels({ groups: { pixels_analytics: given } }: WantedSettings): void {
  const { meta_pixel: meta, tiktok_pixel: tiktok, google_analytics: google } = given
  const typed = { meta, tiktok, google }
  const read = readPixelIds(typed)
  for (const network of ['meta', 'tiktok', 'google'] as const) {
    if (typed[network].trim() !== '' && read[network] === null) throw refusal('pixel-invalid')
  }
  const hasAny = Object.values(read).some((id) => id !== null)
  if (given.enable_tracking && !hasAny) throw refusal('tracking-without-pixel')
}

function refuseProvider(wanted: WantedSettings, held: Held): void {
  const { secrets, groups } = wanted
  const apiKey = plainOf('asaas_config.api_key', wanted, held)
  const token = plainOf('asaas_config.webhook_token', wanted, held)
  const given = secrets['asaas_config.webhook_token']
  if (given && !isWebhookToken(given)) throw refusal('token-invalid')
  if (apiKey === null) {
    if (secrets['asaas_config.api_key'] === null && !held.hasOtherProvider) {
      throw refusal('no-provider')
    }
    return
  }
  const environment = environmentOfKey(apiKey)
  if (environment !== null && environment !== groups.asaas_config.environment) {
    throw refusal('key-environment')
  }
  // A key without the token would take money and hear nothing of it.
  if (token === null) throw refusal('token-missing')
}

function plainOf(place: CheckoutSecret, wanted: WantedSettings, held: Held): string | null {
  const given = wanted.secrets[place]
  if (given !== undefined) return given
  const sealed = held.sealed[place]
  return sealed === '' ? null : held.key.decrypt(sealed, sealedPlace(place))
}

function refusal(reason: string): Refusal {
  return new Refusal('invalid', `checkout-settings.${reason}`)
}
