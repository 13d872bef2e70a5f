import { findCode } from '#codes/find-code.ts'
import { wantedBack } from '#conversation/done/again.ts'
import { withQuoted } from '#conversation/done/line.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { balk, carry, register, say } from '#conversation/make-turn.ts'
import { askAgain } from '#conversation/pending/ask-again.ts'
import { completeChoice, liveChoice } from '#conversation/pending-choice.ts'
import { completeHabit, liveHabit } from '#conversation/pending-habit.ts'
import {
  completePurchase,
  completeQuestion,
  isDropping,
  liveQuestion,
} from '#conversation/pending-question.ts'
import { completeReading, liveReading } from '#conversation/seen/pending-reading.ts'
import { turnForCode } from '#conversation/seen/turn-for-code.ts'
import type { ConversationState } from '#conversation/state.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { turnFor } from '#conversation/turn-for.ts'
import { indexCategories } from '#understanding/categorise.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { rankIntents } from '#understanding/rank.ts'
import { readMessage } from '#understanding/reading.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'

const dropped: Read = { intent: 'none', confidence: 100 }

/** First half of a turn: what was meant and what is to be done. Never throws on any text. */
export function understand(told: TurnInput): Turn {
  const found = findCode(told.text)
  return found ? turnForCode(told, found, understandWords) : understandWords(told)
}

function understandWords(told: TurnInput): Turn {
  const { quoted } = told
  const input = quoted === undefined ? told : { ...told, state: withQuoted(told.state, quoted) }
  const message = prepare(input)
  const candidate = rankIntents(message)
  const isRefused = candidate.rule === 'refusal'
  const refused = isRefused ? say(input, candidate, { kind: 'dropped' }) : null
  // "deixa" alone lets go of what was asked.
  if (refused && !isDropping(message)) return refused
  const turn =
    by('answered-reading', answeredReading(input, message, candidate)) ??
    by('answered-habit', answeredHabit(input, message, candidate)) ??
    by('answered-choice', answeredChoice(input, message, candidate)) ??
    by('answered-question', answeredQuestion(input, message, candidate)) ??
    refused ??
    by('brought-back', broughtBack(input, message)) ??
    turnFor(input, message, candidate)
  return by('asked-again', askedAgain(input, message, turn)) ?? turn
}

function prepare(input: TurnInput): Message {
  const reading = readMessage(input.text, input.today)
  const index = indexCategories(input.categories, input.learned)
  const account = readTransactions(reading, index)
  return { reading, account, index, ...spokenIn(input.state) }
}

function spokenIn({ last, rule }: ConversationState): Pick<Message, 'hasLast' | 'hasSaid'> {
  return { hasLast: last !== undefined, hasSaid: rule !== undefined }
}

function answeredReading(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const pending = liveReading(input.state, input.today)
  const answered = pending && completeReading(pending, message, candidate, input.categories)
  if (!answered) return null
  if (answered.kind === 'complete') return register(input, candidate, [answered.transaction])
  if (answered.kind === 'dropped') return say(input, dropped, { kind: 'dropped' })
  const { reading, isAmended } = answered
  const { source, stage, draft } = reading
  const asked: Read = { intent: 'clarify', confidence: 100 }
  const turn = say(input, asked, { kind: 'propose', source, stage, draft, isAmended })
  return { ...turn, state: { ...turn.state, reading } }
}

function answeredHabit(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const pending = liveHabit(input.state, input.today)
  const completion = pending && completeHabit(pending, message)
  if (!completion) return null
  const { effect } = completion
  return effect ? carry(input, candidate, effect) : say(input, dropped, { kind: 'left-as-is' })
}

function answeredChoice(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const choice = liveChoice(input.state, input.today)
  const completion = choice && completeChoice(choice, message, candidate, input.categories)
  if (!completion) return null
  if (completion.kind === 'complete') return carry(input, candidate, completion.effect)
  const isThere = choice.slot === 'transaction' || choice.slot === 'payment'
  return say(input, dropped, { kind: isThere ? 'left-as-is' : 'dropped' })
}

function answeredQuestion(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const pending = liveQuestion(input.state, input.today)
  const purchase = pending && completePurchase(pending, message, candidate, input.categories)
  if (purchase) return carry(input, candidate, { kind: 'buy-in-instalments', purchase })
  const completion = pending && completeQuestion(pending, message, candidate, input.categories)
  if (!completion) return null
  if (completion.kind === 'complete') return register(input, candidate, completion.transactions)
  if (completion.kind === 'dropped') return say(input, dropped, { kind: 'dropped' })
  const { missing, draft } = pending
  const { description } = draft
  const reply = { kind: 'ask', missing, description, amountCents: 0, isOutOfBounds: true } as const
  const asked: Read = { intent: 'clarify', confidence: 100 }
  return { ...say(input, asked, reply), state: input.state }
}

/** What tells nothing at all closes no question: it is asked once more. */
function askedAgain(input: TurnInput, { reading }: Message, turn: Turn): Turn | null {
  const { reply } = turn
  const isEmpty = reply.kind === 'none' || reply.kind === 'talk'
  if (!isEmpty || reading.amounts.length > 0) return null
  const again = askAgain(input.state, input.today, input.categories)
  return again && { ...turn, ...again, intent: 'clarify' }
}

function broughtBack(input: TurnInput, { reading }: Message): Turn | null {
  const wanted = reading.amounts.length > 0 ? null : wantedBack(input.state, reading.flat)
  if (wanted === null) return null
  const asAgain: Read = { intent: 'correct', confidence: 90 }
  if (wanted === 'undo') return carry(input, asAgain, { kind: 'undo-last' })
  const { again, kind, transactions } = wanted.redo
  if (again) return carry(input, asAgain, again)
  if (kind !== 'created') return balk(input, asAgain, 'not-again')
  const drafts = transactions.map((one) => restoreDraft(one, input.categories))
  return register(input, asAgain, drafts)
}
