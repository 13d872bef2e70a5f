import { type EffectResult, lookupTerms } from '@lya/assistant'
import { shownTransaction } from '#assistant/conversation/effects/shown-transaction.ts'
import type { Told } from '#assistant/conversation/told.ts'
import { findChoices } from '#assistant/memory/index.ts'
import { findTransactions } from '#money/transactions/index.ts'

/** A transaction as it stands now, with what the person taught about its words. */
export async function explain({ ctx }: Told, id: string): Promise<EffectResult> {
  const { tx, userId } = ctx
  const [stored] = await findTransactions(tx, userId, [id])
  if (!stored) return { kind: 'not-found', slot: 'transaction', known: [] }
  const learned = await findChoices(tx, userId, lookupTerms(stored.description))
  return { kind: 'explained', transaction: shownTransaction(stored), learned }
}
