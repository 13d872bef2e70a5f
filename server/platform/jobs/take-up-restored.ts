import type { PgBoss } from 'pg-boss'
import type { JobsDatabase } from '#platform/jobs/jobs-database.ts'

/**
 * Puts what a restored backup brought along into its queues, under the ids that it had: taken up
 * twice, as after a crash half-way, it is one job all the same.
 *
 * @param queues Those that this version has; what belongs to another waits for it.
 */
export async function takeUpRestored(
  boss: PgBoss,
  db: JobsDatabase,
  queues: readonly string[],
): Promise<void> {
  const { rows } = await db.executeSql(
    `SELECT id, fila AS queue, dados AS data, comeca_em AS "startAfter"
     FROM public.trabalhos_restaurados WHERE fila = ANY($1)`,
    [queues],
  )
  const waiting = rows as { id: string; queue: string; data: object; startAfter: Date }[]
  for (const { id, queue, data, startAfter } of waiting) {
    await boss.send(queue, data, { id, startAfter })
  }
  const ids = waiting.map(({ id }) => id)
  await db.executeSql('DELETE FROM public.trabalhos_restaurados WHERE id = ANY($1)', [ids])
}
