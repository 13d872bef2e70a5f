import type { Tx } from '#platform/db/transaction.ts'

export type Kind = 'cliente' | 'cobranca' | 'parcelamento' | 'assinatura' | 'cartao'

/** One thing of the provider. */
export interface Thing<Data> {
  id: string
  data: Data
  /** Counts up over everything that was ever made. */
  order: number
}

export interface Kept<Data> {
  id: string
  kind: Kind
  data: Data
  reference?: string | null
  customer?: string | null
  /** The plan of parts or the subscription that it belongs to. */
  group?: string | null
  visibleAt: Temporal.Instant
  /** When time alone changes it; null for never. */
  nextAt?: Temporal.Instant | null
}

export interface Filter {
  reference?: string | undefined
  customer?: string | undefined
  group?: string | undefined
  /** Values of the document by their keys. */
  where?: Readonly<Record<string, unknown>>
}

interface Row<Data> {
  id: string
  data: Data
  sequence: string
  total?: string
}

const columns = 'id, dados AS data, ordem AS sequence'

export async function addThing<Data>(tx: Tx, thing: Kept<Data>): Promise<Thing<Data>> {
  const { id, kind, data, visibleAt } = thing
  const { rows } = await tx.query<Row<Data>>({
    name: 'simulated-asaas-add',
    text: `INSERT INTO simulador_asaas
        (id, tipo, referencia, cliente, grupo, dados, visivel_em, proxima_em)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING ${columns}`,
    values: [
      ...[id, kind, thing.reference ?? null, thing.customer ?? null, thing.group ?? null],
      ...[JSON.stringify(data), visibleAt.toString(), thing.nextAt?.toString() ?? null],
    ],
  })
  return onlyOf(rows)
}

export async function changeThing<Data>(
  tx: Tx,
  id: string,
  { data, nextAt }: { data: Data; nextAt: Temporal.Instant | null },
): Promise<void> {
  await tx.query({
    name: 'simulated-asaas-change',
    text: `UPDATE simulador_asaas SET dados = $2, referencia = coalesce($4, referencia),
        proxima_em = $3 WHERE id = $1`,
    values: [
      ...[id, JSON.stringify(data), nextAt?.toString() ?? null],
      (data as { reference?: string | null }).reference ?? null,
    ],
  })
}

/** Null when there is none, or when it is only made later. Holds it until the transaction ends. */
export async function takeThing<Data>(
  tx: Tx,
  at: { kind: Kind; id: string; now: Temporal.Instant },
): Promise<Thing<Data> | null> {
  const { rows } = await tx.query<Row<Data>>({
    name: 'simulated-asaas-take',
    text: `SELECT ${columns} FROM simulador_asaas
      WHERE id = $1 AND tipo = $2 AND visivel_em <= $3 FOR UPDATE`,
    values: [at.id, at.kind, at.now.toString()],
  })
  const [row] = rows
  return row ? thingOf(row) : null
}

/** Those of these ids that there are, in any order. */
export async function findThings<Data>(
  tx: Tx,
  kind: Kind,
  ids: readonly string[],
): Promise<Thing<Data>[]> {
  const { rows } = await tx.query<Row<Data>>({
    text: `SELECT ${columns} FROM simulador_asaas WHERE id = ANY($1) AND tipo = $2`,
    values: [ids, kind],
  })
  return rows.map(thingOf)
}

/** Newest first. */
export async function listThings<Data>(
  tx: Tx,
  {
    kind,
    now,
    filter,
    limit,
    offset,
  }: {
    kind: Kind
    now: Temporal.Instant
    filter: Filter
    limit: number
    offset: number
  },
): Promise<{ total: number; things: Thing<Data>[] }> {
  const { rows } = await tx.query<Row<Data>>({
    text: `SELECT ${columns}, count(*) OVER () AS total FROM simulador_asaas
      WHERE tipo = $1 AND visivel_em <= $2
        AND ($3::text IS NULL OR referencia = $3) AND ($4::text IS NULL OR cliente = $4)
        AND ($5::text IS NULL OR grupo = $5) AND dados @> $6::jsonb
      ORDER BY ordem DESC LIMIT $7 OFFSET $8`,
    values: [
      ...[kind, now.toString(), filter.reference ?? null, filter.customer ?? null],
      ...[filter.group ?? null, JSON.stringify(filter.where ?? {})],
      ...[limit, offset],
    ],
  })
  return { total: Number(rows[0]?.total ?? 0), things: rows.map(thingOf) }
}

/** What time alone has changed by now, longest due first; held until the transaction ends. */
export async function takeDue(
  tx: Tx,
  now: Temporal.Instant,
): Promise<(Thing<unknown> & { kind: Kind })[]> {
  const { rows } = await tx.query<Row<unknown> & { kind: Kind }>({
    name: 'simulated-asaas-due',
    text: `SELECT ${columns}, tipo AS kind FROM simulador_asaas
      WHERE proxima_em <= $1 AND visivel_em <= $1
      ORDER BY proxima_em, ordem LIMIT 100 FOR UPDATE SKIP LOCKED`,
    values: [now.toString()],
  })
  return rows.map((row) => ({ ...thingOf(row), kind: row.kind }))
}

function thingOf<Data>({ id, data, sequence }: Row<Data>): Thing<Data> {
  return { id, data, order: Number(sequence) }
}

function onlyOf<Data>([row]: Row<Data>[]): Thing<Data> {
  if (!row) throw new Error('an insert answers its row')
  return thingOf(row)
}
