import { addDays, dayOf } from '@lya/core/commerce/subscriptions/day.ts'
import type { BusinessParts } from '#tools/demo/business/parts.ts'
import { countToday, recountDay } from '../../../server/backoffice/daily-figures/index.ts'
import {
  closeMonths,
  keptFigures,
  refreshFigure,
  watch,
} from '../../../server/backoffice/overview/index.ts'
import { refreshPeople } from '../../../server/backoffice/people/index.ts'
import { asSystem } from '../../../server/platform/db/transaction.ts'

const atOnce = 4

/** Has the product count everybody, each day and each month, as its own nights would have. */
export async function countBusiness(parts: BusinessParts): Promise<void> {
  const { db, clock } = parts
  const { rows } = await db.pool.query<{ id: string; day: string }>(
    `SELECT user_id AS id, (created_at AT TIME ZONE 'America/Sao_Paulo')::date::text AS day
       FROM admin_people ORDER BY created_at`,
  )
  await asSystem(db, (tx) =>
    refreshPeople(
      { tx, clock },
      rows.map(({ id }) => id),
    ),
  )
  const today = dayOf(clock.now())
  const days: string[] = []
  for (let day = rows[0]?.day ?? today; day <= today; day = addDays(day, 1)) days.push(day)
  const work = async (first: number): Promise<void> => {
    for (let at = first; at < days.length; at += atOnce) await recountDay(db, days[at] ?? today)
  }
  await Promise.all(Array.from({ length: atOnce }, (_, first) => work(first)))
  await countToday(parts)
  // Months that were closed while the others lived knew nothing of these.
  await asSystem(db, (tx) => tx.query({ text: 'DELETE FROM coortes_mensais' }))
  await closeMonths(parts)
  const always = clock.now().add({ hours: 1 })
  for (const figure of keptFigures) await refreshFigure(parts, figure, always)
  await watch(parts)
}
