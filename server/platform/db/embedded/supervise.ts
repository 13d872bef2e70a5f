import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseAddress } from '#platform/db/database.ts'
import { type EmbeddedPostgres, startEmbedded } from '#platform/db/embedded/start.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import type { Log } from '#platform/log/log.ts'

export interface SupervisedPostgres {
  address(database: string): DatabaseAddress
  stop(): Promise<void>
}

const pauseMsMax = 10_000

/** Starts the embedded PostgreSQL and starts it again whenever it ends unasked. */
export async function superviseEmbedded(home: string, log: Log): Promise<SupervisedPostgres> {
  const stopping = new AbortController()
  let current = await startEmbedded({ home })

  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const said = await current.ended
      if (stopping.signal.aborted) return
      log.error('PostgreSQL ended and is started again', { said: said.slice(-500) })
      const next = await restart(home, log, stopping.signal)
      if (!next) return
      current = next
    }
    // Asked to stop while it was being started.
    await current.stop()
  })()

  return {
    address: (database) => current.address(database),
    stop: async () => {
      stopping.abort()
      await current.stop()
      await watching
    },
  }
}

async function restart(
  home: string,
  log: Log,
  stopping: AbortSignal,
): Promise<EmbeddedPostgres | null> {
  for (let attempt = 0; !stopping.aborted; attempt += 1) {
    try {
      return await startEmbedded({ home })
    } catch (error) {
      log.error('PostgreSQL did not start', { attempt, ...describeBug(error) })
      // Broken off by the stop, which is what the loop looks at.
      await pause(Math.min(200 * 2 ** attempt, pauseMsMax), null, { signal: stopping }).catch(
        () => null,
      )
    }
  }
  return null
}
