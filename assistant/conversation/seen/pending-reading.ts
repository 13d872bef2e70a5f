import { limits } from '@lya/core/limits.ts'
import type { SeenSource } from '#codes/seen.ts'
import { isYes } from '#conversation/agreement.ts'
import { restoreDraft } from '#conversation/kept-draft.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { lastDay } from '#conversation/pending/open.ts'
import { isDropping, isRemovingAsked } from '#conversation/pending-question.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import { namesAnother } from '#conversation/seen/names-another.ts'
import type { KeptDraft, PendingReading } from '#conversation/state.ts'
import type { AssistantCategory, TransactionDraft, TransactionType } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isAllTalk, readTalk, type Talk } from '#understanding/intents/talk/talk.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leaningIn, leans, leansWord } from '#understanding/memory/leaning.ts'
import { isOwnMatter } from '#understanding/memory/own-matter.ts'
import { restatedSum } from '#understanding/memory/restated-sum.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

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

/** It is sent before it is paid. */
function isBill({ source, stage, draft }: PendingReading): boolean {
  const isSent = source === 'boleto' || source === 'notice'
  return isSent && stage === 'confirm' && draft.type === 'despesa' && draft.amountCents > 0
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
const besideDayMax = 2
const wordsMax = 12
/** Words that may answer as well. */
const replies: readonly Talk[] = ['fine', 'no', 'laugh', 'question']

/** What was read with the person's changes; null when the message has none, or tells its own. */
function amended(
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
function repeats({ amountCents }: KeptDraft, { reading, account }: Message): boolean {
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

function amountIn({ reading }: Message): { amountCents?: number } {
  const [amount] = reading.amounts
  if (!amount || amount.isForeign || amount.isNegative) return {}
  const value = Math.round(amount.valueCents)
  return value > 0 && value <= limits.amountCentsMax ? { amountCents: value } : {}
}

/** "foi ontem"; "linha 903 lotada hoje" tells of something else. */
function dayIn(message: Message): { date?: string } {
  const { reading } = message
  if (reading.amounts.length === 0 && tellingIn(message).length > besideDayMax) return {}
  const day = reading.days.at(-1)?.date
  const isPast = day && Temporal.PlainDate.compare(day, reading.today) <= 0
  return isPast ? { date: day.toString() } : {}
}

function subjectIn(
  message: Message,
  { intent, fields }: Candidate,
): { description?: string; categoryId?: string } {
  const [told] = message.account.transactions
  const own = intent === 'correct' ? fields?.description : told?.draft.description
  // "to morta de cansada, 12h de plantão" tells of a day, and no category of what was read.
  const isBrief = tellingIn(message).length <= besideDayMax
  const named = isBrief || own ? categoryIn(message, null) : null
  return {
    ...(own ? { description: own } : {}),
    ...(named === null ? {} : { categoryId: named }),
  }
}

function categoryIn({ reading, index }: Message, type: TransactionType | null): string | null {
  const name = categoryNamed(reading, index)
  const fitting = index.all.filter((one) => one.name === name)
  return fitting.find((one) => type === null || one.type === type)?.id ?? null
}

/** The way of the category that is named, where all of that name go one way: "sim, freelances". */
function typeNamed({ reading, index }: Message): TransactionType | null {
  const name = categoryNamed(reading, index)
  const [only, another] = new Set(
    index.all.filter((one) => one.name === name).map(({ type }) => type),
  )
  return only && !another ? only : null
}

function typeIn({ reading: { flat } }: Message): TransactionType | null {
  if (/ (recebi|receita|entrada|ganhei|entrou|caiu) /.test(flat)) return 'receita'
  return / (gastei|gasto|despesa|saida|paguei|comprei) /.test(flat) ? 'despesa' : null
}
