import { findAmounts } from '#language/amounts.ts'
import { findDays } from '#language/days.ts'
import { tidyText } from '#language/fold.ts'
import { findNumbers } from '#language/numbers.ts'
import type { Token } from '#language/tokens.ts'
import { readTokens } from '#understanding/reading.ts'
import { type Step, type Sum, totalOf } from '#understanding/transactions/sums/sum.ts'

const someDay = Temporal.PlainDate.from({ year: 2028, month: 2, day: 29 })
const partsMax = 100
/** `metade`, `um terco`: shares that stand in no figure. */
const saidInWords = [2, 3]

/**
 * Whether an amount stands in a text: as a number of it, or as what a share, a count, a discount
 * or change makes of its numbers. What fails this was made up.
 *
 * @param beside Amounts of the same answer, each tried by itself: `900, 45% to her, the rest mine`
 *   takes what is shown for her off what is shown for me.
 */
export function standsIn(
  text: string,
  amountCents: number,
  sum?: Sum,
  beside: readonly number[] = [],
): boolean {
  if (isWorkedOut(text, amountCents)) return true
  return sum !== undefined && totalOf(sum) === amountCents && isSumOf(text, sum, beside)
}

/** Whether each figure of a sum that is shown stands in the text. */
function isSumOf(text: string, sum: Sum, beside: readonly number[]): boolean {
  const tidy = tidyText(text)
  const tokens = readTokens(tidy)
  const days = findDays(tokens, someDay)
  const { quantities } = findAmounts(tokens, days)
  // The dash of a list is no minus.
  const numbers = findNumbers(tidy).map(Math.abs)
  // "4 sucos pro Davi e 3 pra Malu" are 7 of one price.
  const together = quantities.reduce((sum, { count }) => sum + count, 0)
  // "7 caixas com 12 a 3,20 a unidade" are 84 of one price.
  const packed = quantities.flatMap(({ count }) => numbers.map((one) => (count * one) / 100))
  const named = Array.from({ length: namedCount(tokens) }, (_one, at) => at + 1)
  const factors = [
    days.length,
    together,
    ...named,
    ...quantities.map(({ count }) => count),
    ...packed,
  ]
  // "4 a 400, duas no cartão, que comeu 5%": a percentage of as many of them.
  const percents = numbers.map((one) => one / 10_000)
  const parts = new Set(
    named.concat(quantities.map(({ count }) => count)).flatMap((count) => {
      return percents.map((one) => Math.round(sum.startCents * count * one))
    }),
  )
  const stands = (step: Step): boolean => {
    if (step.by === 'times') return factors.includes(step.factor)
    if ('cents' in step) {
      return beside.includes(step.cents) || parts.has(step.cents) || isWorkedOut(text, step.cents)
    }
    if ('percent' in step) return numbers.includes(Math.round(step.percent * 100))
    const spoken = [...saidInWords, ...numbers.flatMap((one) => [one / 100, one / 100 + 1])]
    return spoken.includes(step.of)
  }
  return isWorkedOut(text, sum.startCents) && sum.steps.every(stands)
}

function isWorkedOut(text: string, amountCents: number): boolean {
  const tidy = tidyText(text)
  const tokens = readTokens(tidy)
  // "1/3 mil" is a third, or a day and a thousand.
  const { amounts, quantities } = findAmounts(tokens, findDays(tokens, someDay))
  const numbers = new Set([
    ...findNumbers(tidy).map(Math.abs),
    ...amounts.map((one) => Math.round(one.valueCents)),
    ...saidApart(tidy),
  ])
  for (const cents of saidInCents(tokens, [...numbers])) numbers.add(cents)
  if (numbers.has(amountCents)) return true
  const figures = tidy.match(/\d+/g)?.map(Number) ?? []
  const counts = [...quantities.map((one) => one.count), ...figures, ...wholes(numbers)]
  const lowered = [...numbers].flatMap((one) => [...numbers].map((other) => one - other))
  return [...numbers, ...lowered].some((number) => {
    if (number === amountCents) return true
    if (counts.some((count) => number * count === amountCents)) return true
    return isPart(amountCents, number, counts)
  })
}

/** "215 25 rs": reais and cents, apart. */
function saidApart(text: string): number[] {
  const pairs = [...text.matchAll(/(\d+) (\d{2})(?!\d)/g)]
  return pairs.map(([, reais, cents]) => 100 * Number(reais) + Number(cents))
}

/** "vinte reaiis e cinquenta centavoS": what is of centavos, however that is typed. */
function saidInCents(tokens: readonly Token[], numbers: readonly number[]): number[] {
  if (!tokens.some(({ norm }) => /^centavos?$/.test(norm))) return []
  const cents = numbers.map((one) => one / 100).filter((one) => Number.isInteger(one) && one < 100)
  return cents.flatMap((one) => [one, ...numbers.map((reais) => reais + one)])
}

/** "18 cada, meu e do ajudante": as many as are named beside one another. */
function namedCount(tokens: readonly Token[]): number {
  if (!tokens.some(({ norm }) => norm === 'cada')) return 1
  return 1 + tokens.filter(({ norm }) => norm === 'e' || norm === ',').length
}

function wholes(numbers: ReadonlySet<number>): number[] {
  return [...numbers].map((one) => one / 100)
}

/** A share of a number, or of a count of it; what does not divide falls to the writer. */
function isPart(amountCents: number, number: number, counts: readonly number[]): boolean {
  const shares = counts.filter((one) => one > 0 && one < partsMax)
  // "dividi com 3 amigos" makes four with the writer.
  const divisors = new Set([...saidInWords, ...shares, ...shares.map((one) => one + 1)])
  divisors.delete(1)
  for (const of of divisors) {
    for (const whole of [1, ...counts]) {
      for (const parts of [1, ...counts.filter((one) => one < of)]) {
        if (Math.ceil((number * whole * parts) / of) === amountCents) return true
      }
    }
  }
  return false
}
