import { type Cents, sumCents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { QueryAnswer } from '#conversation/effect-result.ts'

/** What is known of days that are still to come: their bills, and what is dated ahead. */
export function phraseAhead(
  { payments, incomeCents, expensesCents }: Extract<QueryAnswer, { metric: 'ahead' }>,
  when: string,
): string {
  const noted = notedAhead(incomeCents, expensesCents)
  const income = 'O que vai entrar eu só sei quando você me contar.'
  if (payments.length === 0) {
    return `Ainda não tenho nenhuma conta sua que vence ${when}. ${noted ?? income}`
  }
  const lines = payments.map(({ name, amountCents }) => `• ${name}: ${formatReais(amountCents)}`)
  const sum = sumCents(payments.map(({ amountCents }) => amountCents))
  const total = payments.length > 1 ? `No total, ${formatReais(sum)}. ` : ''
  return [`O que já sei que vence ${when}:`, ...lines, `${total}${noted ?? income}`].join('\n')
}

function notedAhead(incomeCents: Cents, expensesCents: Cents): string | null {
  const told = [
    ...(incomeCents > 0 ? [`entradas de ${formatReais(incomeCents)}`] : []),
    ...(expensesCents > 0 ? [`gastos de ${formatReais(expensesCents)}`] : []),
  ]
  return told.length === 0 ? null : `Já anotados para lá: ${told.join(' e ')}.`
}
