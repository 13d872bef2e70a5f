import { sweepQueue } from '#commerce/charges/index.ts'
import { reminderQueue } from '#commerce/checkout/index.ts'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { settledJobs } from '#main/testing/settled-jobs.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { pay } from '#simulators/asaas/charges/charge-moves.ts'
import { keepMove, takeCharge } from '#simulators/asaas/charges/charges.ts'
import { dayOf, type SimulatedCall } from '#simulators/asaas/simulated-call.ts'
import { changeState, type SimulatorState } from '#simulators/asaas/state.store.ts'
import { openWorld } from '#simulators/asaas/world.ts'

/** The application with its simulated provider, and hands on both. */
export interface Shop {
  app: TestApp
  clock: ReturnType<typeof fixedClock>
  errors: string[]
  /** Sets the provider's faults. */
  fault(change: Partial<SimulatorState>): Promise<void>
  /** Does something at the provider itself, such as paying a code. */
  atProvider<T>(work: (call: SimulatedCall) => Promise<T>): Promise<T>
  /** Somebody pays the code of this charge; the webhook follows. */
  payCode(chargeId: string): Promise<void>
  /** Has everything done that a minute's job would do. */
  sweep(): Promise<void>
  /** Has those reminded who left their checkout. */
  remind(): Promise<void>
  close(): Promise<void>
}

/** What every faulty call hangs for; a provider's patience is not waited for. */
const hangMs = 30

export async function openShop(
  options: { environment?: Record<string, string>; at?: string } = {},
): Promise<Shop> {
  const clock = fixedClock(options.at ?? '2026-11-22T12:00:00Z')
  const errors: string[] = []
  const { environment = {} } = options
  const app = await testApp({ clock, environment, onError: (line) => errors.push(line) })
  const { db } = app.database
  await changeState(db, { hangMs, lateSeconds: 90 })
  const world = openWorld({ db, clock, accountId: '00000000-0000-4000-a000-0000000000a5' })
  const providerId = async (chargeId: string): Promise<string> => {
    const { rows } = await app.owner.query('SELECT provider_id AS id FROM charges WHERE id = $1', [
      chargeId,
    ])
    return rows[0].id
  }
  return {
    ...{ app, clock, errors },
    fault: (change) => changeState(db, change),
    atProvider: (work) => world.call(work),
    payCode: async (chargeId) => {
      const id = await providerId(chargeId)
      await world.call(async (call) =>
        keepMove(call, pay(await takeCharge(call, id), dayOf(call.now))),
      )
    },
    sweep: async () => {
      await asSystem(db, (tx) => app.jobs.enqueue(tx, sweepQueue, {}))
      await settledPayments(app)
    },
    remind: async () => {
      await asSystem(db, (tx) => app.jobs.enqueue(tx, reminderQueue, {}))
      await settledPayments(app)
    },
    close: () => app.close(),
  }
}

const paymentQueues = [
  ...['charges.sweep', 'charges.look', 'charges.drop', 'charges.give-back', 'checkout.remind'],
  ...['mail.send', 'subscriptions.day', 'subscriptions.carry-out'],
]

/** Jobs of payments are neither being done nor waiting to be done now. */
export function settledPayments(app: TestApp): Promise<void> {
  return settledJobs(app, paymentQueues)
}
