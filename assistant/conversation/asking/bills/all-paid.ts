import type { Figure } from '#conversation/asking/figure.ts'
import type { Bill } from '#conversation/naming/telling.ts'
import type { Reading } from '#understanding/reading.ts'

/**
 * "quanto sobra se eu pagar tudo isso?": of all that stand there. Where some are still due this
 * month, what is left of it is known otherwise.
 */
export function allPaid(
  payments: readonly Bill[],
  { flat, today }: Pick<Reading, 'flat' | 'today'>,
): Figure | null {
  const open = payments.filter(({ isPaid }) => !isPaid)
  const isOfMonth = open.some(({ dueDay = 0 }) => dueDay >= today.day)
  if (open.length === 0 || (isOfMonth && !/ (isso|ess[ae]s) /.test(flat))) return null
  return { kind: 'if-paid', ids: open.map(({ id }) => id), told: [] }
}
