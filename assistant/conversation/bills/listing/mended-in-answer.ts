import { cents } from '@lya/core/amounts/cents.ts'
import { firstDueDate } from '@lya/core/money/recurring/due-date.ts'
import type { RecurringDraft } from '#conversation/effect.ts'
import { isSame, tellingWords } from '#conversation/match-named.ts'
import type { Reading } from '#understanding/reading.ts'

/**
 * The bills as the answer has them: "são de todo mês, mas a academia é 109 e o aluguel dia 10". A
 * sum or a day is of the bill that is named last before it.
 *
 * @returns Null where a sum is of none of them, or two are of one: something else is told.
 */
export function mendedInAnswer(
  bills: readonly RecurringDraft[],
  reading: Reading,
): RecurringDraft[] | null {
  const { amounts, days, today } = reading
  const own = amounts.filter((one) => !isCount(reading, one, bills.length))
  const sums = own.map((one) => ({ at: one.first, cents: Math.round(one.valueCents) }))
  const told = days.filter(({ first, last }) => hasFigure(reading, first, last))
  const dues = told.map(({ first, date }) => ({ at: first, day: date.day }))
  const [named, dated] = [
    sums.map(({ at }) => lastNamed(bills, reading, at)),
    dues.map(({ at }) => lastNamed(bills, reading, at)),
  ]
  if ([...named, ...dated].includes(null) || isTwice(named) || isTwice(dated)) return null
  return bills.map((bill) => {
    const sum = sums[named.indexOf(bill)]
    const due = dues[dated.indexOf(bill)]
    const { frequency } = bill
    const half = !sum && isHalved(reading, bill) ? Math.round(bill.amountCents / 2) : null
    const nextDate = due && firstDueDate(today, { frequency, dueDay: due.day }).toString()
    return {
      ...bill,
      ...(sum ? { amountCents: cents(sum.cents) } : {}),
      ...(half === null ? {} : { amountCents: cents(half) }),
      ...(due && nextDate ? { dueDay: due.day, nextDate } : {}),
    }
  })
}

/** "metade do aluguel, a academia é mensal": what is one's own of it. */
function isHalved({ tokens }: Reading, { name }: RecurringDraft): boolean {
  const at = tokens.findIndex(({ norm }) => norm === 'metade')
  const isPaid = tokens.some(({ norm }) => norm === 'paguei' || norm === 'paga')
  const next = tokens.slice(at + 1, at + 1 + halfMax)
  const isNamed = tellingWords(name).some((word) => next.some(({ norm }) => isSame(word, norm)))
  return at >= 0 && !isPaid && isNamed
}

const halfMax = 3

/** "os 2 são de todo mês" counts them. */
function isCount(
  { tokens }: Reading,
  { first, valueCents }: Reading['amounts'][number],
  of: number,
) {
  return valueCents === 100 * of && counting.has(tokens[first - 1]?.norm ?? '')
}

/** "agora" is no day on which it falls due. */
function hasFigure({ tokens }: Reading, first: number, last: number): boolean {
  return tokens.slice(first, last + 1).some(({ kind }) => kind === 'number')
}

const counting = new Set(['os', 'as', 'esses', 'essas'])

/** The bill that is named last before a token; null where none is, or two at once. */
export function lastNamed(
  bills: readonly RecurringDraft[],
  { tokens }: Reading,
  before: number,
): RecurringDraft | null {
  const named = tokens.slice(0, before).map(({ norm }) => {
    return bills.filter(({ name }) => tellingWords(name).some((word) => isSame(word, norm)))
  })
  const last = named.findLast((those) => those.length > 0) ?? []
  return last.length === 1 ? (last[0] ?? null) : null
}

const isTwice = (those: readonly unknown[]) => new Set(those).size < those.length
