import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { remembered } from '#conversation/coming/owed.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { register } from '#conversation/make-turn.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { cameOn } from '#conversation/orders/came-on.ts'
import type { OwedSum } from '#conversation/state.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

/** A longer message tells of more than that. */
const wordsMax = 12

/**
 * The turn of "ela já me adiantou 40", "o Léo pagou a primeira metade", behind what was agreed: so
 * much of it came in, and the rest stays remembered. Null where no larger sum is owed by them.
 */
export function partAheadTurn(input: TurnInput, message: Message, _read: Candidate): Turn | null {
  const { reading } = message
  const owed = [...(input.state.owed ?? []), ...seenIn(input)]
  if (owed.length === 0 || reading.tokens.length > wordsMax || isQuestion(reading)) return null
  const isHalf = reading.amounts.length === 0 && leans('halfAhead', reading)
  if (!isHalf && !(reading.amounts.length === 1 && leans('partAhead', reading))) return null
  if (leans('notOwed', reading) || leans('yetToPay', reading)) return null
  const whole = meantBy(message, owed)
  const cameCents = whole && partOf(message, whole, isHalf)
  if (!whole || !cameCents) return null
  const date = cameOn(reading).toString()
  const draft = restoreDraft({ ...whole.draft, date }, input.categories)
  const part = { ...draft, amountCents: cameCents }
  const turn = register(input, { intent: 'log', confidence: 90 }, [part])
  if (turn.reply.kind !== 'log') return turn
  const left = { kind: 'owed', amountCents: cents(draft.amountCents - cameCents) } as const
  // What was only seen is owed from now on; what came of it is taken off as of any other.
  const isKnown = input.state.owed?.includes(whole)
  const state = isKnown ? turn.state : remembered(turn.state, draft, message, whole.words)
  return { ...turn, state, reply: { ...turn.reply, left } }
}

/** "a Bia encomendou um bolo de 90": what was seen, of which nobody knew whose it was. */
function seenIn({ state: { open } }: TurnInput): OwedSum[] {
  if (open?.kind !== 'reading') return []
  const { draft } = open
  // The category of a purchase is none of what came in.
  const categoryId = draft.type === 'receita' ? draft.categoryId : null
  const words = tellingWords(draft.description)
  return [{ draft: { ...draft, type: 'receita', categoryId }, words }]
}

/** Whoever is named; where nobody is ("ela"), of whom was spoken last. */
function meantBy(message: Message, owed: readonly OwedSum[]): OwedSum | undefined {
  const words = tellingIn(message)
    .map(({ word }) => word)
    .filter((word) => !leansWord('ofPaying', word) && !leansWord('ofAdvance', word))
  return owed.find(({ words: own }) => words.every((word) => own.some((one) => isSame(one, word))))
}

/** What came of it; null where it is not less than all. */
function partOf({ reading }: Message, { draft }: OwedSum, isHalf: boolean): Cents | null {
  const told = isHalf ? draft.amountCents / 2 : (reading.amounts[0]?.valueCents ?? 0)
  const value = Math.round(told)
  return value > 0 && value < draft.amountCents ? cents(value) : null
}
