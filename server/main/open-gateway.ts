import { asaasGateway } from '#adapters/asaas/asaas-gateway.ts'
import { type CheckoutConfigReader, sealedPlace } from '#commerce/checkout-config/index.ts'
import type { GatewayEnvironment, PaymentGateway } from '#commerce/gateway/index.ts'
import type { Ground } from '#main/parts.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import type { Mount } from '#platform/http/edge.ts'
import { openAsaasSimulator } from '#simulators/asaas/index.ts'

/** Whoever moves the money, by what the settings say at the moment. */
export interface OpenGateway {
  findGateway(): Promise<PaymentGateway | null>
  /** Whose account that is, for whoever keeps the settings. */
  findProvider(): Promise<{
    source: 'settings' | 'environment' | 'simulator' | 'none'
    environment: GatewayEnvironment | null
  }>
  /** What its webhooks prove themselves with; null without one. */
  findToken(): Promise<string | null>
  mounts: readonly Mount[]
  close(): Promise<void>
}

/** An account at the provider, and how it is reached. */
interface Access {
  baseUrl: string
  key: string
  environment: GatewayEnvironment
  webhookToken: string | null
}

const addresses = {
  production: 'https://api.asaas.com/v3',
  sandbox: 'https://api-sandbox.asaas.com/v3',
} as const

/**
 * Joins the payment provider: the account of the checkout's settings, else that of the environment,
 * else the simulator, else none.
 */
export async function openGateway(
  ground: Ground,
  config: CheckoutConfigReader,
): Promise<OpenGateway> {
  const { settings, log } = ground
  const simulated =
    settings.asaas === null && settings.hasSimulators
      ? await openSimulator(ground, async () => (await ownAccess(ground, config)) !== null)
      : null
  const gateways = new Map<string, PaymentGateway>()
  const findAccess = async (): Promise<Access | null> => {
    const own = await ownAccess(ground, config)
    if (own) return own
    if (!settings.asaas) return simulated?.access ?? null
    const { environment, url } = settings.asaas
    return { ...settings.asaas, baseUrl: url ?? addresses[environment] }
  }
  return {
    findGateway: async () => {
      const access = await findAccess()
      if (!access) return null
      const { baseUrl, key, environment } = access
      const name = `${environment} ${key}`
      const gateway = gateways.get(name) ?? asaasGateway({ baseUrl, key, environment, log })
      gateways.set(name, gateway)
      return gateway
    },
    findProvider: async () => {
      const access = await findAccess()
      if (!access) return { source: 'none', environment: null }
      const isOwn = (await ownAccess(ground, config)) !== null
      const other = access.environment === 'simulator' ? 'simulator' : 'environment'
      return { source: isOwn ? 'settings' : other, environment: access.environment }
    },
    findToken: async () => (await findAccess())?.webhookToken ?? null,
    mounts: simulated?.mounts ?? [],
    close: async () => simulated?.close(),
  }
}

/** The account of the checkout's settings; null where none was set, or it cannot be opened. */
async function ownAccess(
  { key, log }: Ground,
  config: CheckoutConfigReader,
): Promise<Access | null> {
  const {
    api_key: sealedKey,
    environment,
    webhook_token: sealedToken,
  } = (await config.read()).asaas_config
  if (sealedKey === '') return null
  try {
    const apiKey = key.decrypt(sealedKey, sealedPlace('asaas_config.api_key'))
    const webhookToken =
      sealedToken === ''
        ? null
        : key.decrypt(sealedToken, sealedPlace('asaas_config.webhook_token'))
    return { baseUrl: addresses[environment], key: apiKey, environment, webhookToken }
  } catch (error) {
    log.error('the payment key of the settings cannot be opened', { ...describeBug(error) })
    return null
  }
}

async function openSimulator(
  ground: Ground,
  isReplaced: () => Promise<boolean>,
): Promise<{
  access: Access
  mounts: readonly Mount[]
  close(): Promise<void>
}> {
  const { db, clock, key, log, settings, publicUrl: siteUrl } = ground
  const secret = (purpose: string): string => key.derive(purpose).toString('base64url')
  const known = { key: secret('simulated-asaas-key'), webhookToken: secret('simulated-asaas') }
  const onError = (error: unknown): void =>
    log.warn('the simulated Asaas failed', { ...describeBug(error) })
  const { publicUrl } = settings
  const given = { db, clock, publicUrl, siteUrl, ...known, isReplaced, onError }
  const simulator = await openAsaasSimulator(given)
  const { baseUrl, mounts, close } = simulator
  return { access: { ...known, baseUrl, environment: 'simulator' }, mounts, close }
}
