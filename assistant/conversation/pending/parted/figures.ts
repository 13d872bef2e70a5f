import type { RecurringDraft } from '#conversation/effect.ts'
import { ofDay } from '#conversation/pending/parted/vocabulary.ts'
import type { Reading } from '#understanding/reading.ts'

/** What a part puts a sum or a day to, in centavos and as a day of the month. */
export interface Figures {
  sums: number[]
  dueDays: number[]
  /** It tells any at all. */
  isTold: boolean
}

const lastOfMonth = 31

/** It speaks of the day on which a bill falls due, by a word or by that day. */
export function speaksOfDay(reading: Reading, bill: RecurringDraft): boolean {
  const own = bill.dueDay * 100
  return (
    reading.tokens.some(({ norm }) => ofDay.has(norm)) ||
    (own !== bill.amountCents && placed(reading).some(({ value }) => value === own))
  )
}

/** The figures that are told of a bill, without those which it has and those that are denied. */
export function figuresIn(reading: Reading, bill: RecurringDraft, isOfDay: boolean): Figures {
  const told = placed(reading)
  const own = told.map((one) => {
    const isDay = !one.isMoney && (one.isDay || (isOfDay && mayBeDay(one.value)))
    return { ...one, isDay, isFormer: isDenied(reading, one.first) }
  })
  const anew = own.filter(({ isDay, isFormer, value }) => {
    return !isFormer && value !== (isDay ? bill.dueDay * 100 : bill.amountCents)
  })
  const some = (isDay: boolean) => [
    ...new Set(anew.filter((one) => one.isDay === isDay).map(({ value }) => value)),
  ]
  const dueDays = some(true).map((value) => value / 100)
  return { sums: some(false), dueDays, isTold: told.length > 0 }
}

const mayBeDay = (value: number) => value % 100 === 0 && value > 0 && value <= lastOfMonth * 100

interface Placed {
  first: number
  value: number
  isMoney: boolean
  isDay: boolean
}

/** Each number of it once, as a sum, a day or neither by itself. */
function placed({ amounts, days, numbers, tokens }: Reading): Placed[] {
  // "só uma correção" counts nothing.
  const isArticle = ({ first, last }: { first: number; last: number }) =>
    first === last && articles.has(tokens[first]?.norm ?? '')
  // "me avisa dia 14 às 18"
  const isClock = ({ first, last }: { first: number; last: number }) => {
    const isAt = tokens[first - 1]?.norm === 'as' && tokens[first - 2]?.norm !== 'pagar'
    return isAt || hours.has(tokens[last + 1]?.norm ?? '')
  }
  const sums = amounts
    .filter((one) => !isArticle(one) && !isClock(one))
    .map(({ first, form, valueCents }) => {
      return { first, value: Math.round(valueCents), isMoney: form !== 'bare', isDay: false }
    })
  const dated = days.flatMap(({ date, first, last }) => {
    const isFigure = tokens.slice(first, last + 1).some(({ norm }) => norm === 'dia')
    return isFigure ? [{ first, last, value: date.day * 100, isMoney: false, isDay: true }] : []
  })
  const isDated = (at: number) => dated.some(({ first, last }) => first <= at && at <= last)
  const others = numbers
    .filter((one) => !isArticle(one) && !isClock(one))
    .flatMap(({ first, hundredths: value }) => {
      const isTaken =
        isDated(first) || amounts.some((one) => one.first <= first && first <= one.last)
      return isTaken || value === null
        ? []
        : [{ first, value, isMoney: false, isDay: tokens[first - 1]?.norm === 'dia' }]
    })
  return [...sums.filter(({ first }) => !isDated(first)), ...dated, ...others]
}

const hours = new Set(['h', 'hs', 'hrs', 'hora', 'horas'])
const articles = new Set(['um', 'uma'])
const between = new Set('eh foi era sao r $ de dia no o os do mais'.split(' '))
const denies = new Set(['nao', 'nem', 'vez', 'inves', 'lugar'])

/** "não 900", "em vez de 10". */
function isDenied({ tokens }: Reading, first: number): boolean {
  let at = first - 1
  while (at >= 0 && between.has(tokens[at]?.norm ?? '') && !denies.has(tokens[at]?.norm ?? ''))
    at -= 1
  return denies.has(tokens[at]?.norm ?? '')
}
