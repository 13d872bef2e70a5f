import type { Advice, AdvisedFields } from '#conversation/advice/advice.ts'
import { borneOut, borneOutFields } from '#conversation/advice/borne-out.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { isAdviceWanted } from '#conversation/advice/wanted.ts'
import type { Effect } from '#conversation/effect.ts'
import { intendedChanges } from '#conversation/intended-effect.ts'
import { carry, register } from '#conversation/make-turn.ts'
import { proposal } from '#conversation/opinion/propose.ts'
import { toldTransactions } from '#conversation/opinion/told-transactions.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { turnOfIntent } from '#conversation/turn-for.ts'
import { heardBy } from '#conversation/understand.ts'
import { learnedModel } from '#opinion/learned.ts'
import { opinionLimits } from '#opinion/limits.ts'
import { opinionOf } from '#opinion/model.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Fields, Message } from '#understanding/intents/candidate.ts'
import { readPeriod } from '#understanding/intents/period.ts'

const asked = { intent: 'clarify', confidence: 100 } as const

/**
 * The turn that rules and opinion left open, after a model has said what it makes of the message:
 * as it was, wherever the message does not bear that out.
 */
export function advisedTurn(told: TurnInput, turn: Turn, advice: Advice): Turn {
  // What was written meanwhile may have decided it.
  if (advice.intent === 'none' || !isAdviceWanted(told.text, turn)) return turn
  const { input, message } = heardBy(told)
  if ('transactions' in advice) {
    const drafts = borneOut(input, message, advice.transactions)
    return (drafts && loggedTurn(input, message, drafts)) ?? turn
  }
  const fields = borneOutFields(input, message, advice.fields)
  return (fields && offeredTurn(input, message, { ...advice, fields })) ?? turn
}

/** Written where rules and opinion would nearly have done the same, and else only proposed. */
function loggedTurn(input: TurnInput, message: Message, drafts: TransactionDraft[]): Turn | null {
  if (isShared(input, message, drafts)) {
    return by('model.write', register(input, { ...asked, intent: 'log' }, drafts))
  }
  const [only, another] = drafts
  const isSingle = only && !another
  const proposed = isSingle
    ? proposal(input, only)
    : offerTurn(input, { kind: 'create-transactions', transactions: drafts })
  return by('model.propose', proposed)
}

/** Whether the rules read the same sums the same way, and the opinion is for writing them. */
function isShared(
  { model = learnedModel }: TurnInput,
  message: Message,
  drafts: readonly TransactionDraft[],
): boolean {
  const told = toldTransactions(message)
  const isSame = drafts.every(({ type, amountCents }, at) => {
    const own = told[at]
    return own?.doubt === null && own.draft.type === type && own.draft.amountCents === amountCents
  })
  if (!isSame || told.length !== drafts.length || model === null) return false
  return opinionOf(model, message).log >= opinionLimits.writeAdvised
}

/** A question is answered, anything that changes something is asked about. */
function offeredTurn(
  input: TurnInput,
  message: Message,
  { intent, fields }: { intent: Candidate['intent']; fields: AdvisedFields },
): Turn | null {
  const candidate: Candidate = {
    ...{ intent, rule: 'none', confidence: 100 },
    fields: { ...fields, ...workedOut(message, intent, fields) },
  }
  const effect = intent === 'correct' ? correction(message, candidate) : null
  const meant = effect ? carry(input, candidate, effect) : turnOfIntent(input, message, candidate)
  const [only] = meant.effects
  if (intent === 'query') return by('model.answer', meant)
  if (only) return by('model.propose', offerTurn(input, only))
  return meant.reply.kind === 'choose' ? by('model.propose', meant) : null
}

/** What is never taken from the model: the days of a question, and a total. */
function workedOut(
  { reading }: Message,
  intent: Candidate['intent'],
  fields: AdvisedFields,
): Fields {
  const { amount, count, per } = fields
  if (intent === 'query') return readPeriod(reading, fields.metric === 'upcoming')
  if (intent !== 'installments' || amount === undefined) return {}
  return { total: per === 'each' ? amount * (count ?? 1) : amount }
}

/** A correction that names its entry; without a name it is of what was spoken of last. */
function correction(message: Message, candidate: Candidate): Effect | null {
  const { target, ...changed } = candidate.fields ?? {}
  if (target === undefined) return null
  const changes = intendedChanges(message, { ...candidate, fields: changed })
  if (typeof changes === 'string') return null
  return { kind: 'correct', target: { id: null, description: target, amountCents: null }, changes }
}
