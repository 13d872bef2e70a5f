import { limits } from '@lya/core/limits.ts'
import type { KeptDraft } from '#conversation/kept-draft.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { PendingReading } from '#conversation/pending/pending-state.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import { namesAnother } from '#conversation/seen/names-another.ts'
import {
  amountIn,
  categoryIn,
  dayIn,
  subjectIn,
  typeIn,
  typeNamed,
} from '#conversation/seen/reading/told-fields.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isAllTalk, readTalk, type Talk } from '#understanding/intents/talk/talk.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leaningIn, leans, leansWord } from '#understanding/memory/leaning.ts'
import { isOwnMatter } from '#understanding/memory/own-matter.ts'
import { restatedSum } from '#understanding/memory/restated-sum.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

/** It is sent before it is paid. */
export function isBill({ source, stage, draft }: PendingReading): boolean {
  const isSent = source === 'boleto' || source === 'notice'
  return isSent && stage === 'confirm' && draft.type === 'despesa' && draft.amountCents > 0
}

const wordsMax = 12

/** Words that may answer as well. */
const replies: readonly Talk[] = ['fine', 'no', 'laugh', 'question']

/** What was read with the person's changes; null when the message has none, or tells its own. */
export function amended(
  pending: PendingReading,
  message: Message,
  candidate: Candidate,
): KeptDraft | null {
  const { draft, stage } = pending
  const { reading } = message
  if (!mayCorrect(candidate.intent) || reading.tokens.length > wordsMax) return null
  if (reading.amounts.length > 1) return instead(draft, message)
  // "a última ganhou desconto, deu 300 tudo": another figure, and nothing else of it.
  const isAnew = leans('reduced', reading) || leans('settledAt', reading)
  if (isAnew && stage === 'confirm' && candidate.intent !== 'none') {
    const { sum: _worked, ...told } = draft
    return { ...told, ...amountIn(message) }
  }
  if (stage === 'confirm' && isBill(pending) && repeats(draft, message)) return draft
  if (stage === 'confirm' && isOtherFigure(message)) return { ...draft, ...amountIn(message) }
  // While a yes is awaited, a whole story is another expense, not a change to this one.
  if (stage === 'confirm' && (candidate.intent === 'log' || isOwnMatter(message))) return null
  if (stage === 'confirm' && namesAnother(pending, message)) return null
  const talk = readTalk(reading)
  if (talk && !replies.includes(talk) && isAllTalk(reading, talk)) return null
  const changes = { ...amountIn(message), ...dayIn(message), ...subjectIn(message, candidate) }
  if (Object.keys(changes).length === 0) return null
  const type = typeIn(message) ?? typeNamed(message) ?? draft.type
  const named = categoryIn(message, type)
  const kept = type === draft.type ? draft.categoryId : null
  return { ...draft, ...changes, type, categoryId: named ?? kept }
}

/** "errei, foi 110": the figure that is right, of nothing else; what was asked last is nearest. */
function isOtherFigure(message: Message): boolean {
  const { reading } = message
  const sorry = reading.amounts.length === 1 ? leaningIn('sorry', reading) : null
  if (!sorry || isQuestion(reading)) return false
  return tellingIn(message).every(({ at, word }) => {
    return (at >= sorry.first && at <= sorry.last) || leansWord('sorry', word)
  })
}

/** "foi 64,99, tá escrito aí": the same sum once more, and nothing that it was for. */
export function repeats({ amountCents }: KeptDraft, { reading, account }: Message): boolean {
  const [amount] = reading.amounts
  if (!amount || Math.round(amount.valueCents) !== amountCents) return false
  const isDeed = tellsOwnDeed(account.clauses)
  return !isDeed && !tellingIn({ reading }).some(({ word }) => findMeanings(word))
}

/** "não é 38, é 48", of what is proposed at 38. */
function instead(draft: KeptDraft, { reading }: Message): KeptDraft | null {
  const [wrong, right, more] = reading.amounts.map(({ valueCents }) => Math.round(valueCents))
  const isOfIt = wrong === draft.amountCents || right === draft.amountCents
  if (!isOfIt || more !== undefined || !reading.flat.includes(' nao ')) return null
  const amountCents = restatedSum(reading)
  const isAnother = amountCents !== null && amountCents !== draft.amountCents
  const { sum: _worked, ...told } = draft
  return isAnother && amountCents <= limits.amountCentsMax ? { ...told, amountCents } : null
}
