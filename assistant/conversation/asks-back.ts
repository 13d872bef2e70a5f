import type { EffectResult } from '#conversation/effect-result.ts'
import type { Turn } from '#conversation/turn.ts'

const asking: readonly Turn['reply']['kind'][] = ['ask', 'choose', 'propose', 'offer', 'bill']

/** Whether Lya needs an answer before she can do what was meant. */
export function asksBack({ reply }: Turn, results: readonly EffectResult[]): boolean {
  return asking.includes(reply.kind) || results[0]?.kind === 'which'
}
