import type { Cents } from '@lya/core/amounts/cents.ts'
import { nextDueDate } from '@lya/core/money/recurring/due-date.ts'
import { checkedRecurring } from '#money/recurring/check-recurring.ts'
import { insertPurchase } from '#money/recurring/purchase.store.ts'
import { createTransactions } from '#money/transactions/index.ts'
import type { CommandContext } from '#platform/http/context.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Buys something that is paid month by month: the first instalment is an expense of its day, the
 * others become a monthly payment that counts the first as paid. One undo takes both back.
 *
 * @param purchase.firstCents May differ from the others by the centavos that do not divide.
 * @param purchase.count Two or more instalments in all.
 */
export async function buyInInstalments(
  ctx: CommandContext,
  purchase: {
    name: string
    firstCents: Cents
    otherCents: Cents
    count: number
    date: Temporal.PlainDate
    categoryId: string | null
  },
): Promise<{ transactionId: string; undoId: string }> {
  const { name, firstCents, otherCents, count, date, categoryId } = purchase
  const rhythm = { frequency: 'mensal', dueDay: date.day } as const
  const content = checkedRecurring({
    ...rhythm,
    name,
    amountCents: otherCents,
    categoryId,
    notes: null,
    isActive: true,
    nextDate: nextDueDate(date, rhythm),
    instalments: count,
    instalmentsPaid: 1,
    endDate: null,
  })
  const { ids } = await createTransactions(ctx, [
    { date, description: content.name, type: 'despesa', amountCents: firstCents, categoryId },
  ])
  const [transactionId = ''] = ids
  const undoId = newId()
  await insertPurchase(ctx.tx, ctx.userId, {
    id: newId(),
    content,
    paidDate: date,
    transactionIds: ids,
    undoId,
    at: ctx.clock.now(),
  })
  return { transactionId, undoId }
}
