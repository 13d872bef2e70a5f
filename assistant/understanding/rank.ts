import type { Intent } from '#understanding/draft.ts'
import { recogniseCorrection, recogniseDelete } from '#understanding/intents/amend.ts'
import type { Candidate, IntentRule, Message, Rule } from '#understanding/intents/candidate.ts'
import {
  recogniseInstallments,
  recognisePay,
  recogniseRecurring,
} from '#understanding/intents/commitments/commitments.ts'
import { recogniseWhy } from '#understanding/intents/explain.ts'
import { recogniseLog } from '#understanding/intents/log.ts'
import {
  recogniseBudget,
  recogniseGoal,
  recogniseGoalDeposit,
} from '#understanding/intents/planning.ts'
import { recogniseFollowUp, recogniseQuery } from '#understanding/intents/query.ts'
import {
  recogniseGreeting,
  recogniseHelp,
  recogniseThanks,
} from '#understanding/intents/small-talk.ts'
import { refusesToRecord } from '#understanding/transactions/requests.ts'

const rules: readonly (readonly [IntentRule, Rule])[] = [
  ['delete', recogniseDelete],
  ['correction', recogniseCorrection],
  ['why', recogniseWhy],
  ['goal-deposit', recogniseGoalDeposit],
  ['instalments', recogniseInstallments],
  ['budget', recogniseBudget],
  ['goal-create', recogniseGoal],
  ['recurring', recogniseRecurring],
  ['pay', recognisePay],
  ['query', recogniseQuery],
  ['follow-up', recogniseFollowUp],
  ['log', recogniseLog],
  ['help', recogniseHelp],
  ['thanks', recogniseThanks],
  ['greeting', recogniseGreeting],
]

/** The most confident reading, by the name of its rule; `none` where no rule sees anything. */
export function rankIntents(message: Message): Candidate {
  let best: Candidate = { intent: 'none', confidence: 0, rule: 'none' }
  const seen: { rule: IntentRule; confidence: number }[] = []
  for (const [rule, read] of rules) {
    const candidate = read(message)
    if (!candidate) continue
    const { confidence } = candidate
    seen.push({ rule, confidence })
    if (confidence > best.confidence) best = { ...candidate, rule }
  }
  const isRefused = !harmless.includes(best.intent) && refusesToRecord(message.reading)
  if (isRefused) best = { intent: 'none', confidence: 100, rule: 'refusal' }
  const rivals = seen.filter(({ rule }) => rule !== best.rule)
  return rivals.length > 0 ? { ...best, rivals } : best
}

/** What "não anota" does not forbid: nothing new is written by these. */
const harmless: readonly Intent[] = ['delete', 'correct', 'query', 'explain', 'help', 'thanks']
