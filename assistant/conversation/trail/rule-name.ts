import type { SilenceReason } from '#phrasing/talking/silence-reason.ts'
import type { IntentRule } from '#understanding/intents/candidate.ts'

/** Who decides a turn by themselves; `readers.ts` has the order in which they are asked. */
export const readerNames = [
  'code',
  'picture',
  'notice',
  'refusal',
  'answered-reading',
  'answered-habit',
  'answered-offer',
  'answered-choice',
  'answered-question',
  'card-bill',
  'due-bill',
  'told-ahead',
  'brought-back',
  'ended',
  'removed',
  'also-paid',
  'made-monthly',
  'also-monthly',
  'goal-asked',
  'saved-there',
  'limited-on',
  'asked-on',
  'turned-way',
  'commented',
  'priced-each',
  'restated',
  'repeated',
  'retold',
  'added',
  'mistaken',
  'named-change',
  'planned',
  'saving',
  'new-goal',
  'wished-goal',
  'bill',
  'goal',
  'amending',
  'brief-question',
  'talk',
  'asked-again',
  'opinion.rescue',
  'opinion.correct',
  'opinion.propose',
  'opinion.veto',
  'opinion.number',
  'opinion.direction',
  'opinion.doubt',
  'opinion.lead',
  'model.write',
  'model.propose',
  'model.answer',
] as const

/**
 * The rule that made a decision: a reader of the turn, a rule of an intent, or why nothing was
 * written. A closed list: no word of a person's ever stands in it.
 */
export type RuleName = (typeof readerNames)[number] | IntentRule | `silent.${SilenceReason}`
