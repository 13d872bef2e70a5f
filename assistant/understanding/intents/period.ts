import { isUntil, nextSuch } from '#language/days/next-such.ts'
import { months } from '#language/days/words.ts'
import { findPeriod } from '#language/periods/find-period.ts'
import type { Period } from '#language/periods/period.ts'
import { monthOf } from '#language/periods/units.ts'
import type { Fields } from '#understanding/intents/candidate.ts'
import { isComing } from '#understanding/intents/commitments/rhythm/near-ahead.ts'
import type { Reading } from '#understanding/reading.ts'

const coming = / (que vem|proxim[oa]s?|seguintes?) /
/** Of what is still to come: "quanto vou gastar em janeiro?" is no question of the last one. */
const ahead = / (vou|vamos|vai|sobra|sobrar) /

/**
 * The period that a question names, `from` and `to` inclusive; nothing where none is named. What
 * was spent ends today at the latest, but for the running month, which is whole as the dashboard's
 * is, with what is dated ahead; what is due is asked of the whole period.
 */
export function readPeriod(
  reading: Reading,
  isDue: boolean,
  isAheadAsked: boolean | 'near' = false,
): Fields {
  const { tokens, today, flat } = reading
  const days = isDue
    ? reading.days.map((day) => ({ ...day, date: nextSuch(tokens, day, today) }))
    : reading.days
  const named = findPeriod(tokens, days, today) ?? monthNamed(reading)
  const bare = bareDays(reading)
  // "do dia 5 ao 15": not the 5th alone.
  const isBegun = bare !== null && named?.from.equals(bare.from) === true
  const period =
    firstDays(reading) ??
    daysOfMonth(reading) ??
    (isBegun ? bare : withNext(reading, named)) ??
    bare ??
    sinceDay(reading) ??
    thisDay(reading)
  if (!period) return {}
  const [only] = days
  const isDay = only !== undefined && period.from.equals(only.date) && period.to.equals(only.date)
  if (isDay && isUntil(tokens, only)) {
    // "até sexta": of what is due from now on, of what was spent since its month began.
    return told(isDue ? earlier(today, only.date) : only.date.with({ day: 1 }), only.date)
  }
  const isAhead = Temporal.PlainDate.compare(period.from, today) > 0
  if (isAhead && !isDue && !coming.test(flat) && !/ 20\d\d /.test(flat) && days.length === 0) {
    // "o quarto trimestre" in March is last year's.
    return told(period.from.subtract({ years: 1 }), period.to.subtract({ years: 1 }))
  }
  // "agora me mostra o que vence em dezembro" begins so, and names no day.
  const isDated = days.some(({ first }) => tokens[first]?.norm !== 'agora')
  const isGone = Temporal.PlainDate.compare(period.to, today) < 0
  if (
    isGone &&
    (isDue || isComing(isAheadAsked, period, reading) || ahead.test(flat)) &&
    !isDated &&
    !/ 20\d\d | passad[oa] /.test(flat)
  ) {
    // What is due in January, asked in December, is due in the next.
    return told(period.from.add({ years: 1 }), period.to.add({ years: 1 }))
  }
  const isRunning = !isAhead && Temporal.PlainDate.compare(period.to, today) > 0
  const to = isRunning && !isDue && !isOneMonth(period) ? today : period.to
  return told(period.from, to)
}

function isOneMonth({ from, to }: Period): boolean {
  return from.day === 1 && to.equals(monthOf(from).to)
}

function earlier(one: Temporal.PlainDate, other: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(one, other) < 0 ? one : other
}

function told(from: Temporal.PlainDate, to: Temporal.PlainDate): Fields {
  return { from: from.toString(), to: to.toString() }
}

const monthMin = 5

/** `fevereiro sobrou quanto?`: a month by its whole name, without a word before it. */
function monthNamed({ tokens, today }: Reading): Period | null {
  const name = tokens.find(({ folded }) => folded.length >= monthMin && months.has(folded))
  const month = name && months.get(name.folded)
  if (month === undefined) return null
  const year = month <= today.month ? today.year : today.year - 1
  return monthOf(Temporal.PlainDate.from({ year, month, day: 1 }))
}

/** `julho e agosto`, `em julho e em agosto`, `de janeiro para ca`: further than the first named. */
function withNext({ tokens, today }: Reading, first: Period | null): Period | null {
  if (!first) return null
  for (const [at, { norm }] of tokens.entries()) {
    const next = tokens[at + 1]?.norm
    if ((norm === 'para' || norm === 'pra') && next === 'ca') return { from: first.from, to: today }
    if (norm !== 'e' && norm !== ',') continue
    const after = first.to.add({ days: 1 })
    const name = next === 'em' ? tokens[at + 2]?.norm : next
    if (months.get(name ?? '') === after.month) return { from: first.from, to: monthOf(after).to }
  }
  return first
}

