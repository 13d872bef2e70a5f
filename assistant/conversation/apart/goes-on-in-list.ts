import { conceptsIn } from '#conversation/apart/concepts-in.ts'
import { isGroomed, isMade } from '#conversation/apart/made.ts'
import { isDeed } from '#conversation/apart/told-event.ts'
import { findVerb } from '#language/verbs.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

/**
 * Whether what stands behind a comma goes on with what was earned before it. Behind what was sold
 * or done all does that has no deed of its own and is no cost of another kind ("vendi a calça 80,
 * jaqueta 40"), behind what came in only what is made for others.
 */
export function goesOnInList(
  clause: Reading,
  before: readonly Reading[],
  drafts: readonly TransactionDraft[],
): boolean {
  if (clause.tokens.some(({ norm }) => isDeed(norm))) return false
  // "rodei hoje, fiz 200, gasolina 50, lanche 15": behind what was spent nothing was earned.
  if (drafts.at(-1)?.type !== 'receita') return false
  const verbs = before.flatMap(({ tokens }) => tokens.flatMap(({ norm }) => findVerb(norm) ?? []))
  // "hoje: restauração 250, clareamento 700" of a dentist; "salário 3000, mercado 200" is none.
  const isPay = before.some(namesIncome)
  if (verbs.length === 0 && !isPay) return true
  // "recebi 3000 de salário, esmalte 41,40": behind pay no service follows.
  if (!isPay && clause.tokens.some(({ norm }) => isMade(norm) || isGroomed(norm))) return true
  const isWork = verbs.some(({ sense, kind }) => sense === 'sell' || kind === 'hand')
  if (!isWork || beginsWithShop(clause)) return false
  const told = conceptsOf(clause)
  const earned = before.flatMap(conceptsOf)
  return told.some((one) => earned.includes(one)) || !told.some((one) => costs.has(one))
}

/** What is bought beside work that is of something else: food, a bill, fuel, a doctor. */
const costs = new Set<string>('food bills fuel pharmacy health education parts kids'.split(' '))
const foods = new Set<string>(['restaurant', 'groceries', 'meat', 'ingredients'])

/** `mercado 120` was spent there; who sold there says "na feira". */
function beginsWithShop({ tokens }: Reading): boolean {
  const meanings = findMeanings(tokens[0]?.norm ?? '') ?? []
  return meanings.some(({ concept, weight }) => weight === 'place' && foods.has(concept))
}

/** What a clause speaks of, all that is eaten being one. */
function conceptsOf(clause: Reading): string[] {
  return conceptsIn(clause).map((concept) => (foods.has(concept) ? 'food' : concept))
}

const incomes = new Set<string>(['salary', 'benefit', 'family', 'sales', 'interest'])

/** What comes in by its name: `salário`, `aposentadoria`. */
function namesIncome(reading: Reading): boolean {
  return conceptsIn(reading).some((concept) => incomes.has(concept))
}
