import { limits } from '@lya/core/limits.ts'
import type { NamedDay } from '#language/days/named-day.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { cardNameIn, isCardOwed } from '#understanding/intents/commitments/cards/card-name.ts'
import { isBill } from '#understanding/intents/commitments/of-bills.ts'
import {
  isNaming,
  isOfMonth,
  sharedDay,
} from '#understanding/intents/commitments/rhythm/shared-day.ts'
import { categoryOfSubject } from '#understanding/intents/commitments/subject-said.ts'
import { isToRemember } from '#understanding/intents/commitments/to-remember.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

/** One of several that a message tells of, each with its own sum and name. */
export interface Billed {
  name: string
  /** The name of a category of the person's. */
  category?: string
  amountCents: number
  /** Null where no day of the month is told of it. */
  day: NamedDay | null
  /** It is called what comes every month. */
  isBill: boolean
}

/** Nobody tells of more in one message. */
const itemsMax = 12
/** What only says when. */
const dueWords = new Set(
  (
    'vence vencem vencendo vencimento venc cai caem todo toda vem vai alem tambem debita debitam ' +
    'desconta descontam costuma'
  ).split(' '),
)
const joints = new Set([',', ';', '.', 'e', '+', '-', '|'])

/**
 * The things of a list, each with its sum: "luz 98 dia 12 e água 54 dia 18". A day that is told
 * once, before or behind all of them, is that of each. Null where there are not two or more, or
 * one of them has no name, or a number is left over.
 */
export function billedIn(message: Message): Billed[] | null {
  const { index } = message
  const reading = withoutOpening(message.reading)
  const { amounts, days } = reading
  const count = firstOnesIn(reading) ?? amounts.length
  const isPlain = amounts
    .slice(0, count)
    .every(({ isForeign, isNegative, isVague, valueCents }) => {
      const isBounded = valueCents >= 1 && valueCents <= limits.amountCentsMax
      return !isForeign && !isNegative && !isVague && isBounded
    })
  if (count < 2 || count > amounts.length || count > itemsMax || !isPlain) return null
  const shared = sharedDay(reading)
  // What falls due does so on any day that is told.
  const isDue = leans('due', reading) || isToRemember(reading)
  if (!shared && !isDue && days.some((one) => !isOfMonth(reading, one))) return null
  const spans = spansOf(reading, shared)
  if (!spans) return null
  const items = spans
    .slice(0, count)
    .map((span, at) => itemOf({ reading, index }, span, amounts[at]?.valueCents))
  const told = items.flatMap((one) => (one ? [{ ...one, day: shared ?? one.day }] : []))
  if (told.length < count) return null
  return told.map((one, at) => {
    const isBeside = one.day === null && isOnSameDay(reading, spans[at])
    return isBeside ? { ...one, day: told[at - 1]?.day ?? null } : one
  })
}

/** "cadastra as duas primeiras", of a list of three: so many of them; null where all are meant. */
function firstOnesIn(reading: Reading): number | null {
  if (!leans('firstOnes', reading)) return null
  return leans('firstThree', reading) ? 3 : 2
}

/** "agora as contas fixas: ..." is told now, and none of them is due today. */
function withoutOpening(reading: Reading): Reading {
  const [{ first: start } = { first: 0 }] = reading.amounts
  const isOpening = ({ first, last, date }: NamedDay) => {
    const isToday = first === last && first < start && date.equals(reading.today)
    // "hoje vence a luz 140 e a água 60" tells when.
    const isDue = dueWords.has(reading.tokens[last + 1]?.norm ?? '')
    return isToday && !isDue && !isNaming(reading, 0, first)
  }
  return reading.days.some(isOpening)
    ? { ...reading, days: reading.days.filter((one) => !isOpening(one)) }
    : reading
}

/** The one thing of a message, with its sum and its day of the month; null for several. */
export function billedAlone({ reading, index }: Message): Billed | null {
  const [amount, another] = reading.amounts
  if (!amount || another || amount.isForeign || amount.isNegative) return null
  const day = reading.days.find((one) => isOfMonth(reading, one)) ?? null
  const span = { first: 0, last: reading.tokens.length - 1, day }
  return itemOf({ reading, index }, span, amount.valueCents)
}

/** "e o condomínio 380 vai junto": on the day of the one before. */
function isOnSameDay({ tokens }: Reading, { first, last }: Span = noSpan): boolean {
  const own = tokens.slice(first, last + 1)
  return own.some(({ norm }, at) => {
    return norm === 'junto' || (norm === 'mesmo' && own[at + 1]?.norm === 'dia')
  })
}

interface Span {
  first: number
  last: number
  day: NamedDay | null
}

const noSpan: Span = { first: 0, last: -1, day: null }

/** The tokens of each of them: up to a comma or an "e" between two pairs, else behind the pair. */
function spansOf(reading: Reading, shared: NamedDay | null): Span[] | null {
  const { amounts, days, tokens } = reading
  const own = shared ? [] : days
  const isLed = (own[0]?.first ?? tokens.length) < (amounts[0]?.first ?? 0)
  const starts = [0]
  for (const [at, { last }] of amounts.entries()) {
    const next = amounts[at + 1]
    if (!next) continue
    const between = own.filter((one) => one.first > last && one.last < next.first)
    // "dia 5 aluguel 900, dia 10 água 62": where the days lead, it is that of the next.
    const end = isLed ? last : (between[0]?.last ?? last)
    starts.push((jointIn(reading, end + 1, next.first) ?? end) + 1)
  }
  const spans = starts.map((first, at): Span & { days: NamedDay[] } => {
    const last = (starts[at + 1] ?? tokens.length) - 1
    const inside = own.filter((one) => one.first >= first && one.last <= last)
    const [day, another] = inside
    // "academia 89,90 dia 5 e a luz que varia, dia 18": what has a day and no sum is no part of it.
    const isCut = day && another && day.first > (amounts[at]?.last ?? 0)
    if (isCut) return { first, last: day.last, day, days: [day] }
    return { first, last, day: day ?? null, days: inside }
  })
  const isClear = spans.every((one) => one.days.length <= 1)
  return isClear ? spans : null
}

function jointIn({ tokens }: Reading, from: number, to: number): number | null {
  const at = tokens.slice(from, to).findIndex(({ norm }) => joints.has(norm))
  return at < 0 ? null : from + at
}

function itemOf(
  { reading, index }: Pick<Message, 'reading' | 'index'>,
  { first, last, day }: Span,
  value = 0,
): Billed | null {
  const { tokens, text, today } = reading
  const part = readMessage(text.slice(tokens[first]?.start, tokens[last]?.end), today)
  const covers = [...coverTokens(part)]
  for (const [at, { norm }] of part.tokens.entries()) {
    const isFee = norm === 'mensalidade' && !/^d[aeo]s?$/.test(part.tokens[at + 1]?.norm ?? '')
    if (isFee || dueWords.has(norm)) covers[at] ??= 'filler'
  }
  const told = findSubject(part, covers, 0, part.tokens.length - 1)
  const subject = isCardOwed(part) && !isBill(part) ? null : told
  const isOwn = Math.round(part.amounts[0]?.valueCents ?? 0) === Math.round(value)
  const card = subject ? null : cardNameIn(part)
  if (!(subject || card) || part.amounts.length !== 1 || !isOwn) return null
  const category = categoryOfSubject({ reading: part, index })
  return {
    name: subject ? writeSubject(part, subject) : (card ?? ''),
    ...(category ? { category } : {}),
    amountCents: Math.round(value),
    day,
    isBill: card !== null || isBill(part),
  }
}