/** `nos primeiros 10 dias do mes`: of this one, where no other is named. */
function firstDays({ tokens, today, flat }: Reading): Period | null {
  const at = tokens.findIndex(({ norm }) => norm === 'primeiros')
  const many = Number(tokens[at + 1]?.norm)
  const isOfDays = at >= 0 && tokens[at + 2]?.norm === 'dias'
  const isOther = / passado | anterior /.test(flat) || tokens.some(({ norm }) => months.has(norm))
  if (!isOfDays || isOther || !(many >= 1 && many <= today.daysInMonth)) return null
  return { from: today.with({ day: 1 }), to: today.with({ day: many }) }
}

const ofThis = new Set(['deste', 'desse', 'neste', 'nesse'])

/** `de 10 a 15 deste mes`. */
function daysOfMonth({ tokens, today }: Reading): Period | null {
  const at = tokens.findIndex(
    ({ norm }, index) => ofThis.has(norm) && tokens[index + 1]?.norm === 'mes',
  )
  const words = tokens.slice(Math.max(0, at - 3), at).map(({ norm }) => norm)
  const [from, to] = [Number(words[0]), Number(words[2])]
  const isRange = at > 2 && (words[1] === 'a' || words[1] === 'ate')
  if (!isRange || !(from >= 1 && from <= to && to <= today.daysInMonth)) return null
  return { from: today.with({ day: from }), to: today.with({ day: to }) }
}

const opensRange = new Set(['de', 'do', 'entre', 'dias'])
const joinsRange = new Set(['a', 'ao', 'ate', 'e'])
const endsRange = new Set([
  '?',
  '!',
  '.',
  ',',
  'eu',
  'gastei',
  'recebi',
  'quanto',
  'com',
  'no',
  'na',
  undefined,
])
/** How many words a range of days has, with what may stand between. */
const rangeMax = 8

/** `gastei de 10 a 20`: days of this month, or of the last one where they are yet to come. */
function bareDays({ tokens, today }: Reading): Period | null {
  for (const [at, { norm }] of tokens.entries()) {
    // "do dia 5 ao dia 15", of which the second is hardly said to be a day.
    const behind = tokens.slice(at + 1, at + rangeMax).map((one) => one.norm)
    const [from, join, to, next, after] = behind.filter((one) => one !== 'dia' && one !== 'o')
    const isEnd = endsRange.has(next) || (next === 'de' && !months.has(after ?? ''))
    const isRange = opensRange.has(norm) && joinsRange.has(join ?? '') && isEnd
    const [first, last] = [dayIn(from), dayIn(to)]
    // "de 2 e 40" is no range of days.
    const isJoined = join !== 'e' || norm === 'entre' || norm === 'dias'
    if (!isRange || !isJoined || first === null || last === null || first >= last) continue
    const month = first > today.day ? today.subtract({ months: 1 }) : today
    return { from: month.with({ day: first }), to: month.with({ day: last }) }
  }
  return null
}

/** `fecha o dia`, `quanto deu o dia`, `como foi meu dia`: today, without its name. */
function thisDay({ flat, today }: Reading): Period | null {
  const isToday = / (fech\w+|deu) o dia | meu dia /.test(flat)
  return isToday ? { from: today, to: today } : null
}

const opensSince = new Set(['desde', 'partir'])
const untilNow = new Set(['ca', 'hoje', 'agora'])
const leadsDay = new Set(['o', 'do', 'de', 'dia', 'da'])

/** `desde o 10`, `a partir do dia 10`, `do 10 pra ca`: from a day of this month until today. */
function sinceDay({ tokens, today }: Reading): Period | null {
  for (const [at, { norm }] of tokens.entries()) {
    const behind = tokens.slice(at + 1, at + rangeMax).map((one) => one.norm)
    const [said, join, end] = behind.filter((one) => !leadsDay.has(one))
    const isSince = opensSince.has(norm) && !months.has(join ?? '')
    const isBack = norm === 'do' && joinsNow.has(join ?? '') && untilNow.has(end ?? '')
    const day = dayIn(said)
    if (day === null || !(isSince || isBack)) continue
    const month = day > today.day ? today.subtract({ months: 1 }) : today
    return { from: month.with({ day }), to: today }
  }
  return null
}

const joinsNow = new Set(['pra', 'para', 'ate'])
const daysMax = 31

function dayIn(said: string | undefined): number | null {
  const day = /^\d{1,2}$/.test(said ?? '') ? Number(said) : 0
  return day >= 1 && day <= daysMax ? day : null
}
