import { type CategoryIndex, categoryOf, singular } from '#understanding/categorise.ts'
import type { TransactionType } from '#understanding/draft.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Subject } from '#understanding/transactions/naming/describe.ts'
import type { Settled } from '#understanding/transactions/settle.ts'

const manyMin = 3

/**
 * Whether words without a verb tell of what the person does for a living: they begin with the name
 * of a category that only earns, or count three and more of what their trade does for others.
 */
export function isOwnTrade(
  { tokens }: Reading,
  { first }: Subject,
  { amount }: Settled,
  index: CategoryIndex,
): boolean {
  const word = singular(tokens[first]?.norm ?? '')
  const isNamed = (type: TransactionType) =>
    index.all.some((one) => one.type === type && index.names.get(one.id)?.includes(word))
  if (isNamed('receita')) return !isNamed('despesa')
  const meanings = findMeanings(word) ?? []
  const hasTrade = index.all.some((one) => {
    return one.type === 'receita' && index.covers.get(one.id)?.has('craft')
  })
  const isSpent = meanings.some(({ concept }) => categoryOf(concept, 'despesa', index) !== null)
  const isMany = (amount.times?.count ?? 0) >= manyMin
  return isMany && hasTrade && !isSpent && meanings.some(({ concept }) => concept === 'craft')
}
