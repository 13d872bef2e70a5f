import { cents } from '@lya/core/amounts/cents.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { insertBatch, type NewItem } from '#commerce/referral/payouts/batches.store.ts'
import { listOwed, listPayees, type Payee } from '#commerce/referral/payouts/owed.queries.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { lockName } from '#platform/db/lock-name.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/**
 * Freezes what is owed to these people into a batch: all that stands approved of each, less what
 * they owe for commissions that were paid out and given back since. Operators who do this at once
 * come one after the other, so that nothing is in two batches.
 *
 * @throws Refusal `affiliates.nothing-owed` or `affiliates.key-missing`, each with who it is;
 *   `affiliates.batch-known` for an id that is taken.
 */
export async function freezeBatch(
  { tx, clock }: { tx: Tx; clock: Clock },
  wanted: { id: string; userIds: readonly string[]; payOn: string; madeBy: string },
): Promise<{ items: NewItem[] }> {
  lockName(tx, 'lotes-pagamento')
  const { id, userIds, payOn, madeBy } = wanted
  const owed = Map.groupBy(await listOwed(tx, userIds), ({ userId }) => userId)
  const payees = new Map((await listPayees(tx, userIds)).map((payee) => [payee.userId, payee]))
  const items = [...new Set(userIds)].map((userId) => {
    const lines = owed.get(userId) ?? []
    const total = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
    const payee = payees.get(userId)
    if (!payee || total <= 0) throw refusalOf('nothing-owed', userId)
    const commissions = lines.map(({ chargeId, amountCents }) => ({ chargeId, amountCents }))
    return { ...frozen(payee), amountCents: cents(total), commissions }
  })
  const batch = { id, payOn, madeBy, items, at: clock.now() }
  if (!(await insertBatch(tx, batch))) throw new Refusal('conflict', 'affiliates.batch-known')
  return { items }
}

function frozen({ userId, name, document, pixKey }: Payee) {
  if (pixKey === null) throw refusalOf('key-missing', userId)
  return { id: newId(), userId, name, document, pixKey }
}

function refusalOf(reason: string, userId: string): Refusal {
  return new Refusal('conflict', `affiliates.${reason}`, { data: { userId } })
}
