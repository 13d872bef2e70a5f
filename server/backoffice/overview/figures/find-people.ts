import type { FigureKey } from '@lya/core/backoffice/figures/figures.ts'
import type { FunnelWindow } from '@lya/core/backoffice/funnel/funnel.ts'
import { type FigurePeople, peopleOf } from '#backoffice/overview/figures/conditions.queries.ts'
import { findFree } from '#backoffice/overview/figures/recurring.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Figures that nobody is behind who is in a free month. */
const ofPayers: readonly FigureKey[] = ['paid-users', 'mrr', 'arr']

/** The people behind a figure today: those whom it counts. */
export async function findPeopleOf(
  tx: Tx,
  figure: FigureKey,
  asked: { now: Temporal.Instant; window: FunnelWindow },
): Promise<FigurePeople> {
  const people = peopleOf(figure, asked)
  if (!ofPayers.includes(figure)) return people
  const free = await findFree(tx, asked.now)
  return { ...people, asked: { ...people.asked, without: free.map(({ userId }) => userId) } }
}
