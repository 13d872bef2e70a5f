import { cents, centsFromDecimal } from '@lya/core/amounts/cents.ts'
import type { ChargeEventState } from '@lya/core/commerce/charges/charge-state.ts'
import { chargeSums, keptCents } from '@lya/core/commerce/charges/charge-sums.ts'
import pg from 'pg'
import type { SimulatedCharge } from '../../server/simulators/asaas/simulated-charge.ts'
import type { Buyer } from './buyer.ts'

/** What must be zero, all of it. */
export interface Verdict {
  chargedTwice: number
  chargedNever: number
  chargedUnasked: number
  paidWithoutAccess: number
  accessWithoutPaying: number
  ledgersOutOfBalance: number
}

interface OwnCharge {
  id: string
  email: string
  amount: string
  events: { state: ChargeEventState; amount: string; refunded: string }[]
}

type ProviderCharge = Pick<SimulatedCharge, 'reference' | 'confirmedOn' | 'valueCents' | 'refunds'>

const wantsToPay = new Set<Buyer['wish']>(['card', 'card-in-parts', 'pix'])

/** Holds what we believe against what the provider took, person by person and charge by charge. */
export async function judge(
  address: { connectionString: string },
  buyers: readonly Buyer[],
): Promise<Verdict> {
  return weigh({ buyers, ...(await readAll(address)) })
}

/** What came of it all: our charges, the provider's, and whose plan is live. */
interface Outcome {
  own: readonly OwnCharge[]
  theirs: readonly ProviderCharge[]
  active: readonly string[]
}

export function weigh(found: Outcome & { buyers: readonly Buyer[] }): Verdict {
  const { buyers, own } = found
  const takenOf = takenByReference(found.theirs)
  const active = new Set(found.active)
  return { ...judgePeople({ buyers, own, takenOf, active }), ...judgeLedgers(own, takenOf) }
}

async function readAll(address: { connectionString: string }): Promise<Outcome> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    const { rows: own } = await client.query<OwnCharge>(
      `SELECT c.id, lower(s.email) AS email, c.amount::text AS amount,
       coalesce((SELECT json_agg(json_build_object('state', e.state, 'amount', e.amount::text,
         'refunded', e.refunded::text)) FROM charge_events e WHERE e.charge_id = c.id), '[]') AS events
     FROM charges c JOIN checkout_sessions s ON s.session_id = c.session_id`,
    )
    const { rows: theirs } = await client.query<{ data: ProviderCharge }>(
      `SELECT dados AS data FROM simulador_asaas WHERE tipo = 'cobranca'`,
    )
    const { rows: people } = await client.query<{ email: string }>(
      `SELECT lower(email) AS email FROM profiles WHERE status_plan = 'ATIVO'`,
    )
    return { own, theirs: theirs.map(({ data }) => data), active: people.map(({ email }) => email) }
  } finally {
    await client.end()
  }
}

interface Taken {
  /** All that ever came in. */
  cents: number
  /** What of it is still there. */
  keptCents: number
}

/** What the provider took for each charge of ours, all parts of it together. */
function takenByReference(charges: readonly ProviderCharge[]): Map<string, Taken> {
  const taken = new Map<string, Taken>()
  for (const { reference, confirmedOn, valueCents, refunds } of charges) {
    if (confirmedOn === null) continue
    const before = taken.get(reference ?? '') ?? { cents: 0, keptCents: 0 }
    const back = refunds.reduce((sum, refund) => sum + refund.valueCents, 0)
    taken.set(reference ?? '', {
      cents: before.cents + valueCents,
      keptCents: before.keptCents + valueCents - back,
    })
  }
  return taken
}

function judgePeople(found: {
  buyers: readonly Buyer[]
  own: readonly OwnCharge[]
  takenOf: Map<string, Taken>
  active: Set<string>
}): Omit<Verdict, 'ledgersOutOfBalance'> {
  const verdict = { chargedTwice: 0, chargedNever: 0, chargedUnasked: 0 }
  const access = { paidWithoutAccess: 0, accessWithoutPaying: 0 }
  for (const { email, wish } of found.buyers) {
    const paid = found.own.filter((one) => one.email === email && found.takenOf.has(one.id))
    const isActive = found.active.has(email)
    if (paid.length > 1) verdict.chargedTwice += 1
    if (paid.length === 0 && wantsToPay.has(wish)) verdict.chargedNever += 1
    if (paid.length > 0 && !wantsToPay.has(wish)) verdict.chargedUnasked += 1
    if (paid.length > 0 && !isActive) access.paidWithoutAccess += 1
    if (paid.length === 0 && isActive) access.accessWithoutPaying += 1
  }
  return { ...verdict, ...access }
}

/** Our sums of each charge are the provider's, and it took nothing that we know nothing of. */
function judgeLedgers(
  own: readonly OwnCharge[],
  takenOf: Map<string, Taken>,
): Pick<Verdict, 'ledgersOutOfBalance'> {
  let ledgersOutOfBalance = 0
  const known = new Set(own.map(({ id }) => id))
  for (const reference of takenOf.keys()) if (!known.has(reference)) ledgersOutOfBalance += 1
  for (const { id, amount, events } of own) {
    const rows = events.map(({ state, amount: value, refunded }) => ({
      state,
      amountCents: centsFromDecimal(value),
      refundedCents: centsFromDecimal(refunded),
    }))
    const sums = chargeSums(centsFromDecimal(amount), rows)
    const taken = takenOf.get(id) ?? { cents: 0, keptCents: 0 }
    const isSame = sums.paidCents === taken.cents && keptCents(sums) === cents(taken.keptCents)
    if (!isSame) ledgersOutOfBalance += 1
  }
  return { ledgersOutOfBalance }
}
