import type { PlacedNumber } from '@lya/assistant/language/amounts/role.ts'
import type { LearnedBinary } from '@lya/assistant/opinion/binary.ts'
import { featuresOfNumber, numberBuckets } from '@lya/assistant/opinion/numbers/features.ts'
import type { Reading } from '@lya/assistant/understanding/reading.ts'
import { learnBinary } from '#tools/learn/binary.ts'
import type { Read } from '#tools/learn/gather.ts'
import { type Line, weightOf } from '#tools/learn/line.ts'
import type { Example } from '#tools/learn/train.ts'

const classes = { none: 0, money: 1 }

/** What there is to learn of numbers: whether each is money. */
export function learnNumbers(examples: readonly Example[]): LearnedBinary {
  return learnBinary(examples, numberBuckets)
}

/** Each number of a message of which its label tells whether it is money. */
export function taughtOfNumbers(line: Line, read: Read): Example[] {
  const { text, amounts } = line
  if (amounts.length === 0) return []
  const reading = read(text)
  const numbers = reading.numbers.filter(({ hundredths }) => hundredths !== null)
  const values = numbers.map((number) => centsOf(reading, number))
  // Where an amount stands nowhere it was worked out, and nobody knows of which numbers.
  const isWorkedOut = amounts.some((amount) => !values.includes(amount))
  return numbers.flatMap((number, at): Example[] => {
    if (number.role === 'day' || isNamed(reading, number)) return []
    const meant = amounts.filter((amount) => amount === values[at]).length
    const said = values.filter((value) => value === values[at]).length
    if (meant === 0 ? isWorkedOut : said > meant) return []
    const intent = meant > 0 ? classes.money : classes.none
    return [{ intent, buckets: featuresOfNumber(reading, number), weight: weightOf(line) }]
  })
}

/** Named as reais, or an article: there is no doubt. */
function isNamed(reading: Reading, number: PlacedNumber): boolean {
  const isArticle = number.rule === 'article'
  return isArticle || amountAt(reading, number)?.form === 'currency'
}

function centsOf(reading: Reading, number: PlacedNumber): number {
  return Math.round(amountAt(reading, number)?.valueCents ?? number.hundredths ?? 0)
}

function amountAt({ amounts }: Reading, { first, last }: PlacedNumber) {
  return amounts.find((one) => one.first <= first && last <= one.last)
}
