import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { followedBy } from '#conversation/advice/followed.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { billThatCame } from '#conversation/bills/came-to.ts'
import { carry, correct, correctSum } from '#conversation/make-turn.ts'
import { meantBy } from '#conversation/memory/anew/meant-by.ts'
import { sumFor, sumOfWhole } from '#conversation/memory/anew/sum-for.ts'
import {
  isDone,
  isMended,
  isOnlyAsked,
  isOwnSum,
  isSorry,
  isToldAnew,
  mendsItself,
} from '#conversation/memory/anew/told-anew.ts'
import {
  isBefore,
  isFromThem,
  isNear,
  isPaidOut,
  namesAnother,
  newestOf,
  restatedDay,
} from '#conversation/memory/meant-anew.ts'
import { otherParts, provenParts } from '#conversation/memory/other-parts.ts'
import {
  namedAmong,
  ownIn,
  type Remembered,
  rememberedIn,
} from '#conversation/memory/remembered.ts'
import { swappedTurn } from '#conversation/memory/swapped.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import { isOtherWay } from '#conversation/restating/other-way.ts'
import { stillCounted } from '#conversation/restating/still-counted.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { restatedSum } from '#understanding/memory/restated-sum.ts'
import { totalOf } from '#understanding/transactions/sums/sum.ts'

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
  if (leans('promised', reading) || leans('hearsay', reading)) return null
  // "a Lúcia me deu mais 20 de gorjeta", behind what she paid: beside it.
  if (leans('gaveMore', reading)) return null
  // "o que sobrou foi 200", "o outro foi 30": of nothing that was told last.
  if (leans('otherOne', reading) && tellingIn(message).length === 0) return null
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
