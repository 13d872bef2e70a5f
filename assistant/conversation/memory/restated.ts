import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { followedBy } from '#conversation/advice/followed.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { billThatCame } from '#conversation/bills/came-to.ts'
import { carry, correct, correctSum } from '#conversation/make-turn.ts'
import {
  bearing,
  isBefore,
  isClose,
  isFromThem,
  isNear,
  isOfFee,
  isPaidOut,
  meantWords,
  namesAnother,
  newestOf,
  provesCount,
  restatedDay,
  sumFor,
  sumOfWhole,
} from '#conversation/memory/meant-anew.ts'
import { otherParts, provenParts } from '#conversation/memory/other-parts.ts'
import {
  namedAmong,
  ownIn,
  type Remembered,
  rememberedIn,
  toldLast,
} from '#conversation/memory/remembered.ts'
import { swappedTurn } from '#conversation/memory/swapped.ts'
import { hasArrived, isOwnStory, thingsIn } from '#conversation/naming/own-story.ts'
import type { Telling } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import { isOtherWay } from '#conversation/restating/other-way.ts'
import { stillCounted } from '#conversation/restating/still-counted.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isAsked, isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { restatedSum } from '#understanding/memory/restated-sum.ts'
import type { Reading } from '#understanding/reading.ts'
import { hasSum, tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'
import { totalOf } from '#understanding/transactions/sums/sum.ts'

const shared = ['half', 'third', 'sharedBy'] as const
const ways = [
  ...shared,
  ...(['restated', 'putsAt', 'countOnly', 'countedNot'] as const),
  ...(['counted', 'pricedAnew', 'reduced', 'settledAt'] as const),
] as const

/**
 * The turn of a figure that takes the place of one that was written: "foi 45, desculpa", "o
 * pediatra foi 250", "bia disse que são 350", "não, era 4 vacas". Null for any other message.
 */
export function restatedTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  if (!mayCorrect(candidate.intent) || isOnlyAsked(reading)) return null
  const proven = provenParts(input, message)
  if (proven) return correctSum(input, proven, proven.whole)
  // "emprestei 45 ao Beto, ele disse que me paga depois": what is told anew.
  if (leans('informed', reading) && isOwnSum(message)) return null
  // "meu filho disse que vai me dar cem": of nothing that stands there.
  if (leans('promised', reading)) return null
  // "a Bia deu 30 de sinal de um alongamento de 130": another one, whoever else had theirs.
  if (leans('depositOf', reading)) return null
  if (leans('removes', reading) || leans('monthly', reading)) return null
  const swapped = swappedTurn(input, message)
  if (swapped) return swapped
  // "era 99, não uber" is about names.
  if (leans('denied', reading)) return null
  // An apology may be about any of the last days; a figure alone only about what was just told.
  if (isDone(message) && (leans('one-more', reading) || mendsItself(reading))) return null
  const isNext = input.state.last?.kind === 'corrected' && leans('alsoAnew', reading)
  const isTold = isNext || isToldAnew(reading)
  const bill = isTold || isDone(message) ? null : billThatCame(input, message, ownIn(input))
  if (!isTold && !bill && !leans('restatedBare', reading)) return null
  const isWide =
    isNext ||
    leans('stood', reading) ||
    leans('putsAt', reading) ||
    (isSorry(reading) && !isDone(message))
  const isOlder = isWide || leans('ofDay', reading) || leans('restated', reading)
  const entries = isOlder ? rememberedIn(input) : ownIn(input)
  const own = entries.filter((one) => isWide || one.isOwn || isOfDay(message, one))
  const meant = bill ? [bill] : meantBy(input, message, { own, isTold })
  if (!meant) return askedOfOlder(input, message, entries)
  if (meant === 'deposit') return depositedAnew(input, message)
  const only = newestOf(message, meant)
  const [first] = only ? [only] : meant
  const sum = first && sumFor(message, first)
  const isOf = first && !namesAnother(input, message, first) && !isOtherWay(message, first)
  if (!first || !isOf || !sum || !isNear(message, first, sum)) return null
  // "pera, antes: peça do gol 190 paguei", behind what came in: what is paid is another thing.
  if (first.type === 'receita' && (isPaidOut(message) || isBefore(message, first))) return null
  // "opa" is said of news as well, and "errado" of what a shop charged.
  const isNews = !isMended(reading) || leans('exclaimed', reading)
  if (isNews && isFromThem(message, first)) return null
  const date = restatedDay(message)
  const changes = { amountCents: sum, ...(date === null ? {} : { date }) }
  const read = asCorrection({ amount: sum, ...(date === null ? {} : { date }) })
  if (only) {
    const worked = date === null ? sumOfWhole(reading, only) : null
    const mended =
      worked && totalOf(worked) === sum
        ? correctSum(input, only, sum, worked)
        : correct(input, read, [only], changes)
    const turn = stillCounted(mended, only, reading)
    return followedBy(input, turn, otherParts(input, only, changes.amountCents))
  }
  return correct(input, read, meant, changes)
}

