import type { CampaignResults } from '@lya/contract/backoffice/campaigns.ts'
import type { MessageChannel } from '@lya/core/backoffice/messages/content.ts'
import type { Segment } from '@lya/core/backoffice/segments/segment.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Takes one whose moment has come, until the transaction ends; null when none is left. */
export async function takeDue(
  tx: Tx,
  at: Temporal.Instant,
): Promise<{ id: string; rule: Segment } | null> {
  const { rows } = await tx.query<{ id: string; rule: Segment }>({
    text: `SELECT id, regra AS rule FROM campanhas
      WHERE situacao = 'agendada' AND inicia_em <= $1
      ORDER BY inicia_em LIMIT 1 FOR UPDATE SKIP LOCKED`,
    values: [at.toString()],
  })
  return rows[0] ?? null
}

export async function storeStart(
  tx: Tx,
  started: { id: string; audience: number; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `UPDATE campanhas SET situacao = 'enviando', publico = $2, iniciada_em = $3,
        updated_at = $3 WHERE id = $1`,
    values: [started.id, started.audience, started.at.toString()],
  })
}

/** Days after its end for which a campaign's fates, and who leaves, are still looked at. */
const watchedDays = 7
const restMinutes = 15

export interface Running {
  id: string
  channel: MessageChannel
  isSending: boolean
}

/** Those that something may have become of since they were looked at last. */
export async function listRunning(tx: Tx, at: Temporal.Instant): Promise<Running[]> {
  const { rows } = await tx.query<Running>({
    text: `SELECT id, conteudo ->> 'channel' AS channel, situacao = 'enviando' AS "isSending"
      FROM campanhas
      WHERE situacao = 'enviando' OR (situacao IN ('pausada', 'parada', 'concluida')
        AND coalesce(terminada_em, $1::timestamptz) > $1::timestamptz - make_interval(days => $2)
        AND (colhida_em IS NULL OR colhida_em <= $1::timestamptz - make_interval(mins => $3)))
      ORDER BY created_at`,
    values: [at.toString(), watchedDays, restMinutes],
  })
  return rows
}

/** Seconds between two batches; a little less than the minute that the clock wakes us in. */
const turnSeconds = 55

/** Takes the turn of this minute. @returns How many may go; 0 when another worker has it. */
export async function takeTurn(tx: Tx, id: string, at: Temporal.Instant): Promise<number> {
  const { rows } = await tx.query<{ perMinute: number }>({
    text: `UPDATE campanhas SET lote_em = $2
      WHERE id = $1 AND situacao = 'enviando'
        AND (lote_em IS NULL OR lote_em <= $2::timestamptz - make_interval(secs => $3))
      RETURNING por_minuto AS "perMinute"`,
    values: [id, at.toString(), turnSeconds],
  })
  return rows[0]?.perMinute ?? 0
}

/** Keeps what became of everybody, and ends it once nobody waits any more. */
export async function storeResults(
  tx: Tx,
  counted: { id: string; results: CampaignResults; at: Temporal.Instant },
): Promise<void> {
  const { pending = 0, handed = 0 } = counted.results.states
  await tx.query({
    text: `UPDATE campanhas SET resultado = $2, colhida_em = $3,
        situacao = CASE WHEN situacao = 'enviando' AND $4 THEN 'concluida' ELSE situacao END,
        terminada_em = CASE WHEN situacao = 'enviando' AND $4 THEN $3 ELSE terminada_em END
      WHERE id = $1`,
    values: [
      counted.id,
      JSON.stringify(counted.results),
      counted.at.toString(),
      pending + handed === 0,
    ],
  })
}
