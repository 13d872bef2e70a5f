import type { Charge, ChargeParts } from '#commerce/charges/charge.ts'
import { boletoIssued } from '#commerce/charges/charges.events.ts'
import { findCharge, findPixCode, findStanding } from '#commerce/charges/charges.queries.ts'
import { saveBoleto, savePixCode } from '#commerce/charges/charges.store.ts'
import { GatewayDown, GatewayRefusal, GatewayTimeout } from '#commerce/gateway/index.ts'
import { asSystem, type Tx } from '#platform/db/transaction.ts'
import { describeBug } from '#platform/http/describe-bug.ts'

/**
 * Fetches what a person pays with: the PIX code, or the boleto's line. A provider that cannot say
 * it now is asked again by the next sweep.
 */
export async function fetchCode(parts: ChargeParts, chargeId: string): Promise<void> {
  const { db, clock } = parts
  const charge = await asSystem(db, (tx) => findCharge(tx, chargeId))
  if (!charge?.providerId || !(await isMissing(parts, charge))) return
  const gateway = await parts.findGateway()
  if (gateway?.environment !== charge.environment) return
  try {
    if (charge.billingType === 'PIX') {
      const { payload } = await gateway.readPixCode(charge.providerId)
      await asSystem(db, (tx) => savePixCode(tx, charge, payload, clock.now()))
    } else {
      const boleto = await gateway.readBankSlip(charge.providerId)
      await asSystem(db, (tx) => keepBoleto(parts, tx, charge, boleto))
    }
    parts.announce(charge)
  } catch (error) {
    const isOutage = [GatewayDown, GatewayTimeout, GatewayRefusal].some(
      (kind) => error instanceof kind,
    )
    if (!isOutage) throw error
    parts.log.warn('the code of a charge comes later', { chargeId, ...describeBug(error) })
  }
}

/** Renewals are told of by the notices; a first purchase may be nobody's account yet. */
async function keepBoleto(
  { clock, events }: ChargeParts,
  tx: Tx,
  { id, reason, sessionId, planId, amountCents, dueOn }: Charge,
  boleto: { line: string; url: string },
): Promise<void> {
  const isNew = await saveBoleto(tx, id, boleto)
  if (!isNew || reason !== 'compra' || sessionId === null) return
  await events.announce({ tx, clock }, boletoIssued, {
    ...{ sessionId, planId, amountCents, dueOn, ...boleto },
  })
}

async function isMissing({ db }: ChargeParts, charge: Charge): Promise<boolean> {
  if (charge.billingType === 'CREDIT_CARD') return false
  return asSystem(db, async (tx) => {
    const { state } = await findStanding(tx, charge.id)
    if (state !== 'open') return false
    if (charge.billingType === 'BOLETO') return charge.boletoLine === null
    return (await findPixCode(tx, charge.id)) === null
  })
}
