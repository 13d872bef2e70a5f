import type { Database } from '#platform/db/database.ts'
import { findThings } from '#simulators/asaas/asaas.store.ts'
import { freeCentsOf } from '#simulators/asaas/charges/charge-moves.ts'
import { listCharges } from '#simulators/asaas/charges/charges.ts'
import type { SaleAction } from '#simulators/asaas/page/sale-moves.ts'
import type { SimulatedCall } from '#simulators/asaas/simulated-call.ts'
import type { SimulatedCharge, SimulatedCustomer } from '#simulators/asaas/simulated-charge.ts'
import { listEvents, type SimulatedEvent } from '#simulators/asaas/webhooks/events.store.ts'

/** A sale as the page shows it: a charge, or all parts of one. */
export interface Sale {
  id: string
  payer: { name: string; email: string }
  description: string | null
  reference: string | null
  status: string
  billingType: string
  card: string | null
  valueCents: number
  netCents: number
  refundedCents: number
  count: number
  receivedCount: number
  dueOn: string
  creditOn: string | null
  isDeleted: boolean
  actions: SaleAction[]
  events: { name: string; fate: string; tries: number; answer: number | null }[]
}

/** A sale in twelve parts is twelve charges. */
const chargesMax = 400
const eventsMax = 24

export async function listSales(call: SimulatedCall, db: Database): Promise<Sale[]> {
  const { charges } = await listCharges(call, { filter: {}, limit: chargesMax, offset: 0 })
  const sales = Map.groupBy(charges, ({ id, installment }) => installment?.id ?? id)
  const events = Map.groupBy(
    await listEvents(
      db,
      charges.map(({ id }) => id),
    ),
    ({ subject }) => subject,
  )
  const payers = await payersOf(call, charges)
  return [...sales].map(([id, parts]) => {
    const [first] = parts.toSorted((a, b) => a.number - b.number)
    const payer = payers.get(first?.customer ?? '') ?? { name: '', email: '' }
    return saleOf(id, parts, { payer, events: parts.flatMap((part) => events.get(part.id) ?? []) })
  })
}

async function payersOf(
  { tx }: SimulatedCall,
  charges: readonly SimulatedCharge[],
): Promise<Map<string, Sale['payer']>> {
  const ids = [...new Set(charges.map(({ customer }) => customer))]
  const found = await findThings<SimulatedCustomer>(tx, 'cliente', ids)
  return new Map(
    found.map(({ id, data: { sent } }) => [
      id,
      { name: textOf(sent.name), email: textOf(sent.email) },
    ]),
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function saleOf(
  id: string,
  parts: readonly SimulatedCharge[],
  { payer, events }: { payer: Sale['payer']; events: SimulatedEvent[] },
): Sale {
  const ordered = parts.toSorted((a, b) => a.number - b.number)
  const [first] = ordered
  if (!first) throw new Error('a sale has a part')
  const sum = (of: (part: SimulatedCharge) => number): number =>
    ordered.reduce((total, part) => total + of(part), 0)
  const valueCents = sum((part) => part.valueCents)
  const refundedCents = valueCents - sum(freeCentsOf)
  return {
    ...{ id, payer, valueCents, refundedCents },
    description: first.description?.replace(/^Parcela \d+ de \d+\. ?/, '') ?? null,
    ...{ reference: first.reference, billingType: first.billingType },
    status: statusOf(first, refundedCents),
    card: first.card && `${first.card.brand} ${first.card.lastFour}`,
    netCents: sum((part) => part.netCents),
    count: ordered.length,
    receivedCount: ordered.filter(({ receivedOn }) => receivedOn !== null).length,
    dueOn: first.dueOn,
    creditOn: ordered.find(({ receivedOn }) => receivedOn === null)?.creditOn ?? null,
    isDeleted: first.deleted,
    actions: actionsOf(first),
    events: events
      .toSorted((a, b) => a.order - b.order)
      .slice(-eventsMax)
      .map(({ event, fate, tries, answer }) => ({ name: event, fate, tries, answer })),
  }
}

function statusOf({ deleted, status }: SimulatedCharge, refundedCents: number): string {
  if (deleted) return 'DELETED'
  const isPaid = status === 'CONFIRMED' || status === 'RECEIVED'
  return isPaid && refundedCents > 0 ? 'PARTLY_REFUNDED' : status
}

/** What a person may do to it now. */
function actionsOf({ status, deleted, billingType }: SimulatedCharge): SaleAction[] {
  const isCard = billingType === 'CREDIT_CARD'
  if (deleted) return isCard ? ['replay'] : ['pay', 'replay']
  if (status === 'PENDING') return ['pay', 'expire', 'replay']
  if (status === 'OVERDUE') return ['pay', 'replay']
  if (status === 'AWAITING_RISK_ANALYSIS') return ['pay', 'decline', 'replay']
  if (status === 'CONFIRMED' || status === 'RECEIVED') {
    return isCard ? ['refund', 'dispute', 'replay'] : ['refund', 'replay']
  }
  return status.includes('CHARGEBACK') ? ['win', 'replay'] : ['replay']
}
