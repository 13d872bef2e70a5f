import {
  type ChargeEventState,
  chargeState,
  isPaid,
} from '@lya/core/commerce/charges/charge-state.ts'
import type { Charge, ChargeParts } from '#commerce/charges/charge.ts'
import {
  findCharge,
  type LedgerRow,
  listEvents,
  refundedOf,
} from '#commerce/charges/charges.queries.ts'
import { countReading } from '#commerce/charges/charges.store.ts'
import { inLedger } from '#commerce/charges/note-row.ts'
import { endRefunds } from '#commerce/charges/refunds/end-refunds.ts'
import { hasOpenRefund } from '#commerce/charges/refunds/refunds.store.ts'
import type { GatewayCharge } from '#commerce/gateway/index.ts'
import { asSystem } from '#platform/db/transaction.ts'

/** Another answer may be applied while this one is fetched; then it is fetched again. */
const readingsMax = 4

/**
 * Looks at one charge at the provider and writes what is new of it; all that follows hangs on the
 * fact `chargeChanged`, in the same transaction. It may be called for any reason, in any order and
 * any number of times.
 *
 * @param cause What made us look, such as `webhook`.
 * @throws GatewayDown when the provider cannot be asked now.
 */
export async function applyCharge(
  parts: ChargeParts,
  chargeId: string,
  cause: string,
): Promise<void> {
  for (let reading = 0; reading < readingsMax; reading += 1) {
    const charge = await asSystem(parts.db, (tx) => findCharge(tx, chargeId))
    if (!charge) return
    const answer = await readAtProvider(parts, charge)
    if (!answer) return
    if (await applyAnswer(parts, charge, answer, cause)) return
  }
  throw new Error('a charge changes faster than it can be read')
}

/** What the provider knows of it now; null when nothing, or when it is not this provider's. */
async function readAtProvider(
  { findGateway, log }: ChargeParts,
  charge: Charge,
): Promise<GatewayCharge | null> {
  const gateway = await findGateway()
  if (gateway?.environment !== charge.environment) return null
  if (charge.providerId !== null) return gateway.readCharge(charge.providerId)
  const [newest, ...others] = await gateway.findCharges(charge.id)
  if (others.length > 0) log.error('a charge was made twice', { chargeId: charge.id })
  return newest ?? null
}

/**
 * Writes what an answer tells.
 *
 * What an operator asked to be given back is theirs, though its webhook is quicker than the answer,
 * and their request has come to its end.
 *
 * @param seen The charge as it was before the provider was asked.
 * @returns False, and nothing was written, when a later answer was applied meanwhile.
 */
export async function applyAnswer(
  parts: ChargeParts,
  seen: Charge,
  answer: GatewayCharge,
  cause: string,
): Promise<boolean> {
  let isOperators = false
  const applied = await inLedger(parts, seen, async (tx, charge) => {
    if (charge.readings !== seen.readings) return null
    await countReading(tx, { chargeId: charge.id, providerId: answer.id, at: parts.clock.now() })
    const before = await listEvents(tx, charge.id)
    const isGivenBack = answer.refundedCents > refundedOf(before)
    isOperators = isGivenBack && (await hasOpenRefund(tx, charge.id))
    if (isOperators) await endRefunds({ tx, clock: parts.clock }, charge.id, answer)
    return { ...rowOf(before, answer), cause: isOperators ? 'operator' : cause }
  })
  if (isOperators) parts.tellOperators()
  return applied !== 'outdated'
}

function rowOf(before: readonly LedgerRow[], answer: GatewayCharge): Omit<LedgerRow, 'cause'> {
  const { state, providerStatus, amountCents, refundedCents } = answer
  const isWon = chargeState(before) === 'charged-back' && isPaid(state)
  const row: ChargeEventState = isWon ? 'reinstated' : state
  return { state: row, providerStatus, amountCents, refundedCents }
}
