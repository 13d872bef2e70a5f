import { findVerb } from '#language/verbs.ts'
import { type Income, tellsOnlyWho } from '#opinion/incomes/features.ts'
import { kindOfIncome } from '#opinion/incomes/learned.ts'
import { opinionLimits } from '#opinion/limits.ts'
import {
  type CategoryIndex,
  categoryOf,
  isOwnChoice,
} from '#understanding/categories/category-index.ts'

/**
 * The category of money that came in, by what was learned of what people live by: where the rules
 * know none, and in place of pay that is none ("a empresa reembolsou 200") where that is all but
 * certain. What the person chose before, or called by its name, stands.
 *
 * @param ruled What the rules say; null where they say nothing.
 * @returns null where it is likelier to be anything else.
 */
export function incomeCategory(
  income: Income,
  ruled: string | null,
  index: CategoryIndex,
): string | null {
  if (ruled !== null && !isTakenForPay(income, ruled, index)) return ruled
  if (tellsOnlyWho(income)) return ruled
  if (isDoneForSomeone(income)) return ruled ?? categoryOf('craft', 'receita', index)
  const { kind, chance } = kindOfIncome(income)
  const least = ruled === null ? opinionLimits.income : opinionLimits.incomeTold
  // Who sells what they make is filed under their work, as the rules have it.
  if (chance < least || (ruled !== null && kind === 'sales')) return ruled
  return kind === 'neither' ? null : (categoryOf(kind, 'receita', index) ?? ruled)
}

/** "fiz uma calça pro seu Raul": work, whatever a pair of trousers is to others. */
function isDoneForSomeone({ reading: { tokens, flat } }: Income): boolean {
  const isDone = tokens.some(({ norm }) => {
    const verb = findVerb(norm)
    return verb?.form === 'i-did' && verb.sense === 'do'
  })
  return isDone && / pr[oa] (?:seu|dona) /.test(flat)
}

/** `Freelances` covers the second alone, by which the third is found. */
const pay = ['salary', 'freelance', 'craft'] as const

/** A category of what one lives by: an employer's pay, or that of one's own work. */
export function isOfPay({ covers }: Pick<CategoryIndex, 'covers'>, categoryId: string): boolean {
  const concepts = covers.get(categoryId)
  return concepts !== undefined && pay.some((concept) => concepts.has(concept))
}

/** Whether the rules took it for pay by its words alone. */
function isTakenForPay(income: Income, ruled: string, index: CategoryIndex): boolean {
  return isOfPay(index, ruled) && !isOwnChoice(income, ruled, index)
}
