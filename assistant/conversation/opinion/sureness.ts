import { chanceOfIncome } from '#conversation/opinion/chance-of-income.ts'
import { isPriceOfDay } from '#conversation/opinion/listed-alike.ts'
import { isEarned, isTold } from '#conversation/opinion/turned.ts'
import { isSumOfDeed, numbersFor } from '#conversation/opinion/unlikely-numbers.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { opinionLimits } from '#opinion/limits.ts'
import { featuresOfNumber } from '#opinion/numbers/features.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'
import { isTipped } from '#understanding/transactions/sharing/tip-given.ts'
import { isPriceOfOneMore } from '#understanding/transactions/sums/prices/one-more.ts'
import { isPriceList, isToldList } from '#understanding/transactions/sums/prices/price-list.ts'
import { takenOff } from '#understanding/transactions/sums/sum.ts'

/**
 * How likely, to 1, it is that money went that way. Of both ways in one message nobody has an
 * opinion; what was earned by a verb leaves no doubt.
 */
export function chanceOfWay(
  input: TurnInput,
  message: Message,
  transactions: readonly TransactionDraft[],
): number {
  const { account } = message
  const [first, ...others] = transactions.map(({ type }) => type)
  if (first === undefined || others.some((type) => type !== first)) return 1
  // What arrives may be a thing: "chegou a farinha".
  const hasArrived = account.clauses.some(({ flowRule }) => flowRule === 'arrived')
  // A bill that arrived may not be paid yet.
  const isBill = account.clauses.some(({ flowRule }) => flowRule === 'bill-arrived')
  if (isBill && !tellsOwnDeed(account.clauses)) return 0
  if (isEarned(message, first) && !hasArrived) return 1
  const income = chanceOfIncome(input, message)
  const chance = first === 'receita' ? income : 1 - income
  // What a verb or a price told is only doubted where hardly anybody would take it so.
  return isTold(message, first) && chance > 1 - opinionLimits.turnTold ? 1 : chance
}

/** Of the figure that is least likely money, of several of which it is written as it stands. */
export function chanceOfFigures(
  input: TurnInput,
  message: Message,
  transactions: readonly TransactionDraft[],
): number {
  const { reading } = message
  const { clauses } = message.account
  const model = numbersFor(input)
  if (!model || reading.amounts.length < 2 || isPriceList(reading)) return 1
  // Of many figures the least likely one is seldom likely: here each has a thing or a day.
  if (isEachOfItsOwn(transactions, reading.amounts.length) && isToldList(reading, clauses)) return 1
  // "87 de caixinha no almoço, de noite só 45"
  const told = message.account.transactions
  if (told.length > 1 && told.every(isTipped)) return 1
  // A part of a total is money, since the total is.
  const parts = transactions.flatMap(({ sum }) => takenOff(sum))
  const sums = transactions.map(({ amountCents }) => Number(amountCents))
  const written = new Set<number>(sums.filter((cents) => !parts.includes(cents)))
  const chances = reading.amounts
    .filter(({ form, valueCents }) => form !== 'currency' && written.has(valueCents))
    .filter((amount) => !isPriceOfOneMore(reading, amount) && !isSumOfDeed(reading, amount))
    .filter((amount) => !isPriceOfDay(reading, amount))
    .flatMap(({ first, last }) =>
      reading.numbers.filter((one) => first <= one.first && one.first <= last).slice(0, 1),
    )
    .map((number) => model(featuresOfNumber(reading, number)))
  return Math.min(1, ...chances)
}

/** As many as there are sums, and no two of one name and day. */
function isEachOfItsOwn(transactions: readonly TransactionDraft[], sums: number): boolean {
  const told = transactions.map(({ date, description }) => `${date.toString()} ${description}`)
  return told.length === sums && new Set(told).size === sums
}
