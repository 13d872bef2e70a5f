import { andAnother } from '#corpus/plain/and-another.ts'
import { around } from '#corpus/plain/around.ts'
import { commitments } from '#corpus/plain/commitments.ts'
import { corrections } from '#corpus/plain/corrections.ts'
import { incomes } from '#corpus/plain/incomes.ts'
import { onDays } from '#corpus/plain/on-days.ts'
import { type PlainCase, type PlainSet, plainDay } from '#corpus/plain/plain-set.ts'
import { purchases } from '#corpus/plain/purchases.ts'
import { reasonsBetween } from '#corpus/plain/reasons-between.ts'
import { begin, take } from '#corpus/world/converse.ts'

export const plainSets: readonly PlainSet[] = [
  ...[purchases, incomes, around, reasonsBetween, onDays, commitments, andAnother],
  corrections,
]

/** Shares in percent. */
export interface PlainMeasure {
  cases: number
  right: number
  /** Something was written that was not meant, or a part of it lost without a word. */
  wrong: number
}

export interface PlainMiss {
  said: string
  got: readonly string[]
  reply: string
}

/** How a set is understood by somebody's first message; each miss is told to `onMiss`. */
export function measurePlain(
  set: PlainSet,
  onMiss: (miss: PlainMiss) => void = () => undefined,
): PlainMeasure {
  let [right, wrong] = [0, 0]
  const cases = set.cases()
  for (const one of cases) {
    const { isRight, got, reply } = sayPlainly(one)
    if (isRight) right += 1
    else if (got.length > 0) wrong += 1
    if (!isRight) onMiss({ said: one.said, got, reply })
  }
  const share = (count: number) => Math.round((count / cases.length) * 1000) / 10
  return { cases: cases.length, right: share(right), wrong: share(wrong) }
}

function sayPlainly({ before, said, entries, isKept }: PlainCase) {
  const conversation = begin({ today: plainDay })
  if (before !== undefined) take(conversation, before)
  const reply = take(conversation, said).replies.join(' / ')
  const { world } = conversation
  const got = world.entries.map(({ type, amountCents, date }) => {
    return `${type === 'receita' ? '+' : '-'}${amountCents} ${date}`
  })
  const isSame = got.toSorted().join(';') === entries.toSorted().join(';')
  return { isRight: isSame && (isKept?.(world) ?? true), got, reply }
}
