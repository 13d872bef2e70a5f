import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const sights = [' vi um ', ' vi uma ', ' vimos um ', ' vimos uma ']

/** "vi um capacete por 649 na loja": it was looked at, however much it sounds like a purchase. */
export function isOnlySeen(clauses: readonly Clause[]): boolean {
  const isSeen = clauses.some(({ rule, flat }) => {
    return rule === 'seen' && sights.some((words) => flat.includes(words))
  })
  return isSeen && clauses.every(({ mood }) => mood !== 'done')
}
