import type { Database } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** A webhook of the simulator. */
export interface SimulatedEvent {
  order: number
  event: string
  subject: string
  body: Record<string, unknown>
  fate: 'pendente' | 'entregue' | 'perdido'
  tries: number
  answer: number | null
  nextAt: Temporal.Instant
  createdAt: Temporal.Instant
}

interface Row extends Omit<SimulatedEvent, 'order' | 'nextAt' | 'createdAt'> {
  sequence: string
  next: Date
  created: Date
}

const columns = `ordem AS sequence, evento AS event, objeto AS subject, corpo AS body,
  situacao AS fate, tentativas AS tries, resposta AS answer, proxima_em AS next,
  created_at AS created`

/** What one object keeps; the oldest told ones make room. */
const keptMax = 20_000

export async function addEvent(
  tx: Tx,
  event: Pick<SimulatedEvent, 'event' | 'subject' | 'body' | 'fate' | 'nextAt' | 'createdAt'>,
): Promise<void> {
  await tx.query({
    name: 'simulated-asaas-event',
    text: `INSERT INTO simulador_asaas_avisos (evento, objeto, corpo, situacao, proxima_em, created_at)
      VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [
      ...[event.event, event.subject, JSON.stringify(event.body), event.fate],
      ...[event.nextAt.toString(), event.createdAt.toString()],
    ],
  })
}

/** The first that waits, whether it is its turn or not, and the others by the order of a seed. */
export async function listWaiting(
  db: Database,
  { now, limit }: { now: Temporal.Instant; limit: number },
): Promise<SimulatedEvent[]> {
  const { rows } = await db.pool.query<Row>(
    `SELECT ${columns} FROM simulador_asaas_avisos
     WHERE situacao = 'pendente' AND created_at <= $1 ORDER BY ordem LIMIT $2`,
    [now.toString(), limit],
  )
  return rows.map(eventOf)
}

export async function keepAnswer(
  db: Database,
  event: Pick<SimulatedEvent, 'order' | 'fate' | 'tries' | 'answer' | 'nextAt'>,
): Promise<void> {
  await db.pool.query(
    `UPDATE simulador_asaas_avisos SET situacao = $2, tentativas = $3, resposta = $4, proxima_em = $5
     WHERE ordem = $1`,
    [event.order, event.fate, event.tries, event.answer, event.nextAt.toString()],
  )
  if (event.order % 500 !== 0) return
  await db.pool.query(
    `DELETE FROM simulador_asaas_avisos WHERE situacao <> 'pendente' AND ordem < $1`,
    [event.order - keptMax],
  )
}

/** Tells them again, as if never told. */
export async function replayEvents(
  db: Database,
  subject: string,
  now: Temporal.Instant,
): Promise<number> {
  const { rowCount } = await db.pool.query(
    `UPDATE simulador_asaas_avisos SET situacao = 'pendente', tentativas = 0, proxima_em = $2
     WHERE objeto = $1`,
    [subject, now.toString()],
  )
  return rowCount ?? 0
}

/** What waits may go at once, from its first try on: the queue was taken up again. */
export async function resumeEvents(db: Database, now: Temporal.Instant): Promise<void> {
  await db.pool.query(
    `UPDATE simulador_asaas_avisos SET tentativas = 0, proxima_em = $1 WHERE situacao = 'pendente'`,
    [now.toString()],
  )
}

/** How many wait, for their turn or for their next try. */
export async function countWaiting(db: Database, now: Temporal.Instant): Promise<number> {
  const { rows } = await db.pool.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM simulador_asaas_avisos
     WHERE situacao = 'pendente' AND created_at <= $1`,
    [now.toString()],
  )
  return rows[0]?.count ?? 0
}

/** Of these objects, oldest first. */
export async function listEvents(
  db: Database,
  subjects: readonly string[],
): Promise<SimulatedEvent[]> {
  const { rows } = await db.pool.query<Row>(
    `SELECT ${columns} FROM simulador_asaas_avisos WHERE objeto = ANY($1) ORDER BY ordem`,
    [subjects],
  )
  return rows.map(eventOf)
}

function eventOf({ sequence, next, created, ...row }: Row): SimulatedEvent {
  return {
    ...row,
    order: Number(sequence),
    nextAt: next.toTemporalInstant(),
    createdAt: created.toTemporalInstant(),
  }
}
