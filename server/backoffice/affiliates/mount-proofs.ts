import { id as anyId } from '@lya/contract/fields.ts'
import type { PayingAccount } from '@lya/core/commerce/payouts/pix-file.ts'
import { Refusal } from '@lya/core/refusal.ts'
import { findProof } from '#backoffice/affiliates/batches.queries.ts'
import { showBatch } from '#backoffice/affiliates/show-batch.ts'
import { saveProof, settleBatch } from '#commerce/referral/index.ts'
import { admitOperator, type DoorParts } from '#platform/audit/admit-operator.ts'
import { asAdmin } from '#platform/audit/as-admin.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { EdgeContext, Mount } from '#platform/http/edge.ts'
import { isOwnOrigin } from '#platform/http/origin.ts'
import { readBody } from '#platform/http/read-body.ts'
import { everyOperator, type Realtime } from '#platform/realtime/realtime.ts'

const bound = { bytesMax: 2_000_000, refused: 'affiliates.proof-too-large' }
const table = 'lotes_pagamento'
const path = '/api/admin/payouts/:id/proof'

export interface ProofParts extends DoorParts {
  db: Database
  clock: Clock
  publicUrl: string | null
  realtime: Realtime
  payer: PayingAccount | null
}

/**
 * `PUT` and `GET /api/admin/payouts/{id}/proof`: what the bank printed of a whole batch, a PDF or a
 * picture. With it all that is open of the batch was paid, in the same transaction.
 */
export function mountProofs(parts: ProofParts): Mount {
  const operatorOf = admitOperator(parts, 'finance')
  const upload = async (c: EdgeContext, given: string): Promise<unknown> => {
    if (!isOwnOrigin(c.req.raw.headers, parts.publicUrl)) {
      throw new Refusal('forbidden', 'platform.origin-refused')
    }
    const operator = await operatorOf(c)
    const batchId = readId(given)
    const bytes = await readBody({ incoming: c.env?.incoming, request: c.req.raw }, bound)
    const type = typeOf(bytes)
    const shown = await asAdmin(parts, operator, 'settled payouts by proof', async (ctx) => {
      const { paid } = await settleBatch(ctx, batchId, 'proof')
      await saveProof(ctx.tx, { batchId, bytes, type })
      const newValues = { paid, type, bytes: bytes.length }
      await ctx.note({ action: 'payouts.proven', table, recordId: batchId, newValues })
      return showBatch(ctx.tx, batchId, parts.payer)
    })
    parts.realtime.announce(everyOperator, ['admin:affiliates'], null)
    return shown
  }
  return (app, answers) => {
    app.put(path, async (c) =>
      answers.json({ status: 200, body: await upload(c, c.req.param('id')) }),
    )
    app.get(path, async (c) => {
      const operator = await operatorOf(c)
      const batchId = readId(c.req.param('id'))
      const proof = await asAdmin(parts, operator, 'looked at a proof', async ({ tx, note }) => {
        await note({ action: 'payouts.proof-shown', table, recordId: batchId })
        return findProof(tx, batchId)
      })
      if (!proof) throw new Refusal('missing', 'affiliates.batch-missing')
      return answers.file(new Uint8Array(proof.bytes), {
        'content-type': proof.type,
        'content-disposition': 'attachment; filename="comprovante"',
        'cache-control': 'private, no-store',
      })
    })
  }
}

function readId(given: string): string {
  const parsed = anyId.safeParse(given)
  if (!parsed.success) throw new Refusal('invalid', 'platform.input-invalid')
  return parsed.data
}

/** By what the bytes are, whatever they were called. */
function typeOf(bytes: Buffer): string {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png'
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg'
  throw new Refusal('invalid', 'affiliates.proof-invalid')
}
