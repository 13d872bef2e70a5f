import { asksBack } from '#conversation/asks-back.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import type { RuleName } from '#conversation/trail/rule-name.ts'
import type { Turn } from '#conversation/turn.ts'

/** What one message came to, without a word of it and without whose it was. */
export interface Decision {
  rule: RuleName
  /** Lya answered with a question. */
  isAskedBack: boolean
  /** The rule whose deed was taken back, where one was. */
  undone: RuleName | null
}

export function decisionOf(turn: Turn, results: readonly EffectResult[]): Decision {
  const isUndone = results.some(({ kind }) => kind === 'undone')
  const { rule, state } = turn
  return {
    rule,
    isAskedBack: asksBack(turn, results),
    undone: isUndone ? (state.last?.rule ?? null) : null,
  }
}
