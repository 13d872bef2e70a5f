import type { TransactionDraft } from '#understanding/draft.ts'

/** Whether two lists tell the same sums in the same order. */
export function sumsAs(
  one: readonly TransactionDraft[],
  other: readonly TransactionDraft[],
): boolean {
  const sums = (of: readonly TransactionDraft[]) => of.map(({ amountCents }) => amountCents).join()
  return sums(one) === sums(other)
}

/** Whether two lists tell the same sums of the same days, in the same direction, in any order. */
export function isSame(
  one: readonly TransactionDraft[],
  other: readonly TransactionDraft[],
): boolean {
  const keys = (drafts: readonly TransactionDraft[]) =>
    drafts
      .map(({ type, amountCents, date }) => `${type} ${amountCents} ${date.toString()}`)
      .toSorted()
  return keys(one).join() === keys(other).join()
}

/** "ontem: mercado 212. feira 38": the day of one may be that of all. */
export function onDaysOf(
  together: readonly TransactionDraft[],
  drafts: readonly TransactionDraft[],
): TransactionDraft[] {
  if (!sumsAs(together, drafts)) return [...drafts]
  return drafts.map((one, at) => ({ ...one, date: together[at]?.date ?? one.date }))
}

/** One of them is what others come to: "mercado 80. 50 de carne e 30 de pão". */
export function isSummedUp(parts: readonly (readonly TransactionDraft[])[]): boolean {
  const sums = parts.map((one) => one.map(({ amountCents }) => Number(amountCents)))
  return sums.some((own, at) => {
    const others = sums.filter((_one, other) => other !== at)
    const total = own.reduce((sum, one) => sum + one, 0)
    const rest = others.flat().reduce((sum, one) => sum + one, 0)
    const isOfOther = own.some((one) => others.flat().includes(one) || one === rest)
    return total === rest || isOfOther
  })
}
