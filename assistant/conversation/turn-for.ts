import { cents } from '@lya/core/money/cents.ts'
import type { Choosable, Effect } from '#conversation/effect.ts'
import type { Option, Slot } from '#conversation/effect-result.ts'
import {
  intendedBudget,
  intendedChanges,
  intendedDeposit,
  intendedGoal,
  intendedPayment,
  intendedPurchase,
  intendedRecurring,
} from '#conversation/intended-effect.ts'
import { intendedQuery } from '#conversation/intended-query.ts'
import { optionsMax } from '#conversation/match-named.ts'
import { meantByCorrection, meantByRemoval } from '#conversation/meant-transaction.ts'
import { openChoice } from '#conversation/pending-choice.ts'
import { openQuestion } from '#conversation/pending-question.ts'
import type { ConversationState } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Obstacle, Reply } from '#phrasing/reply.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import { explainCategory } from '#understanding/explain.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isOwnMove } from '#understanding/intents/own-move.ts'

/** The turn of a message that answers no open question. */
export function turnFor(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const intend = (intended: Effect | Obstacle) => intendedTurn(input, candidate, intended)
  switch (candidate.intent) {
    case 'log':
      return register(
        input,
        candidate,
        message.account.transactions.map((one) => one.draft),
      )
    case 'clarify':
      return ask(input, message, candidate)
    case 'delete':
      return remove(input, candidate)
    case 'correct':
      return correct(input, message, candidate)
    case 'query':
      return query(input, message, candidate)
    case 'installments':
      return intend(intendedPurchase(message, candidate))
    case 'recurring':
      return intend(intendedRecurring(message, candidate))
    case 'budget':
      return intend(intendedBudget(message, candidate))
    case 'goal_create':
      return intend(intendedGoal(message, candidate))
    case 'goal_deposit':
      return intend(intendedDeposit(message, candidate))
    case 'pay':
      return intend(intendedPayment(message, candidate))
    case 'explain':
      return explain(input, message, candidate)
    case 'greeting':
    case 'help':
    case 'thanks':
      return say(input, candidate, { kind: candidate.intent })
    case 'none':
      return say(input, candidate, { kind: 'none', reason: silenceReason(message) })
    default:
      return candidate.intent satisfies never
  }
}

function silenceReason({
  reading,
  account,
}: Message): 'own-move' | 'unmeant' | 'unsure' | 'unclear' {
  if (isOwnMove(reading.flat)) return 'own-move'
  const isTold = account.clauses.some(({ mood }) => mood === 'undone' || mood === 'other')
  if (isTold) return 'unmeant'
  return reading.amounts.length > 0 ? 'unsure' : 'unclear'
}

/** A new message that is no answer closes the question: it must not catch a later, stray word. */
function withoutQuestions(state: ConversationState): ConversationState {
  const { pending: _pending, choice: _choice, habit: _habit, reading: _reading, ...rest } = state
  return rest
}

/** A turn that only speaks. */
export function say(input: TurnInput, candidate: Candidate, reply: Reply): Turn {
  const isChat = reply.kind === 'greeting' || reply.kind === 'help' || reply.kind === 'thanks'
  const state = isChat ? input.state : withoutQuestions(input.state)
  const { today, categories } = input
  return { intent: candidate.intent, effects: [], state, candidate, reply, today, categories }
}

/** A turn that does one thing and tells what came of it. */
export function carry(input: TurnInput, candidate: Candidate, effect: Effect): Turn {
  return { ...say(input, candidate, { kind: 'effect', effect }), effects: [effect] }
}

export function register(
  input: TurnInput,
  candidate: Candidate,
  transactions: TransactionDraft[],
): Turn {
  const turn = say(input, candidate, { kind: 'log', transactions, today: input.today })
  return { ...turn, intent: 'log', effects: [{ kind: 'create-transactions', transactions }] }
}

