import { sumCents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { QueryAnswer } from '#conversation/asking/query-answer.ts'
import type { Shown } from '#conversation/done/shown.ts'
import type { Query } from '#conversation/effect.ts'
import { latestOf } from '#phrasing/questions/latest.ts'
import { phraseTransaction, phraseUndated } from '#phrasing/transaction.ts'

const lists = {
  despesa: ['Seus gastos', 'gastos'],
  receita: ['Suas entradas', 'entradas'],
} as const

/** The entries themselves, the newest first; behind a sum those that it is made of. */
export function phraseList(
  { items, hasMore }: Extract<QueryAnswer, { metric: 'list' }>,
  { only, from, to, count, listed, words }: Query,
  { place, when, today }: { place: string; when: string; today: Temporal.PlainDate },
): string {
  const [head, things] = only ? lists[only] : (['Seus lançamentos', 'lançamentos'] as const)
  const link = only === 'receita' ? 'de' : 'com'
  const named = words === undefined ? place : ` ${link} “${words}”`
  const of = listed ? named : ''
  if (items.length === 0) return `Não há ${things}${of} ${when}.`
  const isDay = from !== null && from === to
  const lines = items.map((one) => (isDay ? phraseUndated(one) : phraseTransaction(one, today)))
  if (count !== undefined) return [latestOf(items.length, only), ...lines].join('\n• ')
  const more = hasMore ? ['Os outros estão em Transações.'] : []
  const sums = hasMore ? [] : inAll(items)
  const all = [[`${head}${of} ${when}:`, ...lines].join('\n• '), ...sums, ...more]
  if (listed !== 'checked') return all.join('\n')
  return ['Conferi: é o que está anotado.', ...all, 'Se faltou algo, me conta.'].join('\n')
}

/** What several of them come to: what went out, and what came in. */
function inAll(items: readonly Shown[]): string[] {
  if (items.length < 2) return []
  const sumOf = (type: Shown['type']) => {
    return sumCents(items.filter((one) => one.type === type).map((one) => one.amountCents))
  }
  const [out, came] = [sumOf('despesa'), sumOf('receita')]
  if (came === 0) return [`Ao todo, ${formatReais(out)}.`]
  if (out === 0) return [`Ao todo, ${formatReais(came)}.`]
  return [`Ao todo entraram ${formatReais(came)} e saíram ${formatReais(out)}.`]
}
