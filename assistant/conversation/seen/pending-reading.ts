import type { SeenSource } from '#codes/seen.ts'
import { isYes } from '#conversation/agreement.ts'
import type { KeptDraft } from '#conversation/kept-draft.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { lastDay } from '#conversation/pending/open.ts'
import type { PendingReading } from '#conversation/pending/pending-state.ts'
import { isDropping, isRemovingAsked } from '#conversation/pending-question.ts'
import { amended, isBill, repeats } from '#conversation/seen/reading/amended.ts'
import { dayIn, typeIn } from '#conversation/seen/reading/told-fields.ts'
import type { AssistantCategory, TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const corrects = /^ (corrigir|corrige|corrija|mudar|alterar|editar|ajustar|quero corrigir) [!.]? ?$/

/** Keeps what was read until the person has said yes or no; until the end of tomorrow. */
export function openReading(
  source: SeenSource,
  stage: PendingReading['stage'],
  draft: KeptDraft,
  today: Temporal.PlainDate,
): PendingReading {
  return { kind: 'reading', source, stage, draft, expiresOn: lastDay(today) }
}

export type ReadingAnswer =
  | { kind: 'complete'; transaction: TransactionDraft }
  | { kind: 'dropped' }
  /** "ok", to tell when it comes. */
  | { kind: 'agreed' }
  /** It is not paid yet, and they may wish to be reminded. */
  | { kind: 'unpaid'; isWished: boolean }
  /** Asked again, with what the person changed. */
  | { kind: 'again'; reading: PendingReading; isAmended: boolean }

/** Takes a message as yes, no or a change to what was read; null when it is about another thing. */
export function completeReading(
  pending: PendingReading,
  message: Message,
  candidate: Candidate,
  categories: readonly AssistantCategory[],
): ReadingAnswer | null {
  const { reading } = message
  const said = reading.flat.replace(/ ,(?= )/g, '')
  if (pending.isAhead && reading.amounts.length === 0) {
    if (leans('willTell', reading) || isYes(reading.flat)) return { kind: 'agreed' }
    if (leans('notYet', reading)) return { kind: 'agreed' }
  }
  const again = (stage: PendingReading['stage'], draft: KeptDraft, isAmended: boolean) => ({
    kind: 'again' as const,
    reading: {
      ...openReading(pending.source, stage, draft, reading.today),
      ...(pending.dueOn === undefined ? {} : { dueOn: pending.dueOn }),
    },
    isAmended,
  })
  const unpaid = isBill(pending) ? unpaidIn(pending, message) : null
  if (unpaid) return unpaid
  const isBareAnswer = reading.amounts.length === 0 && !isQuestion(reading)
  if (isBill(pending) && isBareAnswer && leans('paidThis', reading)) {
    const draft = { ...pending.draft, ...dayIn(message) }
    return { kind: 'complete', transaction: restoreDraft(draft, categories) }
  }
  const isNone = leans('noMoney', reading) || leans('ownMoved', reading)
  if (isNone || isDropping(message) || isRemovingAsked(message)) return { kind: 'dropped' }
  if (corrects.test(said)) return again('correct', pending.draft, false)
  const isTold = pending.source === 'words' || pending.source === 'notice'
  // "ainda não paguei", of what was asked about: it is still to be paid.
  if (isTold && isBareAnswer && isUnpaid(pending, reading)) {
    return { kind: 'unpaid', isWished: false }
  }
  const type = isTold ? typeIn(message) : null
  const isBare = tellingIn(message).length === 0 && !isQuestion(reading)
  if (type && isBare && reading.amounts.length === 0 && reading.tokens.length <= 4) {
    const own = type === pending.draft.type ? pending.draft.categoryId : null
    const told = { ...pending.draft, type, categoryId: own }
    return { kind: 'complete', transaction: restoreDraft(told, categories) }
  }
  const affirmed = reading.amounts.length === 0 ? affirms(message, pending.draft) : null
  if (affirmed === 'other') return null
  const isAgreed = reading.amounts.length === 0 && (isYes(reading.flat) || affirmed !== null)
  if (isAgreed && pending.draft.amountCents === 0) return again('amount', pending.draft, false)
  if (isAgreed) return { kind: 'complete', transaction: restoreDraft(pending.draft, categories) }
  // "125 mesmo": the same sum once more says yes.
  const isSameSum = sureOf.test(said) && repeats(pending.draft, message)
  if (pending.stage === 'confirm' && !isBill(pending) && isSameSum) {
    return { kind: 'complete', transaction: restoreDraft(pending.draft, categories) }
  }
  const draft = amended(pending, message, candidate)
  if (draft === null) return null
  return again(draft.amountCents === 0 ? 'amount' : 'confirm', draft, true)
}

const sureOf = / (?:mesmo|isso|exato) /

function isUnpaid({ draft }: PendingReading, reading: Message['reading']): boolean {
  return draft.type === 'despesa' && draft.amountCents > 0 && leans('unpaidStill', reading)
}

const plainNo = /^ (nao|n) [.!]? ?$/

/** "me lembra", "ainda não"; and of what is still to be due, a plain no. */
function unpaidIn({ dueOn }: PendingReading, { reading }: Message): ReadingAnswer | null {
  if (reading.amounts.length > 0 || leans('onlySaid', reading)) return null
  if (leans('remindMe', reading) || leans('notYet', reading))
    return { kind: 'unpaid', isWished: true }
  return dueOn && plainNo.test(reading.flat) ? { kind: 'unpaid', isWished: false } : null
}

/** "foi a oferta sim": the thing by its name, and yes; or "sim da raspadinha", of another thing. */
function affirms(message: Message, { description }: KeptDraft): 'its' | 'other' | null {
  const said = tellingIn(message)
  if (said.length === 0 || !leans('affirms', message.reading)) return null
  const own = tellingWords(description)
  const its = said.filter(
    ({ word }) => own.some((one) => isSame(one, word)) || leansWord('lent', word),
  )
  if (its.length === said.length) return 'its'
  const isOther = said.some(({ at, word }) => {
    return ofIt.has(message.reading.tokens[at - 1]?.norm ?? '') && findMeanings(word) !== undefined
  })
  return own.length > 0 && its.length === 0 && isOther ? 'other' : null
}

const ofIt = new Set(['da', 'do', 'das', 'dos'])