function intendedTurn(input: TurnInput, candidate: Candidate, intended: Effect | Obstacle): Turn {
  if (typeof intended === 'string') {
    return say(input, candidate, { kind: 'obstacle', obstacle: intended })
  }
  const lacksCategory =
    (intended.kind === 'create-recurring' && intended.recurring.categoryId === null) ||
    (intended.kind === 'set-budget' && intended.budget.categoryId === null)
  if (!lacksCategory) return carry(input, candidate, intended)
  const options = input.categories
    .filter(({ type }) => type === 'despesa')
    .map(({ id, name }) => ({ id, label: name }))
  if (options.length === 0)
    return say(input, candidate, { kind: 'obstacle', obstacle: 'no-categories' })
  return choose(input, candidate, intended, 'category', options)
}

/** Asks which one is meant; nothing is written before the answer. */
function choose(
  input: TurnInput,
  candidate: Candidate,
  effect: Choosable,
  slot: Slot,
  options: readonly Option[],
): Turn {
  const turn = say(input, candidate, {
    kind: 'choose',
    slot,
    options: options.slice(0, optionsMax),
  })
  const choice = openChoice(effect, slot, options, input.today)
  return { ...turn, state: { ...turn.state, choice } }
}

function query(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const asked = intendedQuery(message, candidate, input.state.asked)
  const turn = carry(input, candidate, { kind: 'query', query: asked })
  return { ...turn, state: { ...turn.state, asked } }
}

function ask(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const { transactions, subject } = message.account
  const doubtful = transactions.find((one) => one.doubt !== null) ?? transactions[0]
  const ready = transactions.filter((one) => one !== doubtful && one.doubt === null)
  const draft = doubtful?.draft ?? subject
  if (!draft) return say(input, candidate, { kind: 'none', reason: 'unclear' })
  const missing = doubtful ? (doubtful.doubt ?? 'type') : 'amount'
  const known = missing === 'amount' ? { ...draft, amountCents: cents(0) } : draft
  const pending = openQuestion(
    missing,
    known,
    ready.map((one) => one.draft),
    input.today,
  )
  const names = input.categories.filter((one) => one.type === draft.type).map((one) => one.name)
  const { description, amountCents } = draft
  const turn = say(input, candidate, {
    kind: 'ask',
    missing,
    description,
    amountCents,
    isOutOfBounds: doubtful?.doubt === 'amount',
    categoryNames: names.slice(0, 3),
  })
  return { ...turn, intent: 'clarify', state: { ...turn.state, pending } }
}

function remove(input: TurnInput, candidate: Candidate): Turn {
  const { last } = input.state
  const { description, amount } = candidate.fields ?? {}
  // Without a word of its own it takes back whatever was done last, a goal as well as a purchase.
  if (description === undefined && amount === undefined) {
    return carry(input, candidate, { kind: 'undo-last' })
  }
  const meant = meantByRemoval(last, candidate.fields ?? {})
  if ('target' in meant) return carry(input, candidate, { kind: 'delete', target: meant.target })
  const target = { id: null, description: null, amountCents: null }
  return choose(input, candidate, { kind: 'delete', target }, 'transaction', meant.options)
}

function correct(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const changes = intendedChanges(message, candidate)
  const obstacle = (name: Obstacle) => say(input, candidate, { kind: 'obstacle', obstacle: name })
  if (typeof changes === 'string') return obstacle(changes)
  const meant = meantByCorrection(input.state.last, message)
  if (!meant) return obstacle('nothing-recent')
  if ('target' in meant) {
    return carry(input, candidate, { kind: 'correct', target: meant.target, changes })
  }
  const target = { id: null, description: null, amountCents: null }
  const effect = { kind: 'correct', target, changes } as const
  return choose(input, candidate, effect, 'transaction', meant.options)
}

function explain(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const own = input.state.last?.transactions.at(-1)
  const category = input.categories.find(({ id }) => id === own?.categoryId)
  if (!own) return say(input, candidate, { kind: 'obstacle', obstacle: 'nothing-recent' })
  const reason = category
    ? explainCategory(
        own.description,
        { type: own.type, categoryId: category.id },
        message.index,
        input.today,
      )
    : { kind: 'none' as const }
  const categoryName = category?.name ?? null
  return say(input, candidate, {
    kind: 'explain',
    description: own.description,
    categoryName,
    reason,
  })
}
