import type { KeptDraft } from '#conversation/kept-draft.ts'
import { fold } from '#language/fold.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'

/**
 * What it is called now that its sum is told: "26,50 remédio da Lívia", behind "fui na farmácia",
 * is the medicine, with the place where it was bought, in the category of the medicine where that
 * is known: "38 de lanche", behind "fui no shopping". Of anything but a place it is as it was.
 */
export function boughtThere(
  { description, categoryId }: KeptDraft,
  account: Message['account'],
): Pick<KeptDraft, 'description' | 'categoryId'> {
  const [told, another] = account.transactions
  const thing = told?.draft.description ?? ''
  const isPlace = findMeanings(fold(description))?.some(({ weight }) => weight === 'place') ?? false
  const isItem = fold(thing)
    .split(' ')
    .some((word) => findMeanings(word)?.some(({ weight }) => weight === 'item'))
  const isNew = !fold(thing).includes(fold(description))
  if (another || !isPlace || !isItem || !isNew) return { description, categoryId }
  return {
    description: `${thing} (${description.charAt(0).toLowerCase()}${description.slice(1)})`,
    categoryId: told?.draft.categoryId ?? categoryId,
  }
}
