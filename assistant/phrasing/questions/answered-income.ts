import type { Cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { QueryAnswer } from '#conversation/asking/query-answer.ts'
import type { Shown } from '#conversation/done/shown.ts'
import { nameDay } from '#phrasing/day-name.ts'
import { phraseTransaction } from '#phrasing/transaction.ts'

type Answer<Metric extends QueryAnswer['metric']> = Extract<QueryAnswer, { metric: Metric }>

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`

/** "A última entrada foi Salário, R$ 2.800,00. De lá para cá você gastou R$ 1.216,50: 43%…" */
export function phraseSince(
  { item, totalCents }: Answer<'since'>,
  today: Temporal.PlainDate,
): string {
  if (!item) return 'Ainda não anotei nenhuma entrada sua: não sei desde quando contar.'
  const line = lastCame(item, today)
  if (totalCents === 0) return `${line}. De lá para cá você não gastou nada.`
  const share = percent(totalCents, item.amountCents)
  return `${line}. De lá para cá você gastou ${formatReais(totalCents)}: ${share} desse valor.`
}

/** "Você gastou R$ 275,50 em Alimentação neste mês: 23% do que saiu, R$ 1.216,50." */
export function phraseShare(
  { of, partCents, wholeCents }: Answer<'share'>,
  place: string,
  when: string,
): string {
  const isSpent = of === 'spent'
  if (wholeCents === 0) return `${isSpent ? 'Você não gastou' : 'Não entrou'} nada ${when}.`
  const whole = `do que ${isSpent ? 'saiu' : 'entrou'}, ${formatReais(wholeCents)}`
  const share = percent(partCents, wholeCents)
  return `Você gastou ${formatReais(partCents)}${place} ${when}: ${share} ${whole}.`
}

function lastCame({ description, amountCents, date }: Shown, today: Temporal.PlainDate): string {
  const day = nameDay(Temporal.PlainDate.from(date), today)
  return `A última entrada foi ${description}, ${formatReais(amountCents)}, ${day}`
}

/** When more comes in she was never told; what came last she knows. */
export function phraseNext(item: Shown | null, today: Temporal.PlainDate): string {
  const unknown = 'Quando cai o próximo eu ainda não sei'
  if (!item) return `${unknown}, e nenhuma entrada sua foi anotada até agora.`
  return `${unknown}. ${lastCame(item, today)}.`
}

/** "Foi Pizza, R$ 45,00…", or all that is of that sum. */
export function phraseOfSum(
  { items, hasMore }: Answer<'list'>,
  sum: Cents,
  today: Temporal.PlainDate,
): string {
  const [only, another] = items
  if (!only) return `Não achei nenhum lançamento de ${formatReais(sum)}.`
  if (!another) return `Foi ${phraseTransaction(only, today)}.`
  const lines = items.map((one) => `• ${phraseTransaction(one, today)}`)
  const more = hasMore ? ['Os outros estão em Transações.'] : []
  return [`Lançamentos de ${formatReais(sum)}:`, ...lines, ...more].join('\n')
}
