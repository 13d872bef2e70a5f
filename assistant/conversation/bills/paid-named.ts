import { cents } from '@lya/core/amounts/cents.ts'
import { chained } from '#conversation/bills/chained.ts'
import { fines } from '#conversation/bills/paid/fines.ts'
import { monthPaid } from '#conversation/bills/paid-for.ts'
import type { Payment } from '#conversation/effect.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { type Bill, fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'

const asPaid = { intent: 'pay', confidence: 86 } as const
const asked = { intent: 'clarify', confidence: 86 } as const
const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay']

/**
 * The turn of bills that are named as paid, without their sums: "paguei o aluguel e o condomínio no
 * dia 10, mas a escola só no dia 9, com multa de 17,80". Each is paid, on its day, with what was
 * paid on top of it. Null for any other message.
 */
export function paidNamedTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading, account } = message
  if (!readable.includes(read.intent) || isQuestion(reading)) return null
  if (!leans('paid', reading) || reading.flat.includes(' nao ')) return null
  if (account.clauses.some(({ mood }) => mood === 'undone' || mood === 'other')) return null
  const found = fines.findAll(reading)
  const isFine = ({ first }: { first: number }) =>
    found.some((one) => one.first <= first && first <= one.last)
  if (!reading.amounts.every(isFine)) return null
  const parts = partsOf(message, found)
  const fits = parts.map(({ words }) => named(words, input.payments ?? []))
  const paid = parts.flatMap((part, at) => {
    const bill = fits[at]
    return bill ? [{ ...part, bill }] : []
  })
  const isWhole = parts.length > 0 && paid.length === parts.length
  if (!isWhole)
    return parts.length > 1 && found.length > 0 ? askedTurn(input, message, parts) : null
  if (paid.length === 1 && found.length === 0) return null
  if (new Set(paid.map(({ bill }) => bill.id)).size < paid.length) return null
  const month = monthPaid(reading)
  const turns = paid.map(({ bill, date, fineCents }) => {
    const { id, name, amountCents = 0 } = bill
    const sum = fineCents === 0 ? {} : { amountCents: cents(toppedUp(amountCents, fineCents)) }
    const effect: Payment = { kind: 'pay', payment: { id, name }, ...sum, ...month }
    return carry(input, asPaid, date ? { ...effect, date: date.toString() } : effect)
  })
  return chained(turns)
}

/** What is more than the bill was all of it: "paguei a escola com multa de 907,80". */
function toppedUp(amountCents: number, fineCents: number): number {
  return fineCents < amountCents ? amountCents + fineCents : fineCents
}

interface Part {
  words: readonly { at: number; word: string }[]
  /** The day that is told of it, or of those with it, where that is over. */
  date: Temporal.PlainDate | null
  fineCents: number
}

const joints = new Set([',', ';', '.', 'e', 'mas'])
/** They begin what another day is told of. */
const breaks = new Set(['mas', ';', '.'])

/** What is named, part by part; the day behind some of them is that of each. */
function partsOf(message: Message, found: readonly { first: number; last: number }[]): Part[] {
  const { reading } = message
  const { tokens, days, amounts, today } = reading
  const isInFine = (at: number) => found.some(({ first, last }) => first <= at && at <= last)
  const told = tellingIn(message).filter(({ at, word }) => {
    return !isInFine(at) && !leansWord('aside', word)
  })
  const ends = tokens.flatMap(({ norm }, at) => (joints.has(norm) && !isInFine(at) ? [at] : []))
  const parts: (Part & { isLast: boolean })[] = []
  let first = 0
  for (const end of [...ends, tokens.length]) {
    const isInside = (one: { first: number }) => one.first >= first && one.first < end
    const words = told.filter(({ at }) => at >= first && at < end)
    const day = days.find(isInside)?.date ?? null
    const fine = amounts.find(isInside)?.valueCents ?? 0
    if (words.length > 0) parts.push({ words, date: null, fineCents: 0, isLast: false })
    const last = parts.at(-1)
    if (last && day && Temporal.PlainDate.compare(day, today) < 0) last.date = day
    if (last && fine > 0) last.fineCents = Math.round(fine)
    if (last && breaks.has(tokens[end]?.norm ?? '')) last.isLast = true
    first = end + 1
  }
  return parts.map((part, at) => {
    const behind = part.isLast || part.date ? null : parts.slice(at + 1)
    const group = behind?.slice(0, behind.findIndex(({ isLast }) => isLast) + 1 || undefined)
    return { ...part, date: part.date ?? group?.find(({ date }) => date)?.date ?? null }
  })
}

/** The one bill that all of the words name. */
function named(words: Part['words'], payments: readonly Bill[]): Bill | null {
  const [fit, another] = fitting(words, payments)
  return fit && !another && fit.at.length === words.length ? fit.thing : null
}

/** Of none of them the sum is known, and the fine alone is none: it is asked for. */
function askedTurn(input: TurnInput, { reading }: Message, parts: readonly Part[]): Turn {
  const names = parts.map(({ words }) => spoken(reading, words))
  const listed = `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`
  const description = capital(listed)
  const reply = { kind: 'ask', missing: 'amount', description, amountCents: 0 } as const
  return say(input, asked, { ...reply, isOutOfBounds: false })
}

function spoken({ text, tokens }: Reading, words: Part['words']): string {
  return text.slice(tokens[words[0]?.at ?? 0]?.start, tokens[words.at(-1)?.at ?? 0]?.end)
}
