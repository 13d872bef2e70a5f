import type { CohortCount } from '@lya/core/backoffice/cohorts/cohorts.ts'
import type { Tx } from '#platform/db/transaction.ts'

/** Keeps how cohorts stood at the end of a month, once. */
export async function keepCohorts(tx: Tx, counts: readonly CohortCount[]): Promise<void> {
  const firstDay = (month: Temporal.PlainYearMonth) => month.toPlainDate({ day: 1 }).toString()
  await tx.query({
    text: `INSERT INTO coortes_mensais (coorte, mes, pessoas, retidas)
           SELECT * FROM unnest($1::date[], $2::date[], $3::integer[], $4::integer[])
           ON CONFLICT (coorte, mes) DO NOTHING`,
    values: [
      counts.map(({ cohort }) => firstDay(cohort)),
      counts.map(({ month }) => firstDay(month)),
      counts.map(({ people }) => people),
      counts.map(({ retained }) => retained),
    ],
  })
}
