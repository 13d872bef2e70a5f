import { applyAnswer } from '#commerce/charges/apply-charge.ts'
import { closeCharge } from '#commerce/charges/ask/close-charge.ts'
import { fetchCode } from '#commerce/charges/ask/fetch-code.ts'
import type { ChargeParts } from '#commerce/charges/charge.ts'
import { findCharge } from '#commerce/charges/charges.queries.ts'
import { countLookUp } from '#commerce/charges/charges.store.ts'
import { GatewayDown } from '#commerce/gateway/index.ts'
import { asSystem } from '#platform/db/transaction.ts'

/** So many times, minutes apart, and nothing was made. */
const lookUpsMax = 2

/**
 * Looks for a charge whose call did not come back, by our reference. After the second search that
 * finds nothing it is closed, and another attempt may be made; should it turn up all the same, its
 * money is dealt with as that of every other (see `settleBuyer`).
 */
export async function lookUpCharge(parts: ChargeParts, chargeId: string): Promise<void> {
  const { db, clock } = parts
  const charge = await asSystem(db, (tx) => findCharge(tx, chargeId))
  const gateway = await parts.findGateway()
  if (!charge || gateway?.environment !== charge.environment) return
  try {
    const [found] = await gateway.findCharges(charge.id)
    if (found) {
      await applyAnswer(parts, charge, found, 'look-up')
      await fetchCode(parts, charge.id)
      return
    }
  } catch (error) {
    // What cannot be asked now has not been looked for.
    if (error instanceof GatewayDown) return
    throw error
  }
  await asSystem(db, (tx) => countLookUp(tx, charge.id, clock.now()))
  if (charge.lookUps + 1 < lookUpsMax) return
  await closeCharge(parts, charge, { providerStatus: 'not-found', cause: 'look-up' })
}