/** "o cinema foi 48", of one that was told days ago: it may have been another since. */
function askedOfOlder(
  input: TurnInput,
  message: Message,
  entries: readonly Remembered[],
): Turn | null {
  if (!leans('restated', message.reading) || isDone(message)) return null
  const [only, another] = namedAmong(
    message,
    entries.filter((one) => !one.isOwn && !isOfOtherDay(message, one)),
  )
  const sum = only && !another ? sumFor(message, only) : null
  if (!only || !sum || sum === only.amountCents) return null
  const { id, description, amountCents, date } = only
  const isNear = Math.abs(sum - amountCents) * 3 <= amountCents
  if (isNear && date >= input.today.subtract({ days: 3 }).toString())
    return correctSum(input, only, sum)
  const target = { id, description, amountCents: cents(amountCents) }
  return offerTurn(input, { kind: 'correct', target, changes: { amountCents: sum } })
}

/** "a ração de sábado foi 65": of the day that is named. */
function isOfDay({ reading }: Message, { date }: Remembered): boolean {
  return leans('ofDay', reading) && reading.days.some((day) => day.date.toString() === date)
}

/** "o hambúrguer de hoje foi 28", where there is that of yesterday. */
function isOfOtherDay(message: Message, entry: Remembered): boolean {
  const { days } = message.reading
  return days.length > 0 && leans('ofDay', message.reading) && !isOfDay(message, entry)
}

function asCorrection(fields: Read['fields']): Read {
  return { intent: 'correct', confidence: 92, ...(fields ? { fields } : {}) }
}

/** The entries that the figure may be of: those that are named, else what was written last. */
function meantBy(
  input: TurnInput,
  message: Message,
  { own, isTold }: { own: readonly Remembered[]; isTold: boolean },
): Remembered[] | 'deposit' | null {
  const { reading } = message
  const named = namedAmong(
    message,
    own,
    meantWords(message).filter((one) => !isAlong(message, one)),
  )
  if (isOfFee(message, named)) return null
  const called = bearing(message, named.length > 0 ? named : own)
  if (called.length > 0 && isTold) return called
  if (named.length > 0) return named
  if (!isTold || leans('ownPart', reading)) return null
  const isLone = thingsIn(message).length === 0
  // "o rapaz ganhou foi 25", behind what came in: of what went out to him.
  const isTheirs = leans('theyGot', reading)
  const paid = own.find(({ type }) => type === 'despesa')
  if (isTheirs && paid && own[0]?.type === 'receita') return isClose(message, paid) ? [paid] : null
  const last = toldLast(input, own)
  const isProven = last.length === 1 && last.every((one) => provesCount(reading, one))
  const isOpen = isMended(reading) || isLone || shared.some((means) => leans(means, reading))
  const isOther = !isProven && (!isOpen || isOwnStory(message) || hasArrived(message))
  if (isOther) return null
  if (input.state.last?.kind === 'deposited') return 'deposit'
  return last.length > 0 ? last : null
}

/** It says of its own that something was another way. */
function isToldAnew(reading: Reading): boolean {
  return (
    isMended(reading) ||
    ways.some((means) => {
      // "foram 3 de 14,70" tells a sum of its own.
      return (means !== 'counted' || reading.amounts.length === 0) && leans(means, reading)
    })
  )
}

function isMended(reading: Reading): boolean {
  return isSorry(reading) || leans('informed', reading) || leans('concluded', reading)
}

/** The writer was wrong, whichever way they say so. */
function isSorry(reading: Reading): boolean {
  return leans('sorry', reading) || leans('mistaken', reading)
}

/** "almocei por 30, minto, 35": the figure that is wrong stands before it. */
function mendsItself(reading: Reading): boolean {
  const { amounts } = reading
  const sorry = amounts.length > 1 ? leaningIn('sorry', reading) : null
  const isBetween = sorry !== null && (amounts[0]?.last ?? 0) < sorry.first
  return isBetween && amounts.some(({ first }) => first > sorry.last)
}

/** "lembra do açaí? foram 2" asks nothing of the figure. */
function isOnlyAsked(reading: Reading): boolean {
  const last = reading.amounts.at(-1)
  return last ? isAsked(reading, last.first) : isQuestion(reading)
}

/** "rachei com o Lima": whom it was shared with. */
function isAlong({ reading: { tokens } }: Message, { at }: Telling): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some(({ norm }) => norm === 'com')
}

/** "aff, pedi mais um ifood": something new was done. */
function isDone({ account }: Message): boolean {
  return tellsOwnDeed(account.clauses)
}

/** The sum is of a deed of the writer's own. */
function isOwnSum({ account, reading }: Message): boolean {
  return account.clauses.some((one) => {
    const isOwn = one.verbs.some(({ verb }) => verb.form === 'i-did' && verb.kind !== 'else')
    return isOwn && one.mood === 'done' && hasSum(reading, one)
  })
}

/** What went into a goal is taken back, and goes in as it was meant. */
function depositedAnew(input: TurnInput, { reading }: Message): Turn | null {
  const { state, goals = [] } = input
  const goal = goals.find(({ name }) => name === state.last?.name)
  const value = restatedSum(reading)
  if (!goal || !value || value > limits.amountCentsMax) return null
  const read = asCorrection({ amount: value, target: goal.name })
  const { id, name } = goal
  const again = state.last?.again
  const way = again?.kind === 'deposit' && again.way ? { way: again.way } : {}
  const anew = { kind: 'deposit', amountCents: cents(value), goal: { id, name } } as const
  return carry(input, read, { ...anew, ...way, isInstead: true })
}
