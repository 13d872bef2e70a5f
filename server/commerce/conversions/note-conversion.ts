import type { ConversionName, ConversionSale } from '#commerce/conversions/conversion.ts'
import {
  type ConversionGateways,
  consentFor,
  type Network,
  networks,
} from '#commerce/conversions/conversion-gateway.ts'
import { addConversion, findConversionVisit } from '#commerce/conversions/conversions.store.ts'
import { findChoice, findVisit, type Visit } from '#people/cookies/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'

/** Something that happened, to be told to the networks that its visitor agreed to. */
export interface ConversionFact {
  /** Names the fact: it is told once, however often it is noted. */
  fact: string
  /** What networks know it by; a new id when absent. */
  eventId?: string
  name: ConversionName
  userId: string | null
  /** The browser it happened in; else the one that the person signed up with. */
  visit?: Visit | null
  /** Or the one in which this other fact happened. */
  seenIn?: string
  sale: ConversionSale | null
  occurredAt: Temporal.Instant
}

/** Notes a fact in its own transaction, as the system; nothing for who has not agreed. */
export type NoteConversion = (ctx: { tx: Tx; clock: Clock }, fact: ConversionFact) => Promise<void>

export function createNoteConversion(parts: {
  gateways: ConversionGateways
  enqueue(tx: Tx, told: { fact: string; network: Network }): Promise<void>
}): NoteConversion {
  const reached = networks.filter((network) => parts.gateways[network])
  return async ({ tx }, { visit: given, seenIn, ...noted }) => {
    if (reached.length === 0) return
    const { userId, fact } = noted
    const visit =
      given ??
      (seenIn ? await findConversionVisit(tx, seenIn) : null) ??
      (userId ? await findVisit(tx, userId) : null)
    const choice = visit && (await findChoice(tx, visit.visitorId))
    if (!visit || !choice) return
    const eventId = noted.eventId ?? newId()
    for (const network of reached.filter((one) => choice[consentFor[one]])) {
      const row = { ...noted, ...visit, network, eventId }
      if (await addConversion(tx, row)) await parts.enqueue(tx, { fact, network })
    }
  }
}
