import type { Tx } from '#platform/db/transaction.ts'
import type { Measured } from '#platform/measures/measures.ts'

/** What a process of this installation told last. */
export interface MeasuredProcess {
  id: string
  startedAt: Temporal.Instant
  seenAt: Temporal.Instant
  measured: Measured
}

/** Keeps what this process counted, and forgets those that were not heard of for long. */
export async function keepMeasured(
  tx: Tx,
  told: MeasuredProcess,
  forgetBefore: Temporal.Instant,
): Promise<void> {
  tx.send({
    text: 'DELETE FROM medidas_processos WHERE visto_em < $1',
    values: [forgetBefore.toString()],
  })
  await tx.query({
    text: `INSERT INTO medidas_processos (processo, iniciado_em, visto_em, medidas)
           VALUES ($1, $2, $3, $4)
           ON CONFLICT (processo) DO UPDATE SET visto_em = excluded.visto_em,
             medidas = excluded.medidas`,
    values: [
      told.id,
      told.startedAt.toString(),
      told.seenAt.toString(),
      JSON.stringify(told.measured),
    ],
  })
}

/** Every process that was heard of lately, the oldest first. */
export async function listMeasured(tx: Tx): Promise<MeasuredProcess[]> {
  const { rows } = await tx.query<{
    processo: string
    iniciado_em: Date
    visto_em: Date
    medidas: Measured
  }>({
    text: `SELECT processo, iniciado_em, visto_em, medidas FROM medidas_processos
            ORDER BY iniciado_em, processo`,
  })
  return rows.map((row) => ({
    id: row.processo,
    startedAt: row.iniciado_em.toTemporalInstant(),
    seenAt: row.visto_em.toTemporalInstant(),
    measured: row.medidas,
  }))
}
