import type { WholeBatch } from '@lya/contract/backoffice/trade/affiliates.ts'
import { type PayingAccount, pixFile } from '@lya/core/commerce/payouts/pix-file.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { listBatches, listItems } from '#backoffice/affiliates/batches.queries.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'

const zone = 'America/Sao_Paulo'

/** A batch with whom it pays. @throws Refusal `affiliates.batch-missing` */
export async function showBatch(
  tx: Tx,
  id: string,
  payer: PayingAccount | null,
): Promise<WholeBatch> {
  const [batch] = await listBatches(tx, { id, before: null, limit: 1 })
  if (!batch) throw new Refusal('missing', 'affiliates.batch-missing')
  const { key: _key, ...shown } = batch
  const items = (await listItems(tx, id)).map(({ document: _document, ...item }) => item)
  return { ...shown, items, canWriteFile: payer !== null }
}

/**
 * What is open of a batch, as the file that a bank takes.
 *
 * @throws Refusal `affiliates.payer-missing`, `affiliates.batch-missing` or
 *   `affiliates.batch-closed`.
 */
export async function writeBatchFile(
  { tx, clock }: { tx: Tx; clock: Clock },
  id: string,
  payer: PayingAccount | null,
): Promise<{ name: string; content: string }> {
  if (!payer) throw new Refusal('conflict', 'affiliates.payer-missing')
  const [batch] = await listBatches(tx, { id, before: null, limit: 1 })
  if (!batch) throw new Refusal('missing', 'affiliates.batch-missing')
  const open = (await listItems(tx, id)).filter(({ state }) => state === 'open')
  if (open.length === 0) throw new Refusal('conflict', 'affiliates.batch-closed')
  const { number, payOn } = batch
  const now = clock.now().toZonedDateTimeISO(zone).toPlainDateTime()
  const transfers = open.map(({ id: item, name, document, pixKey: key, amountCents }) => ({
    // The end of the item's id tells it from every other, also in the bank's own list.
    reference: `${number}-${item.slice(-12)}`,
    ...{ name, document, key, amountCents },
  }))
  const writtenAt = now.toString({ smallestUnit: 'second' })
  const content = pixFile({ number, payOn, writtenAt, account: payer, transfers })
  return { name: `lya-pix-lote-${number}.rem`, content }
}
