import { type KeptNumber, keptNumbers, numberOf } from '#backoffice/daily-figures/day-number.ts'
import type { Tx } from '#platform/db/transaction.ts'

export type KeptDay = { day: string } & Record<KeptNumber, number> & { kept: Set<KeptNumber> }

/**
 * The days of a range, the oldest first and without gaps; what was not kept of a day is 0, and not
 * named in `kept`.
 */
export async function listDays(tx: Tx, range: { from: string; to: string }): Promise<KeptDay[]> {
  const { rows } = await tx.query<{ day: string; number: string; value: string }>({
    text: `SELECT dia::text AS day, numero AS number, sum(valor)::text AS value
             FROM numeros_diarios WHERE dia BETWEEN $1 AND $2 GROUP BY dia, numero`,
    values: [range.from, range.to],
  })
  const days = new Map<string, KeptDay>()
  const last = Temporal.PlainDate.from(range.to)
  let day = Temporal.PlainDate.from(range.from)
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    days.set(day.toString(), emptyDay(day.toString()))
    day = day.add({ days: 1 })
  }
  for (const row of rows) {
    const number = numberOf(row.number)
    const kept = days.get(row.day)
    if (!number || !kept) continue
    kept[number] = Number(row.value)
    kept.kept.add(number)
  }
  return [...days.values()]
}

function emptyDay(day: string): KeptDay {
  const zeros = Object.fromEntries(keptNumbers.map((number) => [number, 0]))
  return { day, ...(zeros as Record<KeptNumber, number>), kept: new Set() }
}

/** All days together, from the first that was kept on. */
export async function sumAllDays(tx: Tx): Promise<Record<'transactions' | 'netCents', number>> {
  const { rows } = await tx.query<{ written: string; net: string }>({
    text: `SELECT coalesce(sum(valor) FILTER (WHERE numero = 'lancamentos'), 0)::text AS written,
                  coalesce(sum(valor) FILTER (WHERE numero = 'recebido'), 0)
                    - coalesce(sum(valor) FILTER (WHERE numero = 'devolvido'), 0) AS net
             FROM numeros_diarios WHERE numero IN ('lancamentos', 'recebido', 'devolvido')`,
  })
  return { transactions: Number(rows[0]?.written ?? 0), netCents: Number(rows[0]?.net ?? 0) }
}

/** The first day of which is kept who came, and the first that somebody was here; null for none. */
export async function findFirstDays(
  tx: Tx,
): Promise<{ kept: string | null; lived: string | null }> {
  const { rows } = await tx.query<{ kept: string | null; lived: string | null }>({
    text: `SELECT (SELECT min(dia)::text FROM numeros_diarios WHERE numero = 'cadastros') AS kept,
                  (SELECT min(created_at AT TIME ZONE 'America/Sao_Paulo')::date::text
                     FROM (SELECT created_at FROM admin_people ORDER BY created_at, user_id LIMIT 1)
                       AS primeira) AS lived`,
  })
  return rows[0] ?? { kept: null, lived: null }
}
