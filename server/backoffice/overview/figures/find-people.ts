import type { FigurePart } from '@lya/contract/backoffice/overview/people.ts'
import { type FigureKey, payerFigures } from '@lya/core/backoffice/figures/figures.ts'
import { type FigurePeople, peopleOf } from '#backoffice/overview/figures/people-of.ts'
import { findFree } from '#backoffice/overview/figures/recurring.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** The people behind a figure today: those whom it counts. */
export async function findPeopleOf(
  tx: Tx,
  figure: FigureKey,
  asked: { now: Temporal.Instant } & FigurePart,
): Promise<FigurePeople> {
  const people = peopleOf(figure, asked)
  if (!payerFigures.includes(figure)) return people
  // Whoever is in a free month pays nothing now.
  const free = await findFree(tx, asked.now)
  return { ...people, asked: { ...people.asked, without: free.map(({ userId }) => userId) } }
}
