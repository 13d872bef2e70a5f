import { cents } from '@lya/core/amounts/cents.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import type { Changes } from '#conversation/effect.ts'
import { carry } from '#conversation/make-turn.ts'
import { isFromThem } from '#conversation/memory/meant-anew.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { entryMeant } from '#conversation/opinion/entry-meant.ts'
import { toldChanges } from '#conversation/opinion/told-changes.ts'
import { isLeftOpen, isRead } from '#conversation/opinion/told-transactions.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { learnedModel } from '#opinion/learned.ts'
import { opinionLimits } from '#opinion/limits.ts'
import { opinionOf } from '#opinion/model.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** How much more or less it may have been: a figure too many is a slip as well. */
const nearTimes = 12

/**
 * Mends the entry that is named, or that was just written, where by the conversation hardly anybody
 * doubts that something is mended and the rules asked, kept silent or wrote one more: "foram 4
 * noites, deu 320", "o buffet foi 2.200 pq teve taxa". Null where they do, or nothing is found.
 */
export function ledCorrection(input: TurnInput, message: Message, turn: Turn): Turn | null {
  const { model = learnedModel } = input
  if (model === null || isQuestion(message.reading) || leans('notOnly', message.reading))
    return null
  // "ano passado era 90": what it was then is no other sum of today.
  if (formerly.isIn(message.reading)) return null
  // "não": the word alone says nothing of what is to be otherwise.
  if (message.reading.tokens.length === 1) return null
  const { correct } = opinionOf(model, message)
  if (correct < opinionLimits.offerCorrection) return null
  const read: Read = { intent: 'correct', confidence: Math.round(100 * correct) }
  const isSurest = correct >= opinionLimits.writeCorrectionOver
  const isOffered = turn.reply.kind === 'offer' && turn.reply.effect.kind === 'correct'
  if (isSurest ? !(isOffered || isAsking(turn) || isWriting(turn)) : !isAsking(turn)) return null
  const changes = toldChanges(input, message)
  const entry = changes && entryMeant(input, message, changes)
  if (!changes || !entry || isSame(entry, changes)) return null
  // What came back of it is no other price: "estornaram 8 do uber".
  if (changes.type === undefined && isFromThem(message, entry)) return null
  // "o frete de sexta é 400, recebo na entrega" is of what is to come in.
  const isToCome = message.account.clauses.some(({ mood, flow }) => {
    return mood === 'undone' && flow === 'in'
  })
  if (entry.type === 'despesa' && isToCome) return null
  const { id, description, amountCents } = entry
  const target = { id, description, amountCents: cents(amountCents) }
  const effect = { kind: 'correct', target, changes } as const
  if (correct >= opinionLimits.writeCorrection && isNear(entry, changes)) {
    return carry(input, read, effect)
  }
  return isOffered || changes.type === undefined ? null : offerTurn(input, effect)
}

const formerly = new PhraseBook('what it was at another time', [
  {
    means: 'formerly',
    say: '[no|na] ano|mes|semana|vez passado|passada era|foi|custou|veio|custava|paguei',
    like: 'ano passado era 90',
  },
])

/** A day or a category that it has already is told to be there; of the rest nothing was meant. */
function isSame({ type, amountCents }: Remembered, changes: Changes): boolean {
  return changes.type === type || changes.amountCents === amountCents
}

/** A sum of a hundredth is more likely a count: "4 não, foi 5 lata", of 380. */
function isNear(entry: Remembered, changes: Changes): boolean {
  const times = (changes.amountCents ?? entry.amountCents) / entry.amountCents
  return times <= nearTimes && times >= 1 / nearTimes
}

/** Kept silent, or asked what it is. */
function isAsking(turn: Turn): boolean {
  if (turn.effects.length > 0) return false
  // "o que eu corrijo?" was asked by who saw that something is.
  const isAsked = turn.reply.kind === 'obstacle' && turn.rule === 'correction'
  return isAsked || turn.rule.startsWith('opinion.') || isLeftOpen(turn)
}

function isWriting(turn: Turn): boolean {
  return isRead(turn) && turn.effects.some(({ kind }) => kind === 'create-transactions')
}
