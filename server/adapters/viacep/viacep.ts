import { z } from 'zod'
import type { AddressBook, StreetAddress } from '#commerce/checkout/index.ts'
import { Outage } from '#platform/outage.ts'

const patienceMs = 2_500
/** So many answers are kept, the oldest going first: a CEP hardly ever moves. */
const keptMax = 1_000

/** A CEP of nowhere is `{"erro": "true"}`; that of a whole town names no street. */
const answer = z.object({
  erro: z.unknown().optional(),
  logradouro: z.string().default(''),
  bairro: z.string().default(''),
  localidade: z.string().default(''),
  uf: z.string().default(''),
})

/** Asks ViaCEP, a free service that refuses whoever asks much. */
export function viaCep(
  options: { fetch?: typeof globalThis.fetch; baseUrl?: string } = {},
): AddressBook {
  const { fetch = globalThis.fetch, baseUrl = 'https://viacep.com.br' } = options
  const kept = new Map<string, StreetAddress | null>()
  const ask = async (cep: string): Promise<StreetAddress | null> => {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(`${baseUrl}/ws/${cep}/json/`, { signal, redirect: 'error' })
    if (response.status === 400) return null
    if (!response.ok) throw new Error(`answered ${response.status}`)
    const { erro, logradouro, bairro, localidade, uf } = answer.parse(await response.json())
    if (erro) return null
    return { street: logradouro, district: bairro, city: localidade, state: uf }
  }
  return {
    find: async (cep) => {
      const known = kept.get(cep)
      if (known !== undefined) return known
      const found = await ask(cep).catch((cause: unknown) => {
        throw new Outage('viacep', { isRetryable: true, cause })
      })
      kept.set(cep, found)
      if (kept.size > keptMax) kept.delete(kept.keys().next().value ?? cep)
      return found
    },
  }
}
