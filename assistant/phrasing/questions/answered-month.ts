import { formatReais } from '@lya/core/amounts/reais.ts'
import type { QueryAnswer } from '#conversation/asking/query-answer.ts'
import { namePeriod } from '#phrasing/period-name.ts'

/** "Nos últimos 12 meses, você gastou mais em outubro: R$ 1.300,00." */
export function phraseBusiestMonth(
  { type, totalCents, days }: Extract<QueryAnswer, { metric: 'busiest-month' }>,
  place: string,
  today: Temporal.PlainDate,
): string {
  const verb = type === 'receita' ? 'recebeu' : 'gastou'
  if (!days) return `Nos últimos 12 meses você não ${verb} nada${place}.`
  const when = namePeriod(days, today)
  return `Nos últimos 12 meses, você ${verb} mais${place} ${when}: ${formatReais(totalCents)}.`
}
