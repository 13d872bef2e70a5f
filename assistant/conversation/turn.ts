import { cents } from '@lya/core/money/cents.ts'
import { completeQuestion, liveQuestion, openQuestion } from '#conversation/pending-question.ts'
import type { ConversationState } from '#conversation/state.ts'
import { isLastMeant } from '#conversation/undo.ts'
import type { Reply } from '#phrasing/reply.ts'
import { indexCategories } from '#understanding/categorise.ts'
import type {
  AssistantCategory,
  Intent,
  LearnedChoice,
  TransactionDraft,
} from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isOwnMove } from '#understanding/intents/log.ts'
import { rankIntents } from '#understanding/rank.ts'
import { readMessage } from '#understanding/reading.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'

export interface TurnInput {
  text: string
  /** The day of the person who writes. */
  today: Temporal.PlainDate
  categories: readonly AssistantCategory[]
  learned: readonly LearnedChoice[]
  state: ConversationState
}

export type Effect =
  | { kind: 'create-transactions'; transactions: TransactionDraft[] }
  /** Undo what `state.last` names. */
  | { kind: 'undo-last' }

export interface Turn {
  intent: Intent
  effects: Effect[]
  state: ConversationState
  /** What was read beside the intent; for `answer` and for measuring. */
  candidate: Candidate
  reply: Reply
}

/** First half of a turn: what was meant and what is to be done. Never throws on any text. */
export function understand(input: TurnInput): Turn {
  const message = prepare(input)
  const candidate = rankIntents(message)
  const pending = liveQuestion(input.state, input.today)
  if (pending) {
    const completion = completeQuestion(pending, message, candidate, input.categories)
    if (completion?.kind === 'complete') return register(input, candidate, completion.transactions)
    if (completion?.kind === 'dropped') {
      return say(input, { intent: 'none', confidence: 100 }, { kind: 'dropped' })
    }
    if (completion?.kind === 'again') {
      const asked: Candidate = { intent: 'clarify', confidence: 100 }
      const { missing, draft } = pending
      const reply: Reply = {
        kind: 'ask',
        missing,
        description: draft.description,
        amountCents: 0,
        isOutOfBounds: true,
      }
      return { ...say(input, asked, reply), state: input.state }
    }
  }
  return turnFor(input, message, candidate)
}

function prepare(input: TurnInput): Message {
  const reading = readMessage(input.text, input.today)
  const index = indexCategories(input.categories, input.learned)
  const account = readTransactions(reading, index)
  return { reading, account, index, hasLast: input.state.last !== undefined }
}

function turnFor(input: TurnInput, message: Message, candidate: Candidate): Turn {
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
    case 'greeting':
    case 'help':
    case 'thanks':
      return say(input, candidate, { kind: candidate.intent })
    case 'none':
      return say(input, candidate, { kind: 'none', reason: silenceReason(message) })
    case 'installments':
    case 'recurring':
    case 'query':
    case 'budget':
    case 'goal_create':
    case 'goal_deposit':
    case 'pay':
    case 'correct':
      return say(input, candidate, { kind: 'later', intent: candidate.intent })
    default:
      return candidate.intent satisfies never
  }
}

function silenceReason({ reading, account }: Message): 'own-move' | 'unmeant' | 'unclear' {
  if (isOwnMove(reading.flat)) return 'own-move'
  const isTold = account.clauses.some(({ mood }) => mood === 'undone' || mood === 'other')
  return isTold || reading.amounts.length > 0 ? 'unmeant' : 'unclear'
}

/** A new message that is no answer closes the question: it must not catch a later, stray word. */
function withoutQuestion(state: ConversationState): ConversationState {
  return state.last ? { last: state.last } : {}
}

function say(input: TurnInput, candidate: Candidate, reply: Reply): Turn {
  const isChat = reply.kind === 'greeting' || reply.kind === 'help' || reply.kind === 'thanks'
  const state = isChat ? input.state : withoutQuestion(input.state)
  return { intent: candidate.intent, effects: [], state, candidate, reply }
}

function register(input: TurnInput, candidate: Candidate, transactions: TransactionDraft[]): Turn {
  return {
    intent: 'log',
    effects: [{ kind: 'create-transactions', transactions }],
    state: withoutQuestion(input.state),
    candidate,
    reply: { kind: 'log', transactions, today: input.today },
  }
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
  const isOutOfBounds = doubtful?.doubt === 'amount'
  const names = input.categories.filter((one) => one.type === draft.type).map((one) => one.name)
  return {
    intent: 'clarify',
    effects: [],
    state: { ...withoutQuestion(input.state), pending },
    candidate,
    reply: {
      kind: 'ask',
      missing,
      description: draft.description,
      amountCents: draft.amountCents,
      isOutOfBounds,
      categoryNames: names.slice(0, 3),
    },
  }
}

function remove(input: TurnInput, candidate: Candidate): Turn {
  const { last } = input.state
  const isMeant = last !== undefined && isLastMeant(last, candidate.fields ?? {})
  if (!isMeant) {
    const isDescribed = candidate.fields?.description !== undefined
    const kind = isDescribed
      ? ({ kind: 'later', intent: 'delete' } as const)
      : ({ kind: 'undo' } as const)
    return say(input, candidate, kind)
  }
  return {
    intent: 'delete',
    effects: [{ kind: 'undo-last' }],
    state: withoutQuestion(input.state),
    candidate,
    reply: { kind: 'undo' },
  }
}
