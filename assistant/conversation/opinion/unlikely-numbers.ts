import { limits } from '@lya/core/limits.ts'
import { areListedAlike, isChargedAlone, isPriceOfDay } from '#conversation/opinion/listed-alike.ts'
import { proposal } from '#conversation/opinion/propose.ts'
import { isRead } from '#conversation/opinion/told-transactions.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { findVerb } from '#language/verbs.ts'
import type { BinaryModel } from '#opinion/binary.ts'
import { opinionLimits } from '#opinion/limits.ts'
import { featuresOfNumber } from '#opinion/numbers/features.ts'
import { learnedNumbers } from '#opinion/numbers/learned.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isReceipt } from '#understanding/notices/receipt.ts'
import type { Reading } from '#understanding/reading.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'
import { isTipped } from '#understanding/transactions/sharing/tip-given.ts'
import { isShareHanded } from '#understanding/transactions/sums/left/handed-back.ts'
import { isHeadOfBill } from '#understanding/transactions/sums/per-head.ts'
import { fellTo } from '#understanding/transactions/sums/prices/fell-to.ts'
import { isPriceOfKnown } from '#understanding/transactions/sums/prices/known-price.ts'
import { isPriceOfOneMore } from '#understanding/transactions/sums/prices/one-more.ts'
import { isPriceList } from '#understanding/transactions/sums/prices/price-list.ts'
import { isOfCoupon, isOfHeads } from '#understanding/transactions/sums/shares/proven-share.ts'
import { takenOff } from '#understanding/transactions/sums/sum.ts'

/** Who is asked about numbers: nobody where nobody is to have an opinion. */
export function numbersFor({ model, numbers = learnedNumbers }: TurnInput): BinaryModel | null {
  return model === null ? null : numbers
}

/** A message without the numbers that are surely no money, where others are. */
export function withoutUnlikely(input: TurnInput, message: Message): Message {
  return without(input, message, opinionLimits.noMoney) ?? message
}

/** Asks before it writes a number that may well be none; null where there is no doubt. */
export function askedOfNumber(input: TurnInput, message: Message, turn: Turn): Turn | null {
  const [effect] = turn.effects
  if (!isRead(turn) || effect?.kind !== 'create-transactions') return null
  const rest = without(input, message, opinionLimits.doubtMoney)
  const [only, another] = rest?.account.transactions ?? []
  return only && !another && only.doubt === null ? proposal(input, only.draft) : null
}

/** The message without what is less likely money than that; null where that is nothing, or all. */
function without(input: TurnInput, message: Message, least: number): Message | null {
  const { reading, account, index } = message
  const { length } = reading.amounts
  // Of far more than one message may write, what is likely is not weighed.
  const isWeighed = length > 1 && length <= limits.transactionsPerMessageMax * 2
  const model = isWeighed ? numbersFor(input) : null
  if (!model || isPriceList(reading) || isShareHanded(reading) || isOfCoupon(reading)) return null
  // "87 de caixinha no almoço, de noite só 45": of two tips the second says no more than that.
  if (account.transactions.length > 1 && account.transactions.every(isTipped)) return null
  // The lines of a receipt are read for what they are.
  if (isReceipt(reading)) return null
  // What explains another sum, such as a discount, is no transaction and stays.
  // So does a part, where the rest of the total stands beside it: "(60 foi só de fralda)".
  const parts = account.transactions.flatMap(({ draft }) => takenOff(draft.sum))
  const written = account.transactions
    .map(({ draft }) => (draft.sum ? 0 : draft.amountCents))
    .filter((cents) => !parts.includes(cents))
  const amounts = reading.amounts.filter((amount) => {
    if (amount.form === 'currency' || !written.some((cents) => cents === amount.valueCents)) {
      return true
    }
    if (isPriceOfOneMore(reading, amount) || isSumOfDeed(reading, amount)) return true
    if (isBesides(reading, amount) || isPriceOfDay(reading, amount)) return true
    if (isPriceOfKnown(reading, amount) || isOnlyOfDeed(message, amount)) return true
    if (isOfHeads(reading, amount.valueCents)) return true
    if (isHeadOfBill(reading, amount) || fellTo.isIn(reading)) return true
    if (isPriceOfMeal(message, amount) || isChargedAlone(message, amount)) return true
    const number = reading.numbers.find(
      ({ first }) => first >= amount.first && first <= amount.last,
    )
    return !number || model(featuresOfNumber(reading, number)) >= least
  })
  const dropped = length - amounts.length
  if (dropped === 0 || (dropped === 1 && areListedAlike(reading))) return null
  const rest: Reading = { ...reading, amounts, numbers: placedIn(reading, amounts) }
  const left = readTransactions(rest, index)
  return left.transactions.length > 0 ? { ...message, reading: rest, account: left } : null
}

