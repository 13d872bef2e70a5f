import { limits } from '@lya/core/limits.ts'
import type { TransactionType } from '#understanding/draft.ts'
import type { Doubt } from '#understanding/transactions/scene.ts'
import type { Settled } from '#understanding/transactions/settle.ts'

/** Why a transaction cannot be written as it stands, if it cannot. */
export function doubtOf(
  segment: Settled,
  type: TransactionType | null,
  description: string,
): Doubt | null {
  const { amount, valueCents, differs } = segment
  const isAbsurd = valueCents > limits.amountCentsMax || valueCents <= 0
  if (isAbsurd || amount.isNegative || amount.isForeign || amount.isVague) return 'amount'
  if (differs?.sum) return 'amount'
  if (type === null) return 'type'
  return description ? null : 'subject'
}
