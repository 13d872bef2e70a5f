import { fraction } from '#simulators/asaas/chance.ts'
import { behaviourOf } from '#simulators/asaas/charges/cards.ts'
import type { SimulatedCall } from '#simulators/asaas/simulated-call.ts'
import type { SimulatorState } from '#simulators/asaas/state.store.ts'

/** Three ways of not answering: nothing was made, all of it was, or it will be. */
export type Silence = 'never' | 'made' | 'late'

const silences: readonly Silence[] = ['never', 'made', 'late']

/** What happens to a call that makes charges; null when it is answered. */
export async function silenceOf(
  call: SimulatedCall,
  body: Record<string, unknown>,
): Promise<Silence | null> {
  const { creditCardToken: token, externalReference: reference } = body
  if (typeof token === 'string') {
    const [, kind] = (await behaviourOf(call, token))?.split('timeout-') ?? []
    if (kind !== undefined) return kind as Silence
  }
  return typeof reference === 'string' ? silenceByShare(call.state, reference) : null
}

/** The same reference always fares the same. */
function silenceByShare({ timeoutPercent }: SimulatorState, reference: string): Silence | null {
  if (fraction(`silent ${reference}`) * 100 >= timeoutPercent) return null
  return silences[Math.floor(fraction(`silence ${reference}`) * silences.length)] ?? null
}
