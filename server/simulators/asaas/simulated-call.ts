import type { Tx } from '#platform/db/transaction.ts'
import type { SimulatorState } from '#simulators/asaas/state.store.ts'

/** The provider's own zone: its days, and its moments without one. */
export const zone = 'America/Sao_Paulo'

/** What a call, or the passing of time, works with; all of it commits together or not at all. */
export interface SimulatedCall {
  tx: Tx
  now: Temporal.Instant
  /** From when on others see what is made; later than now for what is made late. */
  visibleAt: Temporal.Instant
  state: SimulatorState
  /** The account that the webhooks name. */
  accountId: string
}

/** A no in the provider's words: one at a time, even where much is wrong. */
export class AsaasError extends Error {
  readonly status: 400 | 401 | 404
  readonly code: string
  readonly description: string

  constructor(code: string, description: string, status: 400 | 401 | 404 = 400) {
    super(code)
    this.code = code
    this.description = description
    this.status = status
  }
}

export function dayOf(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(zone).toPlainDate().toString()
}

export function stampOf(instant: Temporal.Instant): string {
  const local = instant.toZonedDateTimeISO(zone).toPlainDateTime()
  return local.toString({ smallestUnit: 'second' }).replace('T', ' ')
}

/** The first moment of a day in the provider's zone. */
export function startOf(day: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).toZonedDateTime(zone).toInstant()
}

export function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString()
}
