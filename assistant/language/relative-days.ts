import { timeUnits } from '#language/day-words.ts'
import type { NamedDay } from '#language/days.ts'
import { readSmallNumber } from '#language/small-number.ts'
import type { Token } from '#language/tokens.ts'

/** Phrases of whole words, longest first, and the days from today. */
const phrases: readonly (readonly [readonly string[], number])[] = [
  [['antes', 'de', 'ontem'], -2],
  [['depois', 'de', 'amanha'], 2],
  [['ante', 'ontem'], -2],
  [['anteontem'], -2],
  [['ontem'], -1],
  [['hoje'], 0],
  [['agora'], 0],
  [['amanha'], 1],
]

/** `ontem`, `ha 3 dias`, `duas semanas atras`, `mes passado`, `daqui a 2 dias`. */
export function readRelativeDay(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedDay | null {
  const word = tokens[first]?.norm ?? ''
  for (const [words, days] of phrases) {
    if (words[0] === word && words.every((one, at) => tokens[first + at]?.norm === one)) {
      return { first, last: first + words.length - 1, date: today.add({ days }) }
    }
  }
  return readPeriod(tokens, first, today) ?? readDistance(tokens, first, today)
}

const past = /^(passad[oa]|anterior|ultim[oa])$/

/** A whole week, month or year stands for the same day in it, which is where people mean it. */
function readPeriod(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedDay | null {
  const word = tokens[first]?.norm ?? ''
  const next = tokens[first + 1]?.norm ?? ''
  if (word === 'fim' && next === 'de') return readWeekend(tokens, first, today)
  if (word === 'fim de semana') return weekend(first, first, tokens[first + 1]?.norm ?? '', today)
  const unit = timeUnits.get(word)
  if (!unit || unit === 'days' || word.endsWith('s') !== (word === 'mes')) return null
  if (past.test(next)) return { first, last: first + 1, date: today.subtract({ [unit]: 1 }) }
  if (/^retrasad[oa]$/.test(next)) {
    return { first, last: first + 1, date: today.subtract({ [unit]: 2 }) }
  }
  const isComing = next === 'que' && tokens[first + 2]?.norm === 'vem'
  if (isComing) return { first, last: first + 2, date: today.add({ [unit]: 1 }) }
  const isNext = /^proxim[oa]$/.test(tokens[first - 1]?.norm ?? '')
  return isNext ? { first: first - 1, last: first, date: today.add({ [unit]: 1 }) } : null
}

function readWeekend(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedDay | null {
  if (tokens[first + 2]?.norm !== 'semana') return null
  return weekend(first, first + 2, tokens[first + 3]?.norm ?? '', today)
}

/** The Saturday of the last weekend that has begun, the one before it for "retrasado". */
function weekend(
  first: number,
  last: number,
  which: string,
  today: Temporal.PlainDate,
): NamedDay | null {
  if (which === 'que') return null
  const isPast = past.test(which)
  const isBefore = which === 'retrasado'
  const isRunning = today.dayOfWeek >= 6
  const saturday = today.subtract({ days: (today.dayOfWeek + 1) % 7 })
  if (isRunning && !isPast && !isBefore) return { first, last, date: today }
  const weeks = (isBefore ? 1 : 0) + (isRunning ? 1 : 0)
  const date = saturday.subtract({ weeks })
  return { first, last: isPast || isBefore ? last + 1 : last, date }
}

const since = new Set(['ha', 'faz', 'fazem', 'tem', 'fez'])

function readDistance(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedDay | null {
  const word = tokens[first]?.norm ?? ''
  const isSince = since.has(word)
  const isAhead = word === 'daqui'
  const linked = tokens[first + 1]?.norm ?? ''
  const skip = isAhead && (linked === 'a' || linked === 'ha') ? 2 : 1
  const start = isSince || isAhead ? first + skip : first
  const count = readSmallNumber(tokens, isSince && linked === 'uns' ? start + 1 : start)
  const unit = count && timeUnits.get(tokens[count.last + 1]?.norm ?? '')
  if (!count || !unit) return null
  const last = count.last + 1
  const isAgo = /^(atras|antes)$/.test(tokens[last + 1]?.norm ?? '')
  const length = { [unit]: count.value }
  if (isAhead) return { first, last, date: today.add(length) }
  if (isSince || isAgo) {
    return { first, last: isAgo ? last + 1 : last, date: today.subtract(length) }
  }
  return null
}
