import type { EffectResult } from '@lya/assistant'
import type { Topic } from '@lya/contract/events.ts'

const topicsByKind: Record<EffectResult['kind'], readonly Topic[]> = {
  created: ['transactions'],
  corrected: ['transactions'],
  deleted: ['transactions'],
  'deleted-all': ['transactions'],
  explained: [],
  'past-moved': ['transactions'],
  bought: ['transactions', 'recurring'],
  paid: ['transactions', 'recurring'],
  'recurring-created': ['recurring'],
  'budget-set': ['budgets'],
  'goal-created': ['goals'],
  'date-changed': ['goals'],
  'name-changed': ['goals', 'recurring'],
  'category-changed': ['recurring'],
  'amount-changed': ['goals', 'recurring'],
  'day-changed': ['recurring'],
  'thing-ended': ['goals', 'recurring', 'budgets'],
  deposited: ['goals'],
  // Whatever it was that was taken back.
  undone: ['transactions', 'budgets', 'recurring', 'goals'],
  'nothing-to-undo': [],
  answered: [],
  'paid-before': [],
  finished: [],
  past: [],
  forgotten: [],
  refused: [],
  which: [],
  'not-found': [],
}

/** What the person's screens must read again after these results, the conversation included. */
export function topicsOf(results: readonly EffectResult[]): Topic[] {
  return [...new Set(results.flatMap(({ kind }) => topicsByKind[kind])), 'conversation']
}
