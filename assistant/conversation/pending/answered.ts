import { completeOffer } from '#conversation/advice/offer.ts'
import { paidOrMonthlyTurn } from '#conversation/bills/asked-paid.ts'
import { askedMonthlyTurn } from '#conversation/bills/made/asked-monthly.ts'
import { answeredBill, unpaidTurn } from '#conversation/coming/answered-bill.ts'
import { namedAheadTurn } from '#conversation/coming/named-ahead.ts'
import type { Effect } from '#conversation/effect.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { sumOfLimitTurn } from '#conversation/limits/wished-limit.ts'
import { carry, register, say } from '#conversation/make-turn.ts'
import { sumOfGoalTurn } from '#conversation/naming/wished-goal.ts'
import { registerNamed } from '#conversation/pending/ask-turn.ts'
import { stillOpen, type Told } from '#conversation/pending/open.ts'
import { answeredPartly } from '#conversation/pending/partly.ts'
import type {
  OpenQuestion,
  PendingChoice,
  PendingHabit,
  PendingOffer,
  PendingQuestion,
  PendingReading,
} from '#conversation/pending/pending-state.ts'
import { namedTurn } from '#conversation/pending/unnamed.ts'
import { completeChoice } from '#conversation/pending-choice.ts'
import { completeHabit } from '#conversation/pending-habit.ts'
import { completePurchase, completeQuestion } from '#conversation/pending-question.ts'
import { sumOfDueTurn } from '#conversation/seen/asked-due.ts'
import { completeReading } from '#conversation/seen/pending-reading.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Intent } from '#understanding/draft.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'

const dropped: Read = { intent: 'none', confidence: 100 }
const asked: Read = { intent: 'clarify', confidence: 100 }

function answeredReading(
  waiting: PendingReading,
  { input, message, candidate }: Told,
): Turn | null {
  if (waiting.source === 'card-bill' && leans('toldAlready', message.reading)) {
    return remembering(say(input, dropped, { kind: 'dropped' }), 'told')
  }
  if (waiting.source === 'card-bill' && leans('notTold', message.reading)) {
    const entry = restoreDraft(waiting.draft, input.categories)
    return remembering(register(input, { intent: 'log', confidence: 90 }, [entry]), 'counts')
  }
  const monthly = askedMonthlyTurn(waiting, { input, message, candidate })
  if (monthly) return monthly
  const answered = completeReading(waiting, message, candidate, input.categories)
  if (!answered) return null
  if (answered.kind === 'complete') {
    const turn = register(input, candidate, [answered.transaction])
    return waiting.source === 'card-bill' ? remembering(turn, 'counts') : turn
  }
  if (answered.kind === 'unpaid') return unpaidTurn(waiting, input, answered.isWished)
  if (answered.kind === 'agreed') return say(input, dropped, { kind: 'agreed' })
  if (answered.kind === 'dropped') {
    const turn = say(input, dropped, { kind: 'dropped' })
    return waiting.source === 'card-bill' ? remembering(turn, 'told') : turn
  }
  const { reading: open, isAmended } = answered
  const { source, stage, draft } = open
  const turn = say(input, asked, { kind: 'propose', source, stage, draft, isAmended })
  return { ...turn, state: { ...turn.state, open } }
}

/** What was said of one card bill holds for the next. */
function remembering(turn: Turn, cardBills: 'told' | 'counts'): Turn {
  return { ...turn, state: { ...turn.state, cardBills } }
}

function answeredHabit(habit: PendingHabit, { input, message, candidate }: Told): Turn | null {
  const completion = completeHabit(habit, message)
  if (!completion) return null
  const { effect } = completion
  return effect ? carry(input, candidate, effect) : say(input, dropped, { kind: 'left-as-is' })
}

/** What a yes to an offer came to. */
const doneBy: Partial<Record<Effect['kind'], Intent>> = {
  'buy-in-instalments': 'installments',
  'create-recurring': 'recurring',
  'set-budget': 'budget',
  deposit: 'goal_deposit',
  pay: 'pay',
  correct: 'correct',
  delete: 'delete',
  'end-thing': 'delete',
}

/** What stands beside something that was done: a no leaves that as it is. */
const besides: readonly Effect['kind'][] = ['deposit', 'create-recurring', 'set-budget']

