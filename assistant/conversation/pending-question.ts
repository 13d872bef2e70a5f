import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { isStillAhead } from '#conversation/coming/still-ahead.ts'
import type { Purchase } from '#conversation/effect.ts'
import { intendedPurchase } from '#conversation/intended-effect.ts'
import { keepDraft, restoreDraft } from '#conversation/kept-draft.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { boughtThere } from '#conversation/pending/bought-there.ts'
import { lastDay } from '#conversation/pending/open.ts'
import { withSubject } from '#conversation/pending/subject-answer.ts'
import type { Counted, KeptDraft, Missing, PendingQuestion } from '#conversation/state.ts'
import { findVerb } from '#language/verbs.ts'
import type { AssistantCategory, TransactionDraft, TransactionType } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { hasOwnObject, isOneMore } from '#understanding/memory/own-matter.ts'
import { isOfOne } from '#understanding/memory/recounted-sum.ts'
import type { Reading } from '#understanding/reading.ts'

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
export function isDropping({ reading }: Message): boolean {
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
  const isTurned = pending.missing === 'type' && leans('earnedNotSpent', message.reading)
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

const openings =
  /^ (foi|foram|deu|custou|ficou|saiu|paguei|gastei|recebi|uns|umas|acho que|so|total|por|mais ou menos|cerca|em torno|ah|oi|r|\$|,|\.|de|no total|eh|em|menos|o (?:total|certo|valor)|sei la|nao sei|nao lembro)( (foi|,|quanto|bem|direito|mas|acho|uns|de|que|por|em|deu|r|\$|so|foram|ficou))* $/

/** "nao, foi 45" mends what was read; it is no drop. */
const mending = /^ (nao|na verdade)( ,)? /
/** "2 kg deu 76": how much of it there was. */
const weighing = /^ \d[\d.,]* (kg|quilos?|litros?) /

/** A figure, perhaps after "foi" or "deu": a message with its own subject is a new one. */
const told = / (gastei|paguei|comprei|recebi|ganhei|vendi) /
const storyEvidence = 4
const came = / (recebi|recebemos|ganhei|ganhamos) /
const went = / (paguei|pagamos|gastei|gastamos) /

function withAmount(
  draft: KeptDraft,
  { reading, account }: Message,
  counted: Counted | undefined,
): KeptDraft | 'again' | null {
  const [amount] = reading.amounts
  if (!amount || reading.amounts.length > 1) return null
  const start = reading.starts[amount.first] ?? 1
  const lead = reading.flat.slice(0, start).replace(mending, ' ').replace(weighing, ' ')
  const isBad = amount.isNegative || amount.isForeign || amount.valueCents <= 0
  // "a 8 reais o quilo" is the price of one; how many there were was told before.
  if (counted && isOfOne(reading, amount, counted.unit) && !isBad) {
    const value = Math.round(amount.valueCents * counted.count)
    const step = { by: 'times' as const, factor: counted.count, unit: counted.unit }
    const sum = { startCents: Math.round(amount.valueCents), steps: [step] }
    return value > limits.amountCentsMax ? 'again' : { ...draft, amountCents: cents(value), sum }
  }
  const isAnswer = lead === ' ' || openings.test(lead) || leans('onPaper', reading)
  if (!isAnswer && !isPlainAnswer(draft, reading, amount.first)) return null
  // "recebi 610" is no price of the market.
  if ((draft.type === 'despesa' ? came : went).test(lead)) return null
  // "gastei 30 na padaria" is a whole story of its own, not the price of the tennis shoes.
  const [own] = account.transactions
  if (own?.doubt === null && own.evidence >= storyEvidence && told.test(lead)) return null
  if (isBad || amount.valueCents > limits.amountCentsMax) return 'again'
  // "38,50 a caixa, e comprei duas": what the message itself makes of it.
  const worked = account.transactions.length === 1 && own?.draft.sum?.steps.length
  const value = worked ? own.draft.amountCents : Math.round(amount.valueCents)
  const named = boughtThere(draft, account)
  return value > limits.amountCentsMax ? 'again' : { ...draft, ...named, amountCents: cents(value) }
}

const leadMax = 4

/** "os dois junto 54", "particular 220": it names nothing else and tells no deed. */
function isPlainAnswer({ description }: KeptDraft, { tokens }: Reading, first: number): boolean {
  const [opening] = tokens
  const lead = tokens.slice(0, first).filter(({ norm }) => norm !== 'r' && norm !== '$')
  const isOwn = (norm: string) => isThing(norm) && !tellingWords(description).includes(norm)
  const isPlain =
    !lead.some(({ norm }) => findVerb(norm)) && !tokens.some(({ norm }) => isOwn(norm))
  return lead.length <= leadMax && isPlain && !joining.has(opening?.norm ?? '')
}

const joining = new Set(['e', 'mais', 'tambem', 'antes', 'anota'])

const out =
  / (gastei|gasto|paguei|saiu|saida|despesa|mandei|enviei|comprei|dei|transferi|fui eu|eu mandei) /
const into =
  / (recebi|ganhei|entrou|entrada|receita|caiu|me mandou|me pagou|me deu|recebido|vendi) /

function withType(
  draft: KeptDraft,
  message: Message,
  categories: readonly AssistantCategory[],
): KeptDraft | null {
  const { flat, amounts } = message.reading
  const isEarned = leans('earnedNotSpent', message.reading)
  const isElse = isQuestion(message.reading) || hasOwnObject(message)
  if (!isEarned && (amounts.length > 0 || isElse)) return null
  const isOut = !isEarned && out.test(flat)
  const isIn = isEarned || into.test(flat)
  if (isOut === isIn) return null
  const type: TransactionType = isOut ? 'despesa' : 'receita'
  const own = categories.find((one) => one.id === draft.categoryId && one.type === type)
  return { ...draft, type, categoryId: own ? own.id : null }
}
