import type { Amount, Quantity } from '#language/amounts/amount.ts'
import { withAppInFigures } from '#language/amounts/rides/ride-said.ts'
import type { PlacedNumber } from '#language/amounts/role.ts'
import { findAmounts } from '#language/amounts.ts'
import { withoutMendedDay } from '#language/days/mended-day.ts'
import type { NamedDay } from '#language/days/named-day.ts'
import { withNearDays } from '#language/days/near-days.ts'
import { findDays } from '#language/days.ts'
import { tidyText } from '#language/fold.ts'
import { withoutListMarks } from '#language/list-marks.ts'
import { type Token, tokenise } from '#language/tokens.ts'
import { withoutAsides, withoutCourtesies } from '#understanding/asides.ts'
import { withCameToPay } from '#understanding/came-to-pay.ts'
import { withoutErrands, withoutStops } from '#understanding/errands.ts'
import { withoutAskedLead, withoutFavours } from '#understanding/favours.ts'
import { meantInContext } from '#understanding/in-context.ts'
import { findMeanings, termLengthAt } from '#understanding/lexicon/find.ts'
import { withoutFaces } from '#understanding/lexicon/pictures.ts'
import { termAt } from '#understanding/lexicon/term-at.ts'
import { namesHere } from '#understanding/naming-fillers.ts'
import { withoutOpeners } from '#understanding/openers.ts'
import { withRoughlyTold } from '#understanding/roughly-told.ts'
import { repair } from '#understanding/slips/repair.ts'
import { withoutTopicMark } from '#understanding/topics.ts'

/** A message taken apart once, for every rule to look at. */
export interface Reading {
  /** The tidy text, which token positions point into. */
  text: string
  tokens: readonly Token[]
  /** The `norm` of all tokens with single spaces between, and one at each end. */
  flat: string
  /** Where each token begins in `flat`. */
  starts: readonly number[]
  days: readonly NamedDay[]
  /** Every number with its one role, days too. */
  numbers: readonly PlacedNumber[]
  amounts: readonly Amount[]
  quantities: readonly Quantity[]
  /** For each token, whether it is part of a known term of several words ("pague menos"). */
  inTerm: readonly boolean[]
  today: Temporal.PlainDate
}

/** What was read last: several look at a message and its parts before it is gone through. */
const latest: { message: string; today: Temporal.PlainDate; reading: Reading }[] = []

/** As many as the parts of one message, and few enough to be found at once. */
const latestMax = 24

/** Takes a message apart into repaired words, days, amounts and counts: once for all who ask. */
export function readMessage(message: string, today: Temporal.PlainDate): Reading {
  const read = latest.find((one) => one.message === message && one.today === today)
  if (read) return read.reading
  const reading = takeApart(message, today)
  if (latest.length >= latestMax) latest.shift()
  latest.push({ message, today, reading })
  return reading
}

function takeApart(message: string, today: Temporal.PlainDate): Reading {
  const said = withRoughlyTold(withCameToPay(withAppInFigures(withoutTopicMark(tidyText(message)))))
  const plain = withoutStops(withoutErrands(withoutAskedLead(withoutFaces(said))))
  const text = withoutListMarks(
    withoutOpeners(withoutAsides(withoutFavours(withoutCourtesies(plain)))),
  )
  const tokens = readTokens(text)
  const starts: number[] = []
  let flat = ' '
  for (const token of tokens) {
    starts.push(flat.length)
    flat += `${token.norm} `
  }
  const days = withNearDays(tokens, findDays(tokens, today), today)
  const told = withoutMendedDay(text, tokens, days)
  if (told !== text) return takeApart(told, today)
  return {
    text,
    tokens,
    flat,
    starts,
    days,
    ...findAmounts(tokens, days),
    inTerm: markTerms(tokens, text),
    today,
  }
}

/** The tokens of a tidy text with slips repaired. */
export function readTokens(text: string): Token[] {
  const tokens = tokenise(text)
  for (const [at, token] of tokens.entries()) {
    const meant = meantInContext(tokens, at)
    if (meant) token.norm = meant
    else repair(tokens, at, text)
  }
  return tokens
}

function markTerms(tokens: readonly Token[], text: string): boolean[] {
  const marks = tokens.map((_, at) => namesHere(tokens, at, text))
  for (let at = 0; at < tokens.length; at += 1) {
    for (let length = termLengthAt(tokens, at, tokens.length - 1); length > 1; length -= 1) {
      const term = termAt(tokens, at, length)
      if (term.includes(' ') && findMeanings(term)) marks.fill(true, at, at + length)
    }
  }
  return marks
}

/** The flat text of a range of tokens, with a space at each end. */
export function flatOf(reading: Reading, first: number, end: number): string {
  const last = Math.min(end, reading.tokens.length - 1)
  if (last < first) return ' '
  const start = reading.starts[first] ?? 1
  const lastStart = reading.starts[last] ?? start
  const length = reading.tokens[last]?.norm.length ?? 0
  return reading.flat.slice(start - 1, lastStart + length + 1)
}

/** The token that a position of the flat text is in. */
export function tokenAt(reading: Reading, position: number): number {
  let low = 0
  let high = reading.starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((reading.starts[middle] ?? 0) <= position) low = middle
    else high = middle - 1
  }
  return low
}