function answeredOffer(offer: PendingOffer, { input, message, candidate }: Told): Turn | null {
  const completion = completeOffer(offer, message, input.categories)
  if (!completion) return answeredPartly(offer, input, message)
  const { effect } = completion
  // What a goal or a bill was to have stood beside what was noted.
  const isBeside = besides.includes(offer.effect.kind)
  const isKept = isChange(offer) || isBeside
  if (!effect) return say(input, dropped, { kind: isKept ? 'left-as-is' : 'dropped' })
  if (effect.kind === 'create-transactions') return register(input, candidate, effect.transactions)
  return carry(input, { ...candidate, intent: doneBy[effect.kind] ?? candidate.intent }, effect)
}

/** What it would have changed stands there. */
function isChange({ effect }: PendingOffer): boolean {
  return effect.kind.startsWith('change-') || effect.kind === 'end-thing'
}

function answeredChoice(choice: PendingChoice, { input, message, candidate }: Told): Turn | null {
  const completion = completeChoice(choice, message, candidate, input.categories)
  if (!completion) return null
  if (completion.kind === 'complete') return carry(input, candidate, completion.effect)
  const isThere = choice.slot === 'transaction' || choice.slot === 'payment'
  return say(input, dropped, { kind: isThere ? 'left-as-is' : 'dropped' })
}

function answeredQuestion(
  question: PendingQuestion,
  { input, message, candidate }: Told,
): Turn | null {
  // "tinta: quanto foi?", "atendi 300 hoje, 30% fica pra casa": what was earned since is no price.
  const isWork = message.account.clauses.some(({ flowRule }) => flowRule === 'worked')
  if (isWork && question.draft.type === 'despesa') return null
  const ahead = namedAheadTurn(question, { input, message, candidate })
  if (ahead) return ahead
  const weighed = weighedTurn(question, { input, message, candidate })
  if (weighed) return weighed
  const purchase = completePurchase(question, message, candidate, input.categories)
  if (purchase) return carry(input, candidate, { kind: 'buy-in-instalments', purchase })
  const completion = completeQuestion(question, message, candidate, input.categories)
  if (!completion) return null
  if (completion.kind === 'complete')
    return registerNamed(input, candidate, completion.transactions)
  if (completion.kind === 'dropped') return say(input, dropped, { kind: 'dropped' })
  const { missing, draft } = question
  const { description } = draft
  const reply = { kind: 'ask', missing, description, amountCents: 0, isOutOfBounds: true } as const
  return { ...say(input, asked, reply), state: input.state }
}

/** "2 quilos", behind the question how much it was: the price of one will do for an answer now. */
function weighedTurn(question: PendingQuestion, { input, message }: Told): Turn | null {
  const { quantities, amounts, tokens } = message.reading
  const [counted, another] = quantities
  const isAll = tokens.filter(({ kind }) => kind !== 'mark').length === 2
  if (question.missing !== 'amount' || !counted || another || amounts.length > 0) return null
  if (!isAll || counted.unit === '' || question.eachCents !== undefined) return null
  const { description } = question.draft
  const reply = { kind: 'ask', missing: 'amount', description, amountCents: 0 } as const
  const turn = say(input, asked, { ...reply, isOutOfBounds: false })
  return { ...turn, state: { ...turn.state, open: { ...question, counted } } }
}

type Kind = OpenQuestion['kind']
type Open<Of extends Kind> = Extract<OpenQuestion, { kind: Of }>

/** The turn of an answer to what is open, if it is of this kind; null for another matter. */
function answering<Of extends Kind>(
  kind: Of,
  answered: (open: Open<Of>, told: Told) => Turn | null,
) {
  const isOf = (open: OpenQuestion | null): open is Open<Of> => open?.kind === kind
  return (input: TurnInput, message: Message, candidate: Candidate): Turn | null => {
    const open = stillOpen(input.state, input.today)
    return isOf(open) ? answered(open, { input, message, candidate }) : null
  }
}

/** By the kind of what is open. */
export const answers = {
  reading: answering('reading', answeredReading),
  habit: answering('habit', answeredHabit),
  offer: answering('offer', answeredOffer),
  choice: answering('choice', answeredChoice),
  question: answering('question', answeredQuestion),
  name: answering('name', namedTurn),
  goal: answering('goal', sumOfGoalTurn),
  limit: answering('limit', sumOfLimitTurn),
  due: answering('due', sumOfDueTurn),
  bill: answering('bill', answeredBill),
  bills: answering('bills', paidOrMonthlyTurn),
} satisfies Record<Kind, unknown>
