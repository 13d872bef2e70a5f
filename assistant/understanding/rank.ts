import { chanceOf, type Opinion } from '#opinion/intents.ts'
import { opinionLimits } from '#opinion/limits.ts'
import type { Intent } from '#understanding/draft.ts'
import { recogniseCorrection, recogniseDelete } from '#understanding/intents/amend.ts'
import { recogniseBudget } from '#understanding/intents/budget.ts'
import type {
  Candidate,
  IntentRule,
  Message,
  Read,
  Rule,
} from '#understanding/intents/candidate.ts'
import { recognisePay } from '#understanding/intents/commitments/bill-paid.ts'
import { recogniseRecurring } from '#understanding/intents/commitments/commitments.ts'
import { recogniseInstallments } from '#understanding/intents/commitments/instalments.ts'
import { recogniseWhy } from '#understanding/intents/explain.ts'
import { recogniseGoal, recogniseGoalDeposit } from '#understanding/intents/goal.ts'
import { recogniseFollowUp, recogniseQuery } from '#understanding/intents/query.ts'
import {
  recogniseGreeting,
  recogniseHelp,
  recogniseThanks,
} from '#understanding/intents/small-talk.ts'
import { recogniseLog } from '#understanding/intents/told/log.ts'
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

/** What may be said without a word that any rule knows; nothing comes of it but an answer. */
const said = ['help', 'thanks', 'greeting'] as const

/**
 * The reading that is likeliest by the confidence of its rule and by the opinion together, by the
 * name of its rule; `none` where no rule sees anything.
 *
 * @param opinion Of the whole message, by one who knows no rule; the rules alone decide for null.
 */
export function rankIntents(message: Message, opinion: Opinion | null): Candidate {
  const weigh = ({ intent, confidence }: Read) =>
    confidence + (opinion ? weightOf(chanceOf(opinion, intent)) : 0)
  let best: Candidate = { intent: 'none', confidence: 0, rule: 'none' }
  const seen: { rule: IntentRule; confidence: number }[] = []
  const consider = (candidate: Candidate) => {
    if (weigh(candidate) > weigh(best)) best = candidate
  }
  for (const [rule, read] of rules) {
    const candidate = read(message)
    if (!candidate) continue
    seen.push({ rule, confidence: candidate.confidence })
    consider({ ...candidate, rule })
  }
  for (const intent of opinion && message.reading.amounts.length === 0 ? said : []) {
    const isLikely = opinion && opinion[intent] >= opinionLimits.said
    if (isLikely) consider({ intent, confidence: 0, rule: intent })
  }
  const isRefused = !harmless.includes(best.intent) && refusesToRecord(message.reading)
  if (isRefused) best = { intent: 'none', confidence: 100, rule: 'refusal' }
  const rivals = seen.filter(({ rule }) => rule !== best.rule)
  return rivals.length > 0 ? { ...best, rivals } : best
}

/** How much a chance speaks for a reading, in the unit of the rules' confidence. */
function weightOf(chance: number): number {
  return opinionLimits.rank * Math.log(Math.max(chance, leastChance))
}

/** Of less than this the opinion knows nothing: it has seen a few hundred of the rarest intents. */
const leastChance = 0.002

/** What "não anota" does not forbid: nothing new is written by these. */
const harmless: readonly Intent[] = ['delete', 'correct', 'query', 'explain', 'help', 'thanks']
