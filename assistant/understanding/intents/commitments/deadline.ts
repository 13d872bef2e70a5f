import { nextSuch } from '#language/days/next-such.ts'
import { months } from '#language/days/words.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** By when it is to be reached, YYYY-MM-DD; null where nothing is told of that. */
export function deadlineIn({ reading }: Pick<Message, 'reading'>): string | null {
  const ofYear = lastDayTold(reading)
  if (ofYear) return isAfter(ofYear, reading.today) ? ofYear.toString() : null
  const deadline = reading.days.at(-1)
  // "até sexta", "até dia 10": the next of that name, not that of a year later.
  if (deadline) return ahead(nextSuch(reading.tokens, deadline, reading.today), reading.today)
  return deadlineByHoliday(reading) ?? deadlineByMonth(reading)
}

const nextYear = '(?:ano que vem|ano q vem|proximo ano)'
const monthOfYear = new RegExp(
  `(?<![a-z])(?<!\\d de )([a-z]{3,9})(?: d[eo]| /|/| -)* ?(20\\d\\d|${nextYear})`,
  'g',
)
const numbered = /(?<!\d|\/|\.)(0?[1-9]|1[0-2]) ?\/ ?(20\d\d)(?!\d)/
const endOfYear = new RegExp(` (?:ate|fim|final) (?:\\S+ ){0,3}?(20\\d\\d|${nextYear}) `)

/** The last day of the month or the year that is told with its year: `até junho de 2028`. */
function lastDayTold({ flat, text, today }: Message['reading']): Temporal.PlainDate | null {
  const yearOf = (said: string) => (/^\d/.test(said) ? Number(said) : today.year + 1)
  for (const [, name = '', year = ''] of flat.matchAll(monthOfYear)) {
    const month = months.get(name)
    if (month !== undefined) return lastDayOf(yearOf(year), month)
  }
  const [, month, year] = isDayTold(text) ? [] : (numbered.exec(text) ?? [])
  if (month !== undefined && year !== undefined) return lastDayOf(Number(year), Number(month))
  const whole = endOfYear.exec(flat)?.[1]
  return whole === undefined ? null : lastDayOf(yearOf(whole), monthsOfYear)
}

const monthsOfYear = 12

/** `15/08/2027` is a day. */
function isDayTold(text: string): boolean {
  return /\d ?\/ ?\d\d? ?\/ ?20\d\d/.test(text)
}

function lastDayOf(year: number, month: number): Temporal.PlainDate {
  const { daysInMonth } = Temporal.PlainYearMonth.from({ year, month })
  return Temporal.PlainDate.from({ year, month, day: daysInMonth })
}

function isAfter(date: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(date, today) > 0
}

/** Days are read as past ones; a deadline is the next such day. */
function ahead(date: Temporal.PlainDate, today: Temporal.PlainDate): string {
  let next = date
  while (!isAfter(next, today)) next = next.add({ years: 1 })
  return next.toString()
}

function deadlineByHoliday({ flat, today }: Message['reading']): string | null {
  if (!/ ate (o )?natal /.test(flat)) return null
  return ahead(today.with({ month: 12, day: 25 }).subtract({ years: 1 }), today)
}

const leads = new Set('o ao em fim final de do mes'.split(' '))
/** `mar` is the sea. */
const nameMin = 4

const terms = new Set(['ate', 'em', 'pra', 'para'])

/** `até julho`, `em julho`: until its last day. */
function deadlineByMonth({ flat, today }: Message['reading']): string | null {
  const words = flat.split(' ')
  const told = words.flatMap((word, at) => {
    if (!terms.has(word)) return []
    const named = words.slice(at + 1).find((one) => !leads.has(one)) ?? ''
    return named.length >= nameMin ? (months.get(named) ?? []) : []
  })
  const month = told.at(-1)
  if (month === undefined) return null
  const first = today.with({ month, day: 1 })
  const last = first.with({ day: first.daysInMonth }).subtract({ years: 1 })
  return ahead(last, today)
}
