import { months } from '#language/days/words.ts'
import type { Reading } from '#understanding/reading.ts'

const aheadLabels = new Set(['vencimento', 'vence', 'validade', 'cobranca', 'ate', 'de'])

const nearDays = 100

/** The day that a notice gives itself, not after today; today where it gives none. */
export function noticeDay(reading: Reading): Temporal.PlainDate {
  const { tokens, days, today } = reading
  const own = days.find(({ first, last, date }) => {
    if (Temporal.PlainDate.compare(date, today) > 0) return false
    const words = tokens.slice(first, last + 1).map(({ folded }) => folded)
    // "31.884.220/0001-07" and "Banco 24 Horas" hold no days.
    // A day without a year is read as past: one so far back is still to come.
    const isFar = words.length <= 3 && today.since(date).days > nearDays
    const isDated = words.includes('/') && (words[0]?.length ?? 9) <= 2 && !isFar
    const isYear = tokens.slice(last + 1, last + 4).some((one) => /^20\d\d$/.test(one.folded))
    const isNear = words.includes('hoje') || words.includes('ontem')
    const before = tokens.slice(Math.max(0, first - 2), first).map(({ norm }) => norm)
    const isAhead = before.some((word) => aheadLabels.has(word))
    // "26 NOV 2026 - 10:22"
    const isStamped = words.length <= 3 && months.has(words[1] ?? '')
    return ((isDated || isStamped) && !isAhead) || (isYear && words.includes('de')) || isNear
  })
  return own?.date ?? today
}

/** By when a notice is to be paid; null where it names no day to come. */
export function dueDay({ tokens, days, today }: Reading): Temporal.PlainDate | null {
  const ahead = days.find(({ date }) => Temporal.PlainDate.compare(date, today) >= 0)
  if (ahead) return ahead.date
  // "vence em 10/12", in November: without a year it was read as past.
  const next = days.find(({ first, date }) => {
    const before = tokens.slice(Math.max(0, first - 2), first)
    const isLabelled = before.some(({ norm }) => aheadLabels.has(norm) && norm !== 'de')
    return isLabelled && today.since(date).days > nearDays
  })
  return next?.date.add({ years: 1 }) ?? null
}
