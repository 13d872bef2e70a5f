import { isChat } from '#conversation/make-turn.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { answers } from '#conversation/pending/answered.ts'
import { stillOpen } from '#conversation/pending/open.ts'
import type { OpenQuestion, Unanswered } from '#conversation/pending/pending-state.ts'
import { isAnswer } from '#conversation/trail/is-answer.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { type Leaning, leans } from '#understanding/memory/leaning.ts'

/** Said of what stands there, and no answer to what was asked before it. */
const mends: readonly Leaning[] = ['mistaken', 'sorry', 'oneMore', 'dated', 'removes']

/** So near the sum that was told since, in parts of it, it is more likely that one put right. */
const nearParts = 5

/**
 * The turn of "foi 26,50" behind "fui na farmácia", which was asked how much it was, and then a
 * question or another entry; or of "gasolina", behind what was noted without a name, and then a
 * question. What tells of another thing is no answer.
 */
export function unansweredTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { unanswered: open, ...state } = input.state
  if (!open || open.expiresOn < input.today.toString()) return null
  const { reading } = message
  // "e de lazer" goes on with the question that was asked since.
  if (isQuestion(reading) || reading.flat.startsWith(' e ')) return null
  if (mends.some((means) => leans(means, reading)) || isOfOther(input, message, open)) return null
  const told = { ...input, state: { ...state, open } }
  return answers[open.kind](told, message, candidate)
}

/** A sum by itself answers how much it was, and a thing that is known what it was. */
function isOfOther({ state }: TurnInput, message: Message, open: Unanswered): boolean {
  const { amounts } = message.reading
  const told = tellingIn(message)
  if (open.kind === 'question' && open.missing === 'type') return amounts.length > 0
  if (!asksSum(open)) return amounts.length > 0 || !told.some(({ word }) => isThing(word))
  const [amount, another] = amounts
  if (!amount || another || told.length > 0) return true
  if (state.intent === 'query') return false
  return (state.last?.transactions ?? []).some(({ amountCents }) => {
    return Math.abs(amountCents - amount.valueCents) * nearParts <= amountCents
  })
}

/** The turn with what it was asked and did not tell: the next message may. */
export function withUnanswered(input: TurnInput, turn: Turn): Turn {
  const { unanswered: before, ...state } = turn.state
  const kept = passedOver(input, turn) ?? (isBeside(turn) ? before : undefined)
  if (kept) return { ...turn, state: { ...state, unanswered: kept } }
  return before ? { ...turn, state } : turn
}

function passedOver({ state, today }: TurnInput, turn: Turn): Unanswered | undefined {
  const open = stillOpen(state, today)
  if (!open || !isUnanswered(open) || turn.state.open) return undefined
  const isAnswered = isAnswer(turn) || turn.reply.kind === 'dropped'
  if (isAnswered || turn.intent === 'correct' || turn.intent === 'delete') return undefined
  const isSum = open.kind === 'question' && open.missing === 'amount'
  return isSum || isBeside(turn) ? open : undefined
}

function isUnanswered(open: OpenQuestion): open is Unanswered {
  const { kind } = open
  return kind === 'question' || kind === 'name' || kind === 'goal'
}

function asksSum(open: Unanswered): boolean {
  return open.kind !== 'name' && !(open.kind === 'question' && open.missing !== 'amount')
}

/** It only speaks or tells a figure. */
function isBeside({ reply }: Turn): boolean {
  return isChat(reply) || (reply.kind === 'effect' && reply.effect.kind === 'query')
}
