import { readLength } from '#language/days/durations.ts'
import type { NamedDay } from '#language/days/named-day.ts'
import { timeUnits } from '#language/days/words.ts'
import type { Token } from '#language/tokens.ts'

/** Phrases of whole words, longest first, and the days from today. */
const phrases: readonly (readonly [readonly string[], number])[] = [
  [['ante', 'ante', 'ontem'], -3],
  [['anteanteontem'], -3],
  [['trasanteontem'], -3],
  [['antes', 'de', 'ontem'], -2],
  [['depois', 'de', 'amanha'], 2],
  [['ante', 'ontem'], -2],
  [['ant', 'ontem'], -2],
  [['anti', 'ontem'], -2],
  [['anteontem'], -2],
  [['ontem'], -1],
  [['hoje'], 0],
  [['agora'], 0],
  [['amanha'], 1],
  [['esta', 'manha'], 0],
  [['essa', 'manha'], 0],
  [['esta', 'tarde'], 0],
  [['essa', 'tarde'], 0],
  [['esta', 'noite'], 0],
  [['essa', 'noite'], 0],
]

const phrasesByWord = Map.groupBy(phrases, ([[word]]) => word)

/** `ontem`, `ha 3 dias`, `duas semanas atras`, `mes passado`, `daqui a 2 dias`. */
export function readRelativeDay(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
  isAhead: boolean,
): NamedDay | null {
  const word = tokens[first]?.norm ?? ''
  for (const [words, days] of phrasesByWord.get(word) ?? []) {
    if (words.every((one, at) => tokens[first + at]?.norm === one)) {
      return { first, last: first + words.length - 1, date: today.add({ days }) }
    }
  }
  return (
    readPeriod(tokens, first, today) ??
    readDistance(tokens, first, today, isAhead) ??
    (isAhead ? readNextDay(tokens, first, today) : null)
  )
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
  const ofMonth = word === 'mes' ? readDayOfPast(tokens, first, today) : null
  if (ofMonth) return ofMonth
  if (past.test(next)) return { first, last: first + 1, date: today.subtract({ [unit]: 1 }) }
  if (/^retrasad[oa]$/.test(next)) {
    return { first, last: first + 1, date: today.subtract({ [unit]: 2 }) }
  }
  const isOver = next === 'que' && tokens[first + 2]?.norm === 'passou'
  if (isOver) return { first, last: first + 2, date: today.subtract({ [unit]: 1 }) }
  const isComing = next === 'que' && tokens[first + 2]?.norm === 'vem'
  if (isComing) return { first, last: first + 2, date: today.add({ [unit]: 1 }) }
  const isNext = /^proxim[oa]$/.test(tokens[first - 1]?.norm ?? '')
  return isNext ? { first: first - 1, last: first, date: today.add({ [unit]: 1 }) } : null
}

/** `mes passado dia 20`, `mês retrasado, no dia 3`: that day of it. */
function readDayOfPast(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedDay | null {
  const which = tokens[first + 1]?.norm ?? ''
  const isBefore = /^retrasad[oa]$/.test(which)
  if (!past.test(which) && !isBefore) return null
  let at = first + 2
  while (linking.has(tokens[at]?.norm ?? '')) at += 1
  const [word, figure, behind] = tokens.slice(at, at + 3)
  const day = Number(figure?.folded)
  const isDay = word?.norm === 'dia' && figure?.kind === 'number' && !behind?.isGlued
  if (!isDay || !Number.isInteger(day) || day < 1 || day > 31) return null
  const month = today.subtract({ months: isBefore ? 2 : 1 })
  return { first, last: at + 1, date: month.with({ day: Math.min(day, month.daysInMonth) }) }
}

const linking = new Set([',', 'no', 'em', 'la', 'pelo'])

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
  isAhead: boolean,
): NamedDay | null {
  const word = tokens[first]?.norm ?? ''
  const linked = tokens[first + 1]?.norm ?? ''
  const isSince = since.has(word)
  const comes = isComing(tokens, first, isAhead)
  const skip = comes && /^(a|ha|de)$/.test(linked) ? 2 : 1
  const start = isSince || comes ? first + skip : first
  const found = readLength(tokens, isSince && linked === 'uns' ? start + 1 : start)
  if (!found) return null
  const { last, length } = found
  const isAgo = /^(atras|antes)$/.test(tokens[last + 1]?.norm ?? '')
  if (comes && !isAgo) return { first, last, date: today.add(length) }
  if (length.years && isSince && !isAgo && isAge(tokens, first, length.years)) return null
  if (isSince || isAgo) {
    return { first, last: isAgo ? last + 1 : last, date: today.subtract(length) }
  }
  return null
}

/** Nobody tells what they paid so many years ago. */
const yearsMax = 2
const aging = new Set(['que', 'ja', 'neto', 'neta', 'filho', 'filha', 'mae', 'pai', 'ele', 'ela'])

/** `a neta fez 15 anos`, `tem 15 anos`, `o menino que faz 7 anos`, `casado há 20 anos`: an age. */
function isAge(tokens: readonly Token[], first: number, years: number): boolean {
  const [before, word] = [tokens[first - 1]?.norm ?? '', tokens[first]?.norm ?? '']
  if (word === 'fez' || word === 'tem' || years > yearsMax) return true
  return word.startsWith('faz') && aging.has(before)
}

/** `daqui a`, `dentro de`; `em 5 dias` as well where nothing is told of the past. */
function isComing(tokens: readonly Token[], first: number, isAhead: boolean): boolean {
  const word = tokens[first]?.norm
  if (word === 'daqui') return true
  if (word === 'dentro') return tokens[first + 1]?.norm === 'de'
  return word === 'em' && (isAhead || (first === 0 && tokens.length <= 4))
}

/** `no dia seguinte`, `no proximo dia`. */
function readNextDay(
  tokens: readonly Token[],
  first: number,
  today: Temporal.PlainDate,
): NamedDay | null {
  const [one, two] = [tokens[first]?.norm, tokens[first + 1]?.norm]
  const isNext = (one === 'dia' && two === 'seguinte') || (one === 'proximo' && two === 'dia')
  return isNext ? { first, last: first + 1, date: today.add({ days: 1 }) } : null
}
