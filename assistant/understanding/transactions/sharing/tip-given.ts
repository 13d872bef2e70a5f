import { fold } from '#language/fold.ts'
import { clauseAt, type ReadTransaction, type Scene } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/settle.ts'

const tips = new Set(['gorjeta', 'gorjetas', 'gorgeta', 'caixinha'])

/** Whether it is called a tip. */
export function isTipped({ draft }: ReadTransaction): boolean {
  return isTip(fold(draft.description.split(' ')[0] ?? ''))
}

/** Whether a folded word is one for a tip. */
export const isTip = (word: string) => tips.has(word)

/** A tip that was given is no more than this part of what it was given upon. */
const partMax = 3

/**
 * `faxina 180 e gorjeta 20`: a tip that is told behind what was spent, and is small beside it, was
 * given. By itself, before it (`gorjeta 60, gasolina 50`) or with a verb of getting it came in.
 */
export function giveTips(
  transactions: ReadTransaction[],
  settled: readonly Settled[],
  { clauses }: Scene,
): ReadTransaction[] {
  return transactions.map((one, at) => {
    const former = transactions.slice(0, at)
    const [upon] = former
    const clause = clauseAt(clauses, settled[at]?.amount.first ?? 0)
    if (!isTipped(one) || !upon || one.draft.type === 'despesa' || clause?.flow) return one
    const spent = former.reduce((sum, { draft }) => sum + draft.amountCents, 0)
    const isSpent = former.every(({ draft }) => draft.type === 'despesa')
    if (!isSpent || one.draft.amountCents * partMax > spent) return one
    const { earned: _earned, isFiledByRule: _filed, ...rest } = one
    const { categoryId } = upon.draft
    const draft = { ...one.draft, type: 'despesa', categoryId } as const
    return { ...rest, isWayTold: true, draft }
  })
}
