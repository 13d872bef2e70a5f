import { isBilled } from '#understanding/transactions/clauses/billed.ts'
import type { Clause, Mood } from '#understanding/transactions/clauses/clause.ts'
import { moodAround } from '#understanding/transactions/clauses/mood-around.ts'
import { takesBack } from '#understanding/transactions/clauses/moods/taken-back.ts'
import { isTaken } from '#understanding/transactions/clauses/offer-taken.ts'
import { isAhead } from '#understanding/transactions/days/only-ahead.ts'
import { isDeferred } from '#understanding/transactions/deferred.ts'
import { isPaidForWriter } from '#understanding/transactions/others/others-paid.ts'
import { isOwnTurn } from '#understanding/transactions/others/own-turn.ts'
import { isPaidByOther } from '#understanding/transactions/others/paid-by-other.ts'
import type { Scene } from '#understanding/transactions/scene.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { isContested } from '#understanding/transactions/sums/corrected.ts'
import { isHalfPaid, isPartPaid } from '#understanding/transactions/sums/half-paid.ts'
import { isLowered } from '#understanding/transactions/sums/lowered.ts'
import { isGivenBack, isLent } from '#understanding/transactions/sums/paid-back.ts'

/** Whether the writer tells of an amount as of money that they spent or got. */
export function isMeant(scene: Scene, segment: Segment): boolean {
  if (isLowered(scene.reading, segment) || isHalfPaid(scene.reading)) return true
  // "levou um bolo de 70, ficou me devendo 30": what is not owed came.
  if (segment.isPart && segment.way !== undefined) return true
  if (isLent(scene.reading, segment) || isPartPaid(scene.reading)) return true
  if (isContested(scene.reading)) return false
  const mood = moodOf(scene, segment)
  const isCome = segment.way === 'in'
  const isMine = isCome || isGivenBack(scene.reading, segment) || isOwnTurn(scene.reading, segment)
  if (mood === 'other' && isMine) return true
  if (mood === 'undone' || mood === 'other') return false
  if (mood === 'else') return scene.isAsked
  // "o aluguel é 1.800" alone states a price; with a deed beside it, it is the price of the deed.
  return (
    mood !== 'stated' ||
    scene.isAsked ||
    scene.clauses.some((one) => one.mood === 'done' && isPurchase(scene, one))
  )
}

const going = new Set(['fui', 'fomos'])

/** A deed that a stated price may belong to; going somewhere is none. */
function isPurchase({ reading }: Scene, clause: Clause): boolean {
  return clause.verbs.some(
    ({ at, verb }) =>
      verb.kind !== 'else' &&
      (verb.form !== 'they-did' || verb.kind !== 'cost') &&
      !going.has(reading.tokens[at]?.norm ?? ''),
  )
}

function moodOf(scene: Scene, segment: Segment): Mood {
  const at = scene.clauses.findIndex(
    (one) => one.first <= segment.amount.first && segment.amount.first <= one.last,
  )
  const own = scene.clauses[at]
  if (!own) return 'silent'
  if (own.rule === 'ahead' || own.rule === 'to-come') return 'undone'
  const cancelled = scene.clauses
    .slice(at + 1)
    .find(
      (one) =>
        one.first <= segment.last + (one.last - one.first <= bareMax ? 1 : 0) &&
        one.mood === 'undone' &&
        one.sentence === own.sentence &&
        takesBack(one, own),
    )
  if (cancelled) return 'undone'
  if (scene.reading.tokens[segment.amount.first - 1]?.norm === 'nao') return 'undone'
  if (isPaidByOther(scene, segment, own) || isPaidForWriter(scene.reading, segment, own))
    return 'other'
  if (isDeferred(scene, at)) return 'undone'
  // "o boleto de 700 vencia ontem, já paguei" was paid as well.
  const isSaidLast = own.rule === 'no-money' && at === scene.clauses.length - 2
  const isOpen = own.mood === 'undone' || isSaidLast
  if (isOpen && isTaken(scene, at)) return 'done'
  if (isBilled(scene, segment.amount.first, own)) return 'done'
  const isTold = own.verbs.some(({ verb }) => verb.form.endsWith('did'))
  if (!isTold && isAhead(scene, own)) return 'undone'
  return own.mood !== 'silent' ? own.mood : moodAround(scene, segment, at, own)
}

/** `mas devolvi`: right behind a price it is of that thing, and names no other. */
const bareMax = 1

/** Whether a text is in braces or tags: nobody tells of money so. */
export function isCode(text: string): boolean {
  return /[{}]|<\/?\w+>/.test(text)
}
