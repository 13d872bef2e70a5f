import { fold } from '#language/fold.ts'
import { type CategoryIndex, categoryOf } from '#understanding/categories/category-index.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { flatOf, type Reading } from '#understanding/reading.ts'
import type { ReadTransaction } from '#understanding/transactions/scene.ts'
import type { Segment } from '#understanding/transactions/segments.ts'

const listMin = 2
/** Who or what an item is for, or where it was: words for another matter. */
const apart = new Set('pro pra pros pras para paguei gastei dei mandei emprestei recebi'.split(' '))

/**
 * Gives the items of one list that no category covers that of the others, where those agree:
 * `filtro 42` behind `troca de oleo 189` is for the car.
 */
export function shareCategories(
  transactions: ReadTransaction[],
  segments: readonly Segment[],
  reading: Reading,
  index: CategoryIndex,
): ReadTransaction[] {
  if (transactions.length < listMin) return transactions
  const headed = kindAhead(reading, segments, index)
  if (headed !== null) {
    return transactions.map((one) => {
      const { draft } = one
      return draft.type === 'despesa' ? { ...one, draft: { ...draft, categoryId: headed } } : one
    })
  }
  const own = new Set(transactions.map(({ draft }) => draft.categoryId))
  own.delete(null)
  const types = new Set(transactions.map(({ draft }) => draft.type))
  const [shared] = own
  if (own.size !== 1 || shared === undefined || types.size > 1) return transactions
  // A head says what all is about: `escola dos meninos: caderno 23, mochila 79`.
  const colon = reading.tokens.findIndex(({ folded }) => folded === ':')
  const isHeaded = colon > 0 && colon < (segments[0]?.amount.first ?? 0)
  const told = types.has('receita') ? alike(transactions, shared) : transactions
  return told.map((one, at) => {
    const segment = segments[at]
    if (one.draft.categoryId !== null || !segment || at === 0) return one
    const words = flatOf(reading, segment.first, segment.last).trim().split(' ')
    const isOther = words.some((word) => apart.has(word) || findMeanings(word) !== undefined)
    return isOther && !isHeaded ? one : { ...one, draft: { ...one.draft, categoryId: shared } }
  })
}

/** `180 da dona Marta e 150 da dona Lurdes`: what is called alike, and guessed of one alone. */
function alike(transactions: ReadTransaction[], shared: string | null): ReadTransaction[] {
  const headOf = ({ draft }: ReadTransaction) => fold(draft.description.split(' ')[0] ?? '')
  const guessed = transactions.filter((one) => one.draft.categoryId !== null && !one.isFiledByRule)
  return transactions.map((one) => {
    const { draft } = one
    const isAlike = guessed.some((other) => headOf(other) === headOf(one))
    return draft.categoryId === null && isAlike
      ? { ...one, draft: { ...draft, categoryId: shared } }
      : one
  })
}

const schools = new Set('escola escolar aula creche faculdade'.split(' '))

/** `presente do mozão: perfume 139,90 e bombom 32`, `material escolar: caderno 20, tinta 12`. */
function kindAhead(
  { tokens }: Reading,
  segments: readonly Segment[],
  index: CategoryIndex,
): string | null {
  const colon = tokens.findIndex(({ folded }) => folded === ':')
  if (colon < 1 || colon > (segments[0]?.amount.first ?? 0)) return null
  const head = tokens.slice(0, colon).map(({ norm }) => norm)
  if (/^presentes?$/.test(head[0] ?? '')) return categoryOf('gifts', 'despesa', index)
  const isSchool = head.includes('material') && head.some((word) => schools.has(word))
  return isSchool ? categoryOf('education', 'despesa', index) : null
}
