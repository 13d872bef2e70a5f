import type { RuleName } from '#conversation/trail/rule-name.ts'
import type { Turn } from '#conversation/turn.ts'

/** The turn under the name of the rule that made it; a silence says by itself why it is one. */
export function by<Made extends Turn | null>(rule: RuleName, turn: Made): Made {
  return turn && turn.reply.kind !== 'none' ? { ...turn, rule } : turn
}
