import type { RuleName } from '#conversation/trail/rule-name.ts'

/** Whether a turn answers what was asked before it. */
export function isAnswer({ rule }: { rule: RuleName }): boolean {
  return rule.startsWith('answered-')
}
