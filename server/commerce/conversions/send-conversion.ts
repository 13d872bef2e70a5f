import { createHash } from 'node:crypto'
import {
  type ConversionGateways,
  consentFor,
  type Network,
} from '#commerce/conversions/conversion-gateway.ts'
import {
  type ConversionFate,
  type ConversionRow,
  endConversion,
  findPending,
} from '#commerce/conversions/conversions.store.ts'
import { findChoice } from '#people/cookies/index.ts'
import { findEmail } from '#people/profile/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'

export interface SendingParts {
  db: Database
  clock: Clock
  gateways: ConversionGateways
  /** What the operator entered for each network; null where tracking is off. */
  findIds(): Promise<Record<Network, string | null>>
}

/** Meta refuses a whole call for one event that is older than a week. */
const daysMax = 6

/**
 * Tells a network of a fact, if its visitor still agrees.
 *
 * @returns Whether it has to be tried again.
 */
export async function sendConversion(
  parts: SendingParts,
  { fact, network }: { fact: string; network: Network },
): Promise<boolean> {
  const { db, clock } = parts
  const row = await asSystem(db, (tx) => findPending(tx, fact, network))
  if (!row) return false
  const fate = await fateOf(parts, row)
  if (fate === 'pendente') return true
  await asSystem(db, (tx) => endConversion(tx, { fact, network, fate, at: clock.now() }))
  return false
}

async function fateOf(
  { db, clock, gateways, findIds }: SendingParts,
  row: ConversionRow,
): Promise<ConversionFate | 'pendente'> {
  const { network, visitorId, userId, occurredAt } = row
  if (clock.now().since(occurredAt).total('hours') > daysMax * 24) return 'vencido'
  const choice = await asSystem(db, (tx) => findChoice(tx, visitorId))
  if (!choice?.[consentFor[network]]) return 'sem-aceite'
  const gateway = gateways[network]
  const id = (await findIds())[network]
  if (!gateway || id === null) return 'sem-rede'
  // Google takes no addresses, hashed or not.
  const email =
    network !== 'google' && userId ? await asSystem(db, (tx) => findEmail(tx, userId)) : null
  const outcome = await gateway.send(id, { ...row, emailHash: email && hashEmail(email) })
  if (outcome === 'later') return 'pendente'
  return outcome === 'sent' ? 'enviado' : 'recusado'
}

/** As the networks ask for it. */
function hashEmail(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
}
