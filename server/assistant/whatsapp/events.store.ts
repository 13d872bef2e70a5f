import type { InboundEvent } from '#assistant/whatsapp/inbound/read-events.ts'
import type { Database } from '#platform/db/database.ts'
import { onceAsSystem, type Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** How an event ended; a refusal's code may follow `recusada:`. */
export type Outcome =
  | 'processada'
  | 'silenciosa'
  | 'convidada'
  | 'ja-convidada'
  | 'vinculada'
  | 'codigo-errado'
  | 'ignorada'
  | 'guardada'
  | 'posta-de-lado'
  | `recusada:${string}`

export interface WaitingEvent {
  id: string
  kind: 'mensagem' | 'situacao'
  content: string
  occurredAt: Temporal.Instant
  /** Whether the same sender had another one waiting when this was taken. */
  hasNext: boolean
}

/**
 * Stores what is new of these events for good, in one statement and one round trip.
 *
 * @returns The senders who have something waiting now.
 */
export async function storeEvents(
  db: Database,
  events: readonly InboundEvent[],
  at: Temporal.Instant,
): Promise<string[]> {
  const ids = events.map(() => newId()).sort()
  const rows = events.map((event, index) => ({
    id: ids[index],
    chave: event.key,
    tipo: event.kind,
    remetente: event.sender,
    ocorrido_em: event.occurredAt.toString(),
    conteudo: event.content,
    resultado: event.kind === 'outro' ? 'guardada' : null,
  }))
  // In the order of their keys, lest two copies of one webhook lock each other.
  const { rows: stored } = await onceAsSystem<{ remetente: string | null }>(db, {
    name: 'whatsapp-store',
    text: `INSERT INTO eventos_whatsapp
        (id, chave, tipo, remetente, ocorrido_em, conteudo, resultado, created_at)
      SELECT id, chave, tipo, remetente, ocorrido_em, conteudo, resultado, $2
      FROM json_to_recordset($1) AS e (id uuid, chave text, tipo text, remetente text,
        ocorrido_em timestamptz, conteudo text, resultado text)
      ORDER BY chave
      ON CONFLICT (chave) DO NOTHING
      RETURNING remetente`,
    values: [JSON.stringify(rows), at.toString()],
  })
  return [...new Set(stored.flatMap(({ remetente }) => remetente ?? []))]
}

/**
 * Takes the sender's oldest waiting event and marks it as done, in the caller's transaction: if
 * that fails, it waits again. One worker at a time does a sender's events.
 */
export async function takeEvent(
  tx: Tx,
  sender: string,
  at: Temporal.Instant,
): Promise<WaitingEvent | null> {
  // A statement of its own: the next one must see what was committed while this one waited.
  tx.send({
    name: 'whatsapp-lock',
    text: `SELECT pg_advisory_xact_lock(hashtextextended('whatsapp:' || $1, 0))`,
    values: [sender],
  })
  const { rows } = await tx.query<Omit<WaitingEvent, 'occurredAt'> & { occurred: Date }>({
    name: 'whatsapp-take',
    text: `UPDATE eventos_whatsapp AS e
        SET resultado = 'processada', processado_em = $2, conteudo = ''
      FROM (SELECT id, conteudo FROM eventos_whatsapp
        WHERE remetente = $1 AND resultado IS NULL
        ORDER BY ocorrido_em, id LIMIT 1) AS antes
      WHERE e.id = antes.id
      RETURNING e.id, e.tipo AS kind, antes.conteudo AS content, e.ocorrido_em AS occurred,
        EXISTS (SELECT FROM eventos_whatsapp AS outro
          WHERE outro.remetente = $1 AND outro.resultado IS NULL AND outro.id <> e.id
        ) AS "hasNext"`,
    values: [sender, at.toString()],
  })
  const [row] = rows
  return row ? { ...row, occurredAt: row.occurred.toTemporalInstant() } : null
}

/** Who has something waiting. */
export async function listWaitingSenders(tx: Tx): Promise<string[]> {
  const { rows } = await tx.query<{ remetente: string }>({
    text: `SELECT DISTINCT remetente FROM eventos_whatsapp
      WHERE resultado IS NULL AND remetente IS NOT NULL`,
  })
  return rows.map(({ remetente }) => remetente)
}

/** Says how it ended, where that was not the usual way. */
export async function setOutcome(tx: Tx, id: string, outcome: Outcome): Promise<void> {
  await tx.query({
    text: 'UPDATE eventos_whatsapp SET resultado = $2 WHERE id = $1',
    values: [id, outcome],
  })
}

/** Ends an event whose own transaction was rolled back. */
export async function closeEvent(
  tx: Tx,
  event: { id: string; outcome: Outcome; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `UPDATE eventos_whatsapp SET resultado = $2, processado_em = $3, conteudo = ''
      WHERE id = $1 AND resultado IS NULL`,
    values: [event.id, event.outcome, event.at.toString()],
  })
}

/** Counts a failure of ours; at the last one the event is put aside, and the next may go on. */
export async function countFailure(
  tx: Tx,
  failure: { id: string; attemptsMax: number; at: Temporal.Instant },
): Promise<{ isAside: boolean }> {
  const { rows } = await tx.query<{ aside: boolean }>({
    text: `UPDATE eventos_whatsapp SET tentativas = tentativas + 1,
        resultado = CASE WHEN tentativas + 1 >= $2 THEN 'posta-de-lado' END,
        processado_em = CASE WHEN tentativas + 1 >= $2 THEN $3::timestamptz END
      WHERE id = $1 AND resultado IS NULL
      RETURNING resultado IS NOT NULL AS aside`,
    values: [failure.id, failure.attemptsMax, failure.at.toString()],
  })
  return { isAside: rows[0]?.aside ?? false }
}

/** How many of a sender's events ended so since then. */
export async function countOutcomes(
  tx: Tx,
  query: { sender: string; outcome: Outcome; since: Temporal.Instant },
): Promise<number> {
  const { rows } = await tx.query<{ found: number }>({
    text: `SELECT count(*)::int AS found FROM eventos_whatsapp
      WHERE remetente = $1 AND resultado = $2 AND processado_em > $3`,
    values: [query.sender, query.outcome, query.since.toString()],
  })
  return rows[0]?.found ?? 0
}

/** Forgets what can no longer be repeated; a few thousand at a time. */
export async function deleteOldEvents(tx: Tx, before: Temporal.Instant): Promise<number> {
  const { rowCount } = await tx.query({
    text: `DELETE FROM eventos_whatsapp WHERE id IN (
      SELECT id FROM eventos_whatsapp WHERE created_at < $1 AND resultado IS NOT NULL LIMIT 5000)`,
    values: [before.toString()],
  })
  return rowCount ?? 0
}
