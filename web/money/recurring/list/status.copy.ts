import type { RecurringPayment } from '@lya/contract/money/recurring.ts'

/** A payment's status in words; late ones say how late, those of this week how soon. */
export function statusWords({
  status,
  daysLeft,
}: Pick<RecurringPayment, 'status' | 'daysLeft'>): string {
  switch (status) {
    case 'paid':
      return 'Pago este mês'
    case 'overdue':
      return lateWords(-daysLeft)
    case 'due-soon':
      return dueWords(daysLeft)
    case 'pending':
      return 'Pendente'
  }
}

/** @param days How many days late, one or more. */
export function lateWords(days: number): string {
  return `${days} dia(s) de atraso`
}

/** @param days How many days are left, zero or more. */
export function dueWords(days: number): string {
  if (days === 0) return 'Vence hoje'
  return days === 1 ? 'Vence amanhã' : `Vence em ${days} dias`
}
