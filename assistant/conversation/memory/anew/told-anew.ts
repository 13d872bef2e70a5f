import type { Message } from '#understanding/intents/candidate.ts'
import { isAsked, isQuestion } from '#understanding/intents/question.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import { hasSum, tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

/** What tells that only a share of it is one's own. */
export const shared = ['half', 'third', 'sharedBy'] as const

const ways = [
  ...shared,
  ...(['restated', 'putsAt', 'countOnly', 'countedNot'] as const),
  ...(['counted', 'pricedAnew', 'reduced', 'settledAt'] as const),
] as const

/** It says of its own that something was another way. */
export function isToldAnew(reading: Reading): boolean {
  return (
    isMended(reading) ||
    ways.some((means) => {
      // "foram 3 de 14,70" tells a sum of its own.
      return (means !== 'counted' || reading.amounts.length === 0) && leans(means, reading)
    })
  )
}

/** It says that what was told before was wrong, or what came out since. */
export function isMended(reading: Reading): boolean {
  return isSorry(reading) || leans('informed', reading) || leans('concluded', reading)
}

/** The writer was wrong, whichever way they say so. */
export function isSorry(reading: Reading): boolean {
  return leans('sorry', reading) || leans('mistaken', reading)
}

/** "almocei por 30, minto, 35": the figure that is wrong stands before it. */
export function mendsItself(reading: Reading): boolean {
  const { amounts } = reading
  const sorry = amounts.length > 1 ? leaningIn('sorry', reading) : null
  const isBetween = sorry !== null && (amounts[0]?.last ?? 0) < sorry.first
  return isBetween && amounts.some(({ first }) => first > sorry.last)
}

/** "lembra do açaí? foram 2" asks nothing of the figure. */
export function isOnlyAsked(reading: Reading): boolean {
  const last = reading.amounts.at(-1)
  return last ? isAsked(reading, last.first) : isQuestion(reading)
}

/** "aff, pedi mais um ifood": something new was done. */
export function isDone({ account }: Message): boolean {
  return tellsOwnDeed(account.clauses)
}

/** The sum is of a deed of the writer's own. */
export function isOwnSum({ account, reading }: Message): boolean {
  return account.clauses.some((one) => {
    const isOwn = one.verbs.some(({ verb }) => verb.form === 'i-did' && verb.kind !== 'else')
    return isOwn && one.mood === 'done' && hasSum(reading, one)
  })
}
