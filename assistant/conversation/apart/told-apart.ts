import { besideTalkTurn } from '#conversation/apart/beside-talk.ts'
import { waysToCut } from '#conversation/apart/clauses.ts'
import { losesDaysWork } from '#conversation/apart/days-work.ts'
import { type Heard, hearParts } from '#conversation/apart/hear-parts.ts'
import type { Part } from '#conversation/apart/parts.ts'
import { sentencesIn } from '#conversation/apart/sentences.ts'
import { isSame, isSummedUp, onDaysOf, sumsAs } from '#conversation/apart/sums.ts'
import { beginsWithEvent } from '#conversation/apart/told-event.ts'
import { tellsFormerLimit } from '#conversation/limits/standing/moved-to.ts'
import { register } from '#conversation/make-turn.ts'
import type { Turn, TurnInput, Understand } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import { withoutGreeting } from '#understanding/greetings.ts'
import { readMessage } from '#understanding/reading.ts'
import { isTip } from '#understanding/transactions/sharing/tip-given.ts'

/** As much as two sentences of a person are long. */
const lengthMax = 400

/**
 * The turn of "recebi 350 da Neide. dízimo 100": what each part tells by itself, where all of them
 * tell something whole. What came in with the first does not make that of the second come in.
 * Null where one is no whole entry, or it is better read together. Sentences are tried before
 * commas, which set less apart; and what one entry is where the talk beside it made it doubtful.
 */
export function toldApartTurn(told: TurnInput, whole: Turn, understand: Understand): Turn | null {
  if (told.state.open || told.text.length > lengthMax || !mayBeApart(whole)) return null
  if (areTips(writtenBy(whole))) return null
  if (tellsFormerLimit(told, readMessage(told.text, told.today))) return null
  const text = (withoutGreeting(told.text) ?? told.text).trim()
  const bySentence = sentencesTurn(told, whole, understand, sentencesIn(text, told.today))
  if (bySentence) return bySentence
  for (const clauses of waysToCut(text, told.today)) {
    const turn = clausesTurn(told, whole, understand, clauses)
    if (turn) return turn
  }
  return besideTalkTurn(told, whole, understand)
}

function sentencesTurn(
  told: TurnInput,
  whole: Turn,
  understand: Understand,
  sentences: readonly Part[],
): Turn | null {
  const together = writtenBy(whole)
  const heard = hearParts({ told, together, understand, isInList: false }, sentences)
  return heard && !isSummedUp(heard.drafts) ? apartTurn(told, whole, heard) : null
}

/** Less may be a count: "pizza 172, comemos em dois". */
const newMinCents = 300

/** Between commas another sum than together is believed only of what begins with what was done. */
function clausesTurn(
  told: TurnInput,
  whole: Turn,
  understand: Understand,
  clauses: readonly Part[],
): Turn | null {
  const together = writtenBy(whole)
  const heard = hearParts({ told, together, understand, isInList: true }, clauses)
  if (!heard || isSummedUp(heard.drafts)) return null
  const isNew =
    clauses.slice(1).every(({ reading }) => beginsWithEvent(reading)) &&
    heard.drafts.flat().every(({ amountCents }) => amountCents >= newMinCents)
  return isNew || sumsAs(heard.drafts.flat(), together) ? apartTurn(told, whole, heard) : null
}

function apartTurn(told: TurnInput, whole: Turn, heard: Heard): Turn | null {
  const drafts = onDaysOf(writtenBy(whole), heard.drafts.flat())
  if (losesDaysWork(writtenBy(whole), drafts)) return null
  // Read together, "uber 12. emprestei 100 pro João" leaves out who owes what.
  if (isSame(drafts, writtenBy(whole))) {
    return { ...whole, state: { ...whole.state, ...heard.memory } }
  }
  const state = { ...told.state, ...heard.memory }
  return { ...register({ ...told, state }, whole.candidate, drafts), rule: 'log' }
}

/** Entries, or what was not sure enough to be one. */
function mayBeApart({ reply, effects, rule }: Turn): boolean {
  if (rule === 'notice') return false
  if (reply.kind === 'log') return reply.left === undefined
  const isAsked = reply.kind === 'ask' || reply.kind === 'propose' || reply.kind === 'offer'
  return isAsked && effects.length === 0
}

/** "gorjeta do almoço 87, da janta 45": by itself each would be a meal. */
function areTips(drafts: readonly TransactionDraft[]): boolean {
  const isOne = ({ type, description }: TransactionDraft) =>
    type === 'receita' && isTip(fold(description.split(' ')[0] ?? ''))
  return drafts.length > 1 && drafts.every(isOne)
}

function writtenBy({ effects }: Turn): TransactionDraft[] {
  return effects.flatMap((one) => (one.kind === 'create-transactions' ? one.transactions : []))
}
