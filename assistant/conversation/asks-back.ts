import type { EffectResult } from '#conversation/effect-result.ts'
import type { Turn } from '#conversation/turn.ts'

/** Whether Lya needs an answer before she can do what was meant. */
export function asksBack({ reply }: Turn, results: readonly EffectResult[]): boolean {
  const isQuestion = reply.kind === 'ask' || reply.kind === 'choose' || reply.kind === 'propose'
  return isQuestion || results[0]?.kind === 'which'
}
