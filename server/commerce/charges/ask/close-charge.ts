import { cents } from '@lya/core/amounts/cents.ts'
import type { Charge, ChargeParts } from '#commerce/charges/charge.ts'
import { inLedger } from '#commerce/charges/note-row.ts'

/** Notes that nothing was made of a charge, or that nobody knows whether anything was. */
export async function closeCharge(
  parts: ChargeParts,
  charge: Charge,
  end: { state?: 'refused' | 'unresolved'; providerStatus: string; cause: string },
): Promise<void> {
  const { state = 'refused', providerStatus, cause } = end
  await inLedger(parts, charge, async (_, { amountCents }) => ({
    ...{ state, providerStatus, cause, amountCents },
    refundedCents: cents(0),
  }))
}
