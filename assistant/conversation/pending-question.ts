import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { isStillAhead } from '#conversation/coming/still-ahead.ts'
import type { Purchase } from '#conversation/effect.ts'
import { intendedPurchase } from '#conversation/intended-effect.ts'
import type { KeptDraft } from '#conversation/kept-draft.ts'
import { keepDraft, restoreDraft } from '#conversation/kept-draft.ts'
import { withAmount } from '#conversation/pending/amount-answer.ts'
import { lastDay } from '#conversation/pending/open.ts'
import { wayByWhom } from '#conversation/pending/passed/way-by-whom.ts'
import type { Missing, PendingQuestion } from '#conversation/pending/pending-state.ts'
import { withSubject } from '#conversation/pending/subject-answer.ts'
import type { AssistantCategory, TransactionDraft, TransactionType } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { hasOwnObject, isOneMore } from '#understanding/memory/own-matter.ts'

/** The question to keep when a transaction lacks something. It lives until the end of tomorrow. */
export function openQuestion(
  missing: Missing,
  draft: TransactionDraft,
  ready: readonly TransactionDraft[],
  today: Temporal.PlainDate,
): PendingQuestion {
  const kept = { draft: keepDraft(draft), ready: ready.map(keepDraft) }
  return { kind: 'question', missing, ...kept, expiresOn: lastDay(today) }
}

/** Takes "1.200 em 10x" as the answer to what something cost; null for any other answer. */
export function completePurchase(
  { missing, draft }: PendingQuestion,
  message: Message,
  candidate: Candidate,
  categories: readonly AssistantCategory[],
): Purchase | null {
  if (missing !== 'amount' || candidate.intent !== 'installments') return null
  const { fields } = candidate
  if (fields?.description !== undefined) return null
  const intended = intendedPurchase(message, candidate)
  if (typeof intended === 'string' || intended.kind !== 'buy-in-instalments') return null
  const { description, date, categoryId } = restoreDraft(withDay(draft, message), categories)
  return { ...intended.purchase, name: description, date, categoryId }
}

export type Completion =
  | { kind: 'complete'; transactions: TransactionDraft[] }
  | { kind: 'dropped' }
  | { kind: 'again' }

const dropping =
  /^ (nao|nada|esquece|esqueca|deixa|deixa pra la|deixa quieto|cancela(?! (?:[oa]s?|ess[ea]) )|cancelar|nenhum|nenhuma|para|tanto faz|nao sei|sei la|nao lembro|desisti|nao precisa|deixa assim|nem anota) [!.,]?/

/** Whether a message wants nothing of what was asked. */
export function isDropping({ reading }: Pick<Message, 'reading'>): boolean {
  return dropping.test(reading.flat) && reading.amounts.length === 0
}

const removing =
  /^ (apaga|apague|apagar|exclui|exclua|remove|remova|deleta|tira) (isso|esse|essa)( ai)? [!.,]*$/

/** `apaga isso`, of what was asked about and is not written. */
export function isRemovingAsked({ reading }: Message): boolean {
  return removing.test(reading.flat)
}

/** Takes a message as the answer to the open question; null when it is about something else. */
export function completeQuestion(
  pending: PendingQuestion,
  message: Message,
  candidate: Candidate,
  categories: readonly AssistantCategory[],
): Completion | null {
  const rough = roughDraft(pending, message)
  const { reading } = message
  const isSaid = leans('earnedNotSpent', reading) || isTold(reading.flat)
  const isTurned = pending.missing === 'type' && isSaid
  const isDropped = isDropping(message) || isRemovingAsked(message)
  if (isDropped && !rough && !isTurned) return { kind: 'dropped' }
  const ready = pending.ready.map((one) => restoreDraft(one, categories))
  const draft = rough ?? completedDraft(pending, message, candidate, categories)
  if (draft === null || draft === 'again') return draft && { kind: 'again' }
  return { kind: 'complete', transactions: [...ready, restoreDraft(draft, categories)] }
}

const unknowing =
  /^ (nao|nem) (lembro|sei|recordo|vi)|^ (esqueci|sei la|pode ser|mais ou menos isso|sim|isso) /

