import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Mount } from '#platform/http/edge.ts'
import { serveAsaas } from '#simulators/asaas/api/asaas-server.ts'
import { mountCharges, pagesPath } from '#simulators/asaas/page/page-routes.ts'
import { changeState, type SimulatorState } from '#simulators/asaas/state.store.ts'
import { eventSender } from '#simulators/asaas/webhooks/event-sender.ts'
import { openWorld } from '#simulators/asaas/world.ts'

/** The account that the webhooks name. */
const accountId = '00000000-0000-4000-a000-0000000000a5'
/** How often it looks at what time alone has changed. */
const passMs = 15_000

/** The provider of the demonstration, open. */
export interface AsaasSimulator {
  /** For `asaasGateway`: with its version, without a slash at the end. */
  baseUrl: string
  mounts: readonly Mount[]
  /** Faults and the clock; for tests, and for the page. */
  set(change: Partial<SimulatorState>): Promise<void>
  /** Lets time do its work and tells every webhook that may be told now. */
  settle(): Promise<void>
  close(): Promise<void>
}

export interface AsaasSimulatorParts {
  db: Database
  clock: Clock
  publicUrl: string | null
  /** Where people find us, and so its pages. */
  siteUrl: string
  /** What the adapter sends as `access_token`. */
  key: string
  /** What our webhook expects as `asaas-access-token`. */
  webhookToken: string
  /** Whether an account of the real provider was set up since: then all of this is gone. */
  isReplaced?: () => Promise<boolean>
  onError(error: unknown): void
}

/** Speaks the provider's HTTP on a loopback port, tells our own webhook, and shows its page. */
export async function openAsaasSimulator(parts: AsaasSimulatorParts): Promise<AsaasSimulator> {
  const { db, clock, publicUrl, siteUrl, key, webhookToken, onError } = parts
  const isReplaced = parts.isReplaced ?? (async () => false)
  const world = openWorld({ db, clock, accountId })
  const sender = eventSender({ db, now: world.now, token: webhookToken, isReplaced, onError })
  const pagesUrl = `${siteUrl}${pagesPath}`
  const server = await serveAsaas({ world, key, pagesUrl, onChange: sender.wake, onError })
  const settle = async (): Promise<void> => {
    await world.passTime()
    await sender.settle()
  }
  const passing = setInterval(() => void settle().catch(onError), passMs)
  passing.unref()
  return {
    baseUrl: `http://127.0.0.1:${server.port}/v3`,
    mounts: [
      sender.mount,
      mountCharges({ world, publicUrl, isReplaced, settle, wake: sender.wake }),
    ],
    set: (change) => changeState(db, change),
    settle,
    close: async () => {
      clearInterval(passing)
      await sender.close()
      await server.close(100)
    },
  }
}
