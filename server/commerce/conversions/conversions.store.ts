import { type Cents, centsFromDecimal, decimalFromCents } from '@lya/core/amounts/cents.ts'
import type { ConversionName, ConversionSale } from '#commerce/conversions/conversion.ts'
import type { Network } from '#commerce/conversions/conversion-gateway.ts'
import type { VisitMarks } from '#people/cookies/index.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** One fact for one network. */
export interface ConversionRow {
  /** What happened, such as `compra:<charge>`. */
  fact: string
  network: Network
  eventId: string
  name: ConversionName
  userId: string | null
  visitorId: string
  marks: VisitMarks
  sale: ConversionSale | null
  occurredAt: Temporal.Instant
}

/** `sem-aceite`: the yes was taken back before it left; `sem-rede`: the operator removed the id. */
export type ConversionFate = 'enviado' | 'recusado' | 'sem-aceite' | 'sem-rede' | 'vencido'

interface StoredRow {
  eventId: string
  name: ConversionName
  userId: string | null
  visitorId: string
  marks: VisitMarks
  planName: string | null
  amount: string | null
  occurredAt: string
}

/** Adds it unless it is there. @returns Whether it was new. */
export async function addConversion(tx: Tx, row: ConversionRow): Promise<boolean> {
  const { sale } = row
  const { rowCount } = await tx.query({
    text: `INSERT INTO conversoes
        (fato, rede, evento, nome, user_id, visitante, marcas, plano, valor, ocorrido_em)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING`,
    values: [
      ...[row.fact, row.network, row.eventId, row.name, row.userId, row.visitorId],
      JSON.stringify(row.marks),
      sale?.planName ?? null,
      sale ? decimalFromCents(sale.amountCents) : null,
      row.occurredAt.toString(),
    ],
  })
  return rowCount === 1
}

/** One that has not met its fate; null for the others. */
export async function findPending(
  tx: Tx,
  fact: string,
  network: Network,
): Promise<ConversionRow | null> {
  const { rows } = await tx.query<StoredRow>({
    text: `SELECT evento AS "eventId", nome AS name, user_id AS "userId",
        visitante AS "visitorId", marcas AS marks, plano AS "planName", valor::text AS amount,
        to_char(ocorrido_em AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.USZ') AS "occurredAt"
      FROM conversoes WHERE fato = $1 AND rede = $2 AND situacao = 'pendente'`,
    values: [fact, network],
  })
  const [row] = rows
  if (!row) return null
  const { planName, amount, occurredAt, ...rest } = row
  return {
    ...rest,
    ...{ fact, network, sale: saleOf(planName, amount) },
    occurredAt: Temporal.Instant.from(occurredAt),
  }
}

function saleOf(planName: string | null, amount: string | null): ConversionSale | null {
  if (planName === null || amount === null) return null
  const amountCents: Cents = centsFromDecimal(amount)
  return { planName, amountCents }
}

/** Whose browser a checkout was opened in, by the fact that it was. */
export async function findConversionVisit(
  tx: Tx,
  fact: string,
): Promise<{ visitorId: string; marks: VisitMarks } | null> {
  const { rows } = await tx.query<{ visitorId: string; marks: VisitMarks }>({
    text: `SELECT visitante AS "visitorId", marcas AS marks FROM conversoes
      WHERE fato = $1 LIMIT 1`,
    values: [fact],
  })
  return rows[0] ?? null
}

export async function endConversion(
  tx: Tx,
  ended: { fact: string; network: Network; fate: ConversionFate; at: Temporal.Instant },
): Promise<void> {
  await tx.query({
    text: `UPDATE conversoes SET situacao = $3, updated_at = $4
      WHERE fato = $1 AND rede = $2 AND situacao = 'pendente'`,
    values: [ended.fact, ended.network, ended.fate, ended.at.toString()],
  })
}

/** What was told, or was not, long ago. @returns How many were forgotten. */
export async function deleteConversionsBefore(tx: Tx, before: Temporal.Instant): Promise<number> {
  const { rowCount } = await tx.query({
    text: `DELETE FROM conversoes WHERE created_at < $1`,
    values: [before.toString()],
  })
  return rowCount ?? 0
}
