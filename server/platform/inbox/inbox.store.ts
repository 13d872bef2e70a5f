import type { Database } from '#platform/db/database.ts'
import { lockName } from '#platform/db/lock-name.ts'
import { onceAsSystem, type Tx } from '#platform/db/transaction.ts'
import type { InboundEvent, UsualOutcome, WaitingEvent } from '#platform/inbox/inbox.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * What came from one provider, in a table of its own with the columns of `eventos_whatsapp`.
 *
 * @typeParam Kind The kinds of its events, and `Outcome` how they may end besides the usual ways.
 */
export class InboxStore<Kind extends string, Outcome extends string> {
  readonly #table: string

  /** @param table Its name in the database, written by us. */
  constructor(table: string) {
    this.#table = table
  }

  /**
   * Stores what is new of these events for good, in one statement and one round trip.
   *
   * @returns The senders who have something waiting now.
   */
  async store(
    db: Database,
    events: readonly InboundEvent<Kind>[],
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
      resultado: event.sender === null ? ('guardada' satisfies UsualOutcome) : null,
    }))
    // In the order of their keys, lest two copies of one webhook lock each other.
    const { rows: stored } = await onceAsSystem<{ remetente: string | null }>(db, {
      name: `${this.#table}-store`,
      text: `INSERT INTO ${this.#table}
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
  async take(tx: Tx, sender: string, at: Temporal.Instant): Promise<WaitingEvent<Kind> | null> {
    lockName(tx, `${this.#table}:${sender}`)
    const { rows } = await tx.query<Omit<WaitingEvent<Kind>, 'occurredAt'> & { occurred: Date }>({
      name: `${this.#table}-take`,
      text: `UPDATE ${this.#table} AS e
          SET resultado = 'processada', processado_em = $2, conteudo = ''
        FROM (SELECT id, conteudo FROM ${this.#table}
          WHERE remetente = $1 AND resultado IS NULL
          ORDER BY ocorrido_em, id LIMIT 1) AS antes
        WHERE e.id = antes.id
        RETURNING e.id, e.tipo AS kind, antes.conteudo AS content, e.ocorrido_em AS occurred,
          EXISTS (SELECT FROM ${this.#table} AS outro
            WHERE outro.remetente = $1 AND outro.resultado IS NULL AND outro.id <> e.id
          ) AS "hasNext"`,
      values: [sender, at.toString()],
    })
    const [row] = rows
    return row ? { ...row, occurredAt: row.occurred.toTemporalInstant() } : null
  }

  /** What waits of this sender by now; the one that is taken in this transaction does not. */
  async listWaiting(tx: Tx, sender: string): Promise<string[]> {
    const { rows } = await tx.query<{ id: string }>({
      name: `${this.#table}-waiting`,
      text: `SELECT id FROM ${this.#table} WHERE remetente = $1 AND resultado IS NULL`,
      values: [sender],
    })
    return rows.map(({ id }) => id)
  }

  /** Who has something waiting. */
  async listWaitingSenders(tx: Tx): Promise<string[]> {
    const { rows } = await tx.query<{ remetente: string }>({
      text: `SELECT DISTINCT remetente FROM ${this.#table}
        WHERE resultado IS NULL AND remetente IS NOT NULL`,
    })
    return rows.map(({ remetente }) => remetente)
  }

  /** Says how it ended, where that was not the usual way. */
  async setOutcome(tx: Tx, id: string, outcome: Outcome | UsualOutcome): Promise<void> {
    await tx.query({
      text: `UPDATE ${this.#table} SET resultado = $2 WHERE id = $1`,
      values: [id, outcome],
    })
  }

  /** Ends an event whose own transaction was rolled back. */
  async close(
    tx: Tx,
    event: { id: string; outcome: UsualOutcome; at: Temporal.Instant },
  ): Promise<void> {
    await tx.query({
      text: `UPDATE ${this.#table} SET resultado = $2, processado_em = $3, conteudo = ''
        WHERE id = $1 AND resultado IS NULL`,
      values: [event.id, event.outcome, event.at.toString()],
    })
  }

  /** Counts a failure of ours; at the last one the event is put aside, and the next may go on. */
  async countFailure(
    tx: Tx,
    failure: { id: string; attemptsMax: number; at: Temporal.Instant },
  ): Promise<{ isAside: boolean }> {
    const { rows } = await tx.query<{ aside: boolean }>({
      text: `UPDATE ${this.#table} SET tentativas = tentativas + 1,
          resultado = CASE WHEN tentativas + 1 >= $2 THEN 'posta-de-lado' END,
          processado_em = CASE WHEN tentativas + 1 >= $2 THEN $3::timestamptz END
        WHERE id = $1 AND resultado IS NULL
        RETURNING resultado IS NOT NULL AS aside`,
      values: [failure.id, failure.attemptsMax, failure.at.toString()],
    })
    return { isAside: rows[0]?.aside ?? false }
  }

  /** How many of a sender's events ended so since then. */
  async countOutcomes(
    tx: Tx,
    query: { sender: string; outcome: Outcome; since: Temporal.Instant },
  ): Promise<number> {
    const { rows } = await tx.query<{ found: number }>({
      text: `SELECT count(*)::int AS found FROM ${this.#table}
        WHERE remetente = $1 AND resultado = $2 AND processado_em > $3`,
      values: [query.sender, query.outcome, query.since.toString()],
    })
    return rows[0]?.found ?? 0
  }

  /** Forgets what can no longer be repeated; a few thousand at a time. */
  async deleteOld(tx: Tx, before: Temporal.Instant): Promise<number> {
    const { rowCount } = await tx.query({
      text: `DELETE FROM ${this.#table} WHERE id IN (SELECT id FROM ${this.#table}
        WHERE created_at < $1 AND resultado IS NOT NULL LIMIT 5000)`,
      values: [before.toString()],
    })
    return rowCount ?? 0
  }
}
