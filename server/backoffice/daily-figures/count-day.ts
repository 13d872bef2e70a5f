import { cents } from '@lya/core/amounts/cents.ts'
import {
  chargeMoves,
  type DayMoves,
  type DayNumber,
  dayNumbers,
  subscriptionMoves,
} from '@lya/core/backoffice/daily/day-moves.ts'
import { chargeState } from '@lya/core/commerce/charges/charge-state.ts'
import {
  countSignUps,
  countWrites,
  listPaidBefore,
  listSteps,
  listTouchedCharges,
  type Span,
  type TouchedCharge,
} from '#backoffice/daily-figures/recount.queries.ts'
import type { Tx } from '#platform/db/transaction.ts'

const zone = 'America/Sao_Paulo'

export type CountedDay = Record<DayNumber | 'transactions' | 'writers', number>

/** Counts a day again, from what is known of what happened on it, as the system. */
export async function countDay(tx: Tx, day: string): Promise<CountedDay> {
  const span = spanOf(day)
  const charges = await listTouchedCharges(tx, span)
  const steps = await listSteps(tx, span)
  const writes = (await countWrites(tx, { from: day, to: day })).get(day)
  const counted = sum([
    { signups: await countSignUps(tx, span) },
    ...charges.map(movesOf),
    // Who came is told by their first payment, whatever a step says.
    ...steps.map((step) => subscriptionMoves({ ...step, isFirstPayment: false })),
    { conversions: await countFirstPayments(tx, span, charges) },
  ])
  return { ...counted, transactions: writes?.transactions ?? 0, writers: writes?.writers ?? 0 }
}

/** The day in the zone of Brasilia, which knows no summer time now and knew it once. */
function spanOf(day: string): Span {
  const date = Temporal.PlainDate.from(day)
  return {
    from: date.toZonedDateTime(zone).toInstant(),
    until: date.add({ days: 1 }).toZonedDateTime(zone).toInstant(),
  }
}

function movesOf({ amountCents, events }: TouchedCharge): DayMoves {
  const standing = (rows: TouchedCharge['events']) => ({
    state: chargeState(rows),
    refundedCents: cents(Math.max(0, ...rows.map(({ refundedCents }) => refundedCents))),
  })
  const before = standing(events.filter(({ isBefore }) => isBefore))
  return chargeMoves({ amountCents, before, after: standing(events) })
}

async function countFirstPayments(
  tx: Tx,
  span: Span,
  charges: readonly TouchedCharge[],
): Promise<number> {
  const paid = charges.filter((charge) => movesOf(charge).payments === 1)
  const people = new Set(paid.flatMap(({ userId }) => userId ?? []))
  const before = await listPaidBefore(tx, [...people], span.from)
  // Whoever is gone had one purchase that was their first.
  const gone = paid.filter(({ userId, isPurchase }) => userId === null && isPurchase).length
  return people.difference(before).size + gone
}

function sum(all: readonly DayMoves[]): Record<DayNumber, number> {
  const total = Object.fromEntries(dayNumbers.map((number) => [number, 0]))
  for (const moves of all) {
    for (const [number, value] of Object.entries(moves))
      total[number] = (total[number] ?? 0) + value
  }
  return total as Record<DayNumber, number>
}
