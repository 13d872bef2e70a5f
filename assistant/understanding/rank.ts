import type { Intent } from '#understanding/draft.ts'
import { recogniseCorrection, recogniseDelete } from '#understanding/intents/amend.ts'
import type { Candidate, Message, Rule } from '#understanding/intents/candidate.ts'
import {
  recogniseInstallments,
  recognisePay,
  recogniseRecurring,
} from '#understanding/intents/commitments.ts'
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

const rules: readonly Rule[] = [
  recogniseDelete,
  recogniseCorrection,
  recogniseWhy,
  recogniseGoalDeposit,
  recogniseInstallments,
  recogniseBudget,
  recogniseGoal,
  recogniseRecurring,
  recognisePay,
  recogniseQuery,
  recogniseFollowUp,
  recogniseLog,
  recogniseHelp,
  recogniseThanks,
  recogniseGreeting,
]

/** The most confident reading; `none` where no rule sees anything. */
export function rankIntents(message: Message): Candidate {
  let best: Candidate = { intent: 'none', confidence: 0 }
  for (const rule of rules) {
    const candidate = rule(message)
    if (candidate && candidate.confidence > best.confidence) best = candidate
  }
  const isRefused = !harmless.includes(best.intent) && refusesToRecord(message.reading.flat)
  return isRefused ? { intent: 'none', confidence: 100, isRefusal: true } : best
}

/** What "não anota" does not forbid: nothing new is written by these. */
const harmless: readonly Intent[] = ['delete', 'correct', 'query', 'explain', 'help', 'thanks']