/** The 50 of "ganhei 15 de gorjeta além dos 50 do pé", the 18 of "fora o pedágio de 18". */
function isBesides({ tokens }: Reading, { first }: Reading['amounts'][number]): boolean {
  const before = tokens.slice(Math.max(0, first - 2), first).map(({ norm }) => norm)
  if (before[0] === 'alem') return /^d[aeo]s?$/.test(before[1] ?? '')
  const led = tokens.slice(Math.max(0, first - 4), first).map(({ norm }) => norm)
  return led[0] === 'fora' && led.at(-1) === 'de'
}

const largeCents = 10_000

/** The 800 of "recebi um adiantamento de 800, gastei 412,30": a large sum, alone by its deed. */
function isOnlyOfDeed({ account, reading }: Message, amount: Reading['amounts'][number]): boolean {
  const { first, valueCents } = amount
  const own = account.clauses.find((one) => one.first <= first && first <= one.last)
  if (own?.mood !== 'done' || valueCents < largeCents) return false
  const isTold = own.verbs.some(({ at, verb }) => {
    const isOwn = verb.form === 'i-did' && (moneyDeeds.has(verb.lemma) || deals.has(verb.lemma))
    return at < first && (isOwn || (verb.form === 'they-did' && verb.lemma === 'render'))
  })
  const others = reading.amounts.filter((one) => own.first <= one.first && one.last <= own.last)
  return isTold && others.length === 1
}

/** The 22 of "botei 40 de gasosa e comi um prato feito de 22": of what was had, by itself. */
function isPriceOfMeal({ account, reading }: Message, amount: Reading['amounts'][number]): boolean {
  const { first, last } = amount
  const own = account.clauses.find((one) => one.first <= first && first <= one.last)
  const others = reading.amounts.filter(
    (one) => own && own.first <= one.first && one.last <= own.last,
  )
  const isHad = own?.verbs.some(({ verb }) => verb.form === 'i-did' && meals.has(verb.lemma))
  const isEnd = own !== undefined && last >= own.last - 1
  return (
    others.length === 1 &&
    isEnd &&
    isHad === true &&
    ofPrice.has(reading.tokens[first - 1]?.norm ?? '')
  )
}

const meals = new Set(['comer', 'beber', 'tomar', 'almocar', 'jantar', 'lanchar'])
const ofPrice = new Set(['de', 'por', 'a'])
const moneyDeeds = new Set(['ganhar', 'receber', 'gastar', 'pagar', 'dar', 'deixar'])
/** A price is agreed: "fechei uma pintura de 1.800". */
const deals = new Set(['fechar', 'combinar'])
const moves = new Set(['entrar', 'sair'])
const openers = new Set(['e', 'mas', 'depois', 'no', 'na', 'com', 'de', 'saiu', 'entrou'])

/** The `5` of "gastei 10 na raspadinha e ganhei 5 kkk": behind a verb of money, and of no thing. */
export function isSumOfDeed(
  { tokens }: Reading,
  { first, last }: Reading['amounts'][number],
): boolean {
  const verb = findVerb(tokens[first - 1]?.norm ?? '')
  const next = tokens[last + 1]
  const isBare = next?.kind !== 'word' || openers.has(next.norm) || laugh.test(next.norm)
  // "a diária é 390 e paguei três": in words it may be how many.
  const isFigure = tokens[first]?.kind === 'number'
  const isOwn = verb?.form === 'i-did' && moneyDeeds.has(verb.lemma)
  const isMoved = verb?.form === 'they-did' && moves.has(verb.lemma)
  // "30 eu dei pro ajudante": the sum stands before its deed.
  const behind = next?.norm === 'eu' ? findVerb(tokens[last + 2]?.norm ?? '') : undefined
  const isBefore = behind?.form === 'i-did' && moneyDeeds.has(behind.lemma)
  return ((isOwn || isMoved) && isBare && isFigure) || (isBefore && isFigure)
}

const laugh = /^(?:k+|(?:rs)+|(?:ha)+h?)$/

/** What is no amount any more is nothing that is known. */
function placedIn({ numbers }: Reading, amounts: Reading['amounts']): Reading['numbers'] {
  return numbers.map((one) => {
    const isMoney = one.role === 'amount' || one.role === 'unit-price'
    const isLeft = amounts.some(({ first, last }) => first <= one.first && one.last <= last)
    return isMoney && !isLeft ? { ...one, role: 'unplaced', rule: 'opinion' } : one
  })
}
