import { conceptsIn } from '#conversation/apart/concepts-in.ts'
import { goesOnInList } from '#conversation/apart/goes-on-in-list.ts'
import {
  entriesOf,
  isAccounted,
  isBare,
  isDone,
  isMovedSo,
  type Pair,
  type Part,
} from '#conversation/apart/joined/part.ts'
import { isSummedUp } from '#conversation/apart/sums.ts'
import type { Effect } from '#conversation/effect.ts'
import { fold } from '#language/fold.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'

/** The message as one, and as it was read before any number was taken for no money. */
export type Whole = Part & { raw: Reading }

/** Whether two parts tell more than the whole of them does. */
export function saysMore(pair: Pair, whole: Whole): boolean {
  const { front, behind } = pair
  const sums = front.reading.amounts.length + behind.reading.amounts.length
  const isWhole = sums === whole.reading.amounts.length
  if (!isWhole && !(sums === whole.raw.amounts.length && isLarge(front) && isLarge(behind)))
    return false
  if (whole.turn.effects.length > 1 || !keepsDeed(pair, whole)) return false
  const [one, other] = [entriesOf(front), entriesOf(behind)]
  const together = entriesOf(whole)
  // "escova 3 x 50, hidratação 1 x 80" are counts.
  if ([front, behind].every(({ reading }) => /\d ?x ?\d/i.test(reading.text))) return false
  if (isSummedUp([one, other].filter((drafts) => drafts.length > 0))) return false
  if (one.length === 0 || other.length === 0) {
    if (!isBesideDeed(pair, whole)) return false
    const isMore = together.length <= Math.max(one.length, 1) + Math.max(other.length, 1)
    return isMore && (other.length === 0 || isByItself(pair))
  }
  if (one.length + other.length > together.length) {
    return !isAccounted(whole.turn, isWhole ? whole.reading : whole.raw) && isByItself(pair)
  }
  return one.length + other.length === together.length && turnsOne(pair, together)
}

/** Less than that is told beside other sums as often as an hour, "saí cinco e meia". */
const hourCentsMax = 2400

/** What was done is told of a sum that is no hour. */
function isLarge(part: Part): boolean {
  return isDone(part) && entriesOf(part).every(({ amountCents }) => amountCents > hourCentsMax)
}

/**
 * What the whole is, where it is no entry, one of the parts is; and no figure of it becomes an
 * entry besides: "passagens por 7.920, em 6 parcelas de 1.320".
 */
function keepsDeed({ front, behind }: Pair, { turn }: Whole): boolean {
  const [effect] = turn.effects
  if (!effect || effect.kind === 'create-transactions') return true
  const kept = [front, behind].flatMap((one) => one.turn.effects)
  const deed = kept.find(({ kind }) => kind === effect.kind)
  if (!deed || kept.every(({ kind }) => kind === effect.kind)) return false
  // "o aluguel é 900 todo dia 5, eu pago 450": the whole knows whose part it is.
  const figures = [
    ...figuresOf(deed),
    ...(effect.kind === 'create-recurring' ? figuresOf(effect) : []),
  ]
  const drafts = [...entriesOf(front), ...entriesOf(behind)]
  return drafts.every(({ amountCents }) => !figures.includes(amountCents))
}

/** Every figure of a deed, and what it comes to in its instalments. */
function figuresOf(effect: Effect): number[] {
  const figures = (JSON.stringify(effect).match(/\d+/g) ?? []).map(Number)
  if (effect.kind !== 'buy-in-instalments') return figures
  const { instalmentsCents } = effect.purchase
  return [...figures, instalmentsCents.reduce((sum, one) => sum + one, 0)]
}

/** A larger sum is no number of a flat or of a pupil. */
const bareCentsMax = 1_000_000

/** An entry beside a limit, a bill or a goal: done lately, and not one more of them. */
function isBesideDeed({ front, behind, isStrong }: Pair, { turn }: Whole): boolean {
  const drafts = [...entriesOf(front), ...entriesOf(behind)]
  const weekAgo = turn.today.subtract({ days: 7 })
  if (drafts.some(({ date }) => Temporal.PlainDate.compare(date, weekAgo) < 0)) return false
  return entriesOf(behind).length === 0 || isStrong || isDone(behind)
}

/** It tells what was done, or names what anybody knows and does not go on with what came in. */
function isByItself({ front, behind }: Pair): boolean {
  const drafts = entriesOf(behind)
  if (isDone(behind)) return true
  if (drafts.some(({ type }) => type === 'receita')) {
    return conceptsIn(behind.reading).some((one) => incomes.has(one))
  }
  if (!isBare(behind) || drafts.some(({ amountCents }) => amountCents > bareCentsMax)) return false
  if (goesOnInList(behind.reading, [front.reading], entriesOf(front))) return false
  // "o Luiz pôs 41,18": a part of it that another paid.
  if (behind.reading.tokens.slice(0, 2).some(({ norm }) => isFirstName(norm))) return false
  return drafts.every(({ description }) => fold(description).split(' ').slice(0, 2).some(isThing))
}

/** The same sums, of which the whole took those of one part the way of the other. */
function turnsOne(pair: Pair, together: readonly TransactionDraft[]): boolean {
  const { front, behind } = pair
  const [one, other] = [entriesOf(front), entriesOf(behind)]
  if (amountsOf([...one, ...other]) !== amountsOf(together)) return false
  const isFront = !isSameWay(one, together)
  const isBehind = !isSameWay(other, together)
  if (isFront === isBehind) return false
  // "skin 30 conto e recebi meu salário 812": nobody earned the skin.
  if (isFront) return isBare(front) && areSpent(one) && isMovedSo(behind)
  if (isDone(behind)) return isMovedSo(behind)
  return areSpent(other) && isByItself(pair) && isOfOtherKind(pair)
}

/** "recebi 320 da encomenda e RU 2,50": what was bought is of a kind that nobody there sells. */
function isOfOtherKind({ front, behind }: Pair): boolean {
  const earned = new Set(conceptsIn(front.reading))
  const told = conceptsIn(behind.reading)
  return told.some((one) => costs.has(one)) && !told.some((one) => earned.has(one))
}

const incomes = new Set<string>(['salary', 'benefit', 'interest'])

const costs = new Set<string>(
  'restaurant groceries bills fuel pharmacy health education parts kids leisure beauty religion'.split(
    ' ',
  ),
)

function areSpent(drafts: readonly TransactionDraft[]): boolean {
  return drafts.every(({ type }) => type === 'despesa')
}

function isSameWay(
  drafts: readonly TransactionDraft[],
  together: readonly TransactionDraft[],
): boolean {
  return drafts.every(({ type, amountCents }) =>
    together.some((one) => one.type === type && one.amountCents === amountCents),
  )
}

function amountsOf(drafts: readonly TransactionDraft[]): string {
  return drafts
    .map(({ amountCents }) => Number(amountCents))
    .toSorted((one, other) => one - other)
    .join()
}
