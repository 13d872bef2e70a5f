import { createHash } from 'node:crypto'
import type { Database } from '#platform/db/database.ts'
import type { Mount } from '#platform/http/edge.ts'
import { fraction } from '#simulators/asaas/chance.ts'
import { changeState, readState, type SimulatorState } from '#simulators/asaas/state.store.ts'
import {
  keepAnswer,
  listWaiting,
  type SimulatedEvent,
} from '#simulators/asaas/webhooks/events.store.ts'

/** Seconds from one try to the next; after the last the queue is interrupted. */
const ladder = [
  ...[30, 60, 210, 300, 900, 1_500],
  ...[3_600, 3_600, 3_600, 3_600, 3_600, 7_200, 7_200, 10_800],
]
const triesMax = ladder.length + 1
const path = '/webhooks/asaas'
/** How many are mixed where their order is to be another. */
const shuffledMax = 25
const pollMs = 1_000

/** Tells our own webhook what happened, one after the other, as the provider does. */
export interface EventSender {
  mount: Mount
  /** Something was put into the queue. */
  wake(): void
  /** Ends when nothing is left that could be told now. */
  settle(): Promise<void>
  close(): Promise<void>
}

interface Parts {
  db: Database
  /** The simulator's own time. */
  now(state: SimulatorState): Temporal.Instant
  token: string
  /** Nothing is told any more. */
  isReplaced(): Promise<boolean>
  onError(error: unknown): void
}

/** `mount` shows it the application that it calls; what is to be told before waits for that. */
export function eventSender(parts: Parts): EventSender {
  const application = Promise.withResolvers<Parameters<Mount>[0]>()
  let running: Promise<void> | null = null
  let isWanted = false
  let isClosed = false

  const post = async (event: SimulatedEvent): Promise<number> => {
    const app = await application.promise
    const request = new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'asaas-access-token': parts.token },
      body: JSON.stringify({ id: eventId(event), ...event.body }),
    })
    return (await app.request(request)).status
  }

  const drain = async (): Promise<void> => {
    while (!isClosed && !(await parts.isReplaced())) {
      const state = await readState(parts.db)
      if (state.isQueueInterrupted) return
      const now = parts.now(state)
      const waiting = await listWaiting(parts.db, {
        now,
        limit: state.shufflesEvents ? shuffledMax : 1,
      })
      const event = chosen(waiting, state)
      // One that waits for its next try keeps everything behind it waiting.
      if (!event || Temporal.Instant.compare(event.nextAt, now) > 0) return
      const status = await post(event)
      if (status === 200 && state.doublesEvents) await post(event)
      await keepFate(parts.db, { event, status, now })
    }
  }

  const run = (): Promise<void> => {
    isWanted = true
    running ??= (async () => {
      while (isWanted && !isClosed) {
        isWanted = false
        await drain()
      }
    })()
      .catch(parts.onError)
      .finally(() => {
        running = null
      })
    return running
  }
  const poll = setInterval(() => void run(), pollMs)
  poll.unref()
  return {
    mount: (app) => application.resolve(app),
    wake: () => void run(),
    settle: async () => {
      await run()
      await run()
    },
    close: async () => {
      isClosed = true
      clearInterval(poll)
      application.promise.catch(() => undefined)
      await running
    },
  }
}

/** The same for all events of a kind, then a number of its own: two parts around an `&`. */
export function eventId({ event, order }: Pick<SimulatedEvent, 'event' | 'order'>): string {
  return `evt_${createHash('md5').update(event).digest('hex')}&${order}`
}

/** The first, or any of the first few that may be told by now. */
function chosen(
  waiting: readonly SimulatedEvent[],
  { shufflesEvents }: SimulatorState,
): SimulatedEvent | undefined {
  if (!shufflesEvents) return waiting[0]
  const rank = ({ order, tries }: SimulatedEvent): number => fraction(`shuffled ${order}`) + tries
  return waiting.toSorted((a, b) => rank(a) - rank(b))[0]
}

async function keepFate(
  db: Database,
  { event, status, now }: { event: SimulatedEvent; status: number; now: Temporal.Instant },
): Promise<void> {
  const tries = event.tries + 1
  const { order } = event
  if (status === 200) {
    await keepAnswer(db, { order, fate: 'entregue', tries, answer: status, nextAt: now })
    return
  }
  const seconds = ladder[tries - 1] ?? 0
  const nextAt = now.add({ seconds })
  await keepAnswer(db, { order, fate: 'pendente', tries, answer: status, nextAt })
  if (tries >= triesMax) await changeState(db, { isQueueInterrupted: true })
}
