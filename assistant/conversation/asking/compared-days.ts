import type { Query } from '#conversation/effect.ts'
import { weekAsked } from '#conversation/naming/asked-week.ts'
import { monthsNamed } from '#language/periods/months-named.ts'
import type { Message } from '#understanding/intents/candidate.ts'

type Days = { from: string; to: string }
type Compared = Pick<Query, 'from' | 'to' | 'against'>

/**
 * The days that a question holds against each other, where these are not this month and the one
 * before: "gastei mais em janeiro ou em dezembro?", "gastei mais essa semana ou na passada?".
 */
export function comparedDays({ reading }: Message): Compared | null {
  const { flat, today, tokens } = reading
  const [first, other] = monthsNamed(tokens, today).map((one) => span(one.from, one.to))
  if (first && other && first.from !== other.from) return { ...first, against: other }
  return first ? null : (weeks(flat, today) ?? twoDays(flat, today) ?? now(flat))
}

/** "recebi mais agora do que mês passado?": this month, and not the one that is named. */
function now(flat: string): Compared | null {
  const isNow = flat.includes(' agora ') && flat.includes(' mes passado ')
  return isNow ? { from: null, to: null } : null
}

/** This week as far as it went, and the whole one before. */
function weeks(flat: string, today: Temporal.PlainDate): Compared | null {
  if (!flat.includes(' semana ') || flat.includes(' mes ')) return null
  const now = weekAsked(' essa semana ', today, false)
  const before = weekAsked(' semana passada ', today, false)
  return now && before && { ...now, against: before }
}

function twoDays(flat: string, today: Temporal.PlainDate): Compared | null {
  if (!flat.includes(' hoje ') || !flat.includes(' ontem ')) return null
  const yesterday = today.subtract({ days: 1 })
  return { ...span(today, today), against: span(yesterday, yesterday) }
}

function span(from: Temporal.PlainDate, to: Temporal.PlainDate): Days {
  return { from: from.toString(), to: to.toString() }
}
