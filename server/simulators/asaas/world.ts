import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { passTime } from '#simulators/asaas/charges/pass-time.ts'
import type { SimulatedCall } from '#simulators/asaas/simulated-call.ts'
import { readState, type SimulatorState } from '#simulators/asaas/state.store.ts'

/** Everything that the simulator holds, at its own time. */
export interface World {
  db: Database
  state(): Promise<SimulatorState>
  now(state: SimulatorState): Temporal.Instant
  /**
   * Works in one transaction, after all that time alone has changed by now.
   *
   * @param late Nobody sees what is made before this, and what else the state adds, is over.
   */
  call<Value>(
    work: (call: SimulatedCall) => Promise<Value>,
    late?: { afterMs?: number },
  ): Promise<Value>
  passTime(): Promise<void>
}

export function openWorld(parts: { db: Database; clock: Clock; accountId: string }): World {
  const { db, clock, accountId } = parts
  const state = (): Promise<SimulatorState> => readState(db)
  const now: World['now'] = ({ aheadSeconds }) => clock.now().add({ seconds: aheadSeconds })
  const at = async (): Promise<Omit<SimulatedCall, 'tx'>> => {
    const current = await state()
    const moment = now(current)
    return { now: moment, visibleAt: moment, state: current, accountId }
  }
  const pass = async (): Promise<void> => {
    const moment = await at()
    // What has just changed may be due once more: a clock can be set forward by years.
    while (await asSystem(db, (tx) => passTime({ ...moment, tx })));
  }
  return {
    db,
    state,
    now,
    passTime: pass,
    call: async (work, { afterMs } = {}) => {
      const moment = await at()
      const visibleAt =
        afterMs === undefined
          ? moment.now
          : moment.now.add({ milliseconds: afterMs, seconds: moment.state.lateSeconds })
      return asSystem(db, (tx) => work({ ...moment, visibleAt, tx }))
    },
  }
}
