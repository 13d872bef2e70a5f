import { type RefusalName, refusals } from '#simulators/asaas/asaas.copy.ts'
import { AsaasError } from '#simulators/asaas/simulated-call.ts'

/** A no of the provider, by its name. */
export function refusal(name: RefusalName): AsaasError {
  const [code, description] = refusals[name]
  return new AsaasError(code, description, name === 'key' ? 401 : 400)
}

/** The provider answers 404 without a word. */
export function missing(): AsaasError {
  return new AsaasError('not_found', '', 404)
}