/** "não lembro": what was told roughly stands as it was told. */
function roughDraft({ orElse, draft }: PendingQuestion, { reading }: Message): KeptDraft | null {
  const isUnknown = unknowing.test(reading.flat) && reading.amounts.length === 0
  return orElse !== undefined && isUnknown ? { ...draft, amountCents: cents(orElse) } : null
}

function completedDraft(
  pending: PendingQuestion,
  message: Message,
  candidate: Candidate,
  categories: readonly AssistantCategory[],
): KeptDraft | 'again' | null {
  const dated = withDay(pending.draft, message)
  const together = toEach(pending, dated, message)
  if (together) return together
  if (pending.missing === 'amount') return withAmount(dated, message, pending.counted)
  if (pending.missing === 'type') {
    const typed = withType(dated, message, categories)
    // "mandei pra minha irmã": what it was stands in the same answer.
    const isNamed = typed === null || typed.description !== ''
    return isNamed ? typed : (withSubject(typed, message, categories) ?? typed)
  }
  const isElse = candidate.intent !== 'none' && candidate.intent !== 'clarify'
  if (isElse || message.reading.amounts.length > 0 || isStillAhead(message.reading)) return null
  // "será que dá pra viajar?" is no answer.
  if (isQuestion(message.reading)) return null
  if (isOneMore(message) || leans('again', message.reading)) return null
  return withSubject(dated, message, categories)
}

const headsMax = 30

/** "são 3", "três netos", of what was given to each: as many times that. */
function toEach(
  { eachCents = 0 }: PendingQuestion,
  draft: KeptDraft,
  { reading }: Message,
): KeptDraft | null {
  const [told, another] = reading.numbers
  const heads = (told?.hundredths ?? 0) / 100
  const isCount = !another && Number.isInteger(heads) && heads >= 1 && heads <= headsMax
  const isMoney = reading.amounts.some(({ form }) => form !== 'bare')
  if (eachCents === 0 || !isCount || isMoney || reading.tokens.length > answerMax) return null
  const steps = [{ by: 'times' as const, factor: heads, unit: 'pessoa' }]
  const amountCents = cents(Math.round(eachCents * heads))
  if (amountCents > limits.amountCentsMax) return null
  return { ...draft, amountCents, ...(heads > 1 ? { sum: { startCents: eachCents, steps } } : {}) }
}

/** As many tokens as "acho que são uns 3 netos ao todo" has. */
const answerMax = 8

function withDay(draft: KeptDraft, { reading }: Message): KeptDraft {
  const day = reading.days.find((one) => Temporal.PlainDate.compare(one.date, reading.today) <= 0)
  return day ? { ...draft, date: day.date.toString() } : draft
}

const out =
  / (gastei|gasto|paguei|saiu|saida|despesa|mandei|enviei|comprei|dei|transferi|fui eu|eu mandei) /

const into =
  / (recebi|ganhei|entrou|entrada|receita|caiu|me mandou|me pagou|me deu|recebido|vendi) /

const denied =
  / (nao|nem) (eh |foi |era )?(um |uma )?(gastei|gasto|paguei|saiu|saida|despesa|recebi|ganhei|entrou|entrada|receita)(?= )/g

function withoutDenied(flat: string): string {
  return flat.replaceAll(denied, ' ')
}

/** "não recebi, paguei". */
function isTold(flat: string): boolean {
  const told = withoutDenied(flat)
  return told !== flat && (out.test(told) || into.test(told))
}

function withType(
  draft: KeptDraft,
  message: Message,
  categories: readonly AssistantCategory[],
): KeptDraft | null {
  const { flat, amounts } = message.reading
  const isEarned = leans('earnedNotSpent', message.reading)
  const isElse = isQuestion(message.reading) || hasOwnObject(message)
  if (!isEarned && (amounts.length > 0 || isElse)) return null
  // "ele me deu, não gastei": which way it did not go.
  const told = withoutDenied(flat)
  const isOut = !isEarned && out.test(told)
  const isIn = isEarned || into.test(told)
  if (isOut && isIn) return null
  const way: TransactionType = isOut ? 'despesa' : 'receita'
  const type = isOut || isIn ? way : wayByWhom(message.reading)
  if (type === null) return null
  const own = categories.find((one) => one.id === draft.categoryId && one.type === type)
  return { ...draft, type, categoryId: own ? own.id : null }
}
