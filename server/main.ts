import { createApp } from '#main/app.ts'
import { describeSimulators } from '#main/describe-simulators.ts'
import type { App } from '#main/parts.ts'
import { explainFailure } from '#platform/boot/explain.ts'
import { openDatabase } from '#platform/boot/open-database.ts'
import { localUrl, openPort } from '#platform/boot/open-port.ts'
import { openPostgres } from '#platform/boot/open-postgres.ts'
import { untilStopped } from '#platform/boot/until-stopped.ts'
import { type Clock, systemClock } from '#platform/clock/clock.ts'
import { readProcessSettings, type Settings } from '#platform/config/settings.ts'
import { Database } from '#platform/db/database.ts'
import type { Listening } from '#platform/http/listen.ts'
import { JobQueue } from '#platform/jobs/job-queue.ts'
import { createLog } from '#platform/log/log.ts'
import { openDataFolder } from '#platform/storage/data-folder.ts'

export interface Serving {
  url: string
  /** Lets answers and jobs end, then stops everything, PostgreSQL last. */
  stop(): Promise<void>
}

/** Starts the whole server, in the order in which its parts need each other. */
export async function serve(
  settings: Settings,
  { clock = systemClock }: { clock?: Clock } = {},
): Promise<Serving> {
  const log = createLog({ level: settings.logLevel, format: settings.logFormat })
  if (settings.areSimulatorsForced) {
    log.warn('SIMULATORS=on: whoever reaches this port may read every e-mail and enter any account')
  }
  // What was opened is closed in the opposite order, also when a later part fails.
  const open = new AsyncDisposableStack()
  try {
    const folder = openDataFolder(settings.dataFolder)
    const postgres = await openPostgres(settings, folder, log)
    open.defer(() => postgres.close())
    const { address, key } = await openDatabase(postgres, { settings, log })

    const db = new Database(address, {
      max: settings.databaseConnections,
      onIdleError: (error) => log.warn('lost an idle database connection', { name: error.name }),
    })
    open.defer(() => db.close())
    const jobs = new JobQueue(address, log)
    open.defer(() => jobs.stop())
    const parts = { settings, db, address, jobs, clock, log, key }
    const app = await createApp(parts)
    open.defer(() => app.close())

    const listening = await openPort(app.http, settings)
    open.defer(() => drain(listening, app))
    void jobs.start()
    const url = settings.publicUrl ?? localUrl(settings.host, listening.port)
    return { url, stop: () => open.disposeAsync() }
  } catch (error) {
    await open.disposeAsync()
    throw error
  }
}

/** Event streams never end by themselves, so they are closed while the rest drains. */
async function drain(listening: Listening, app: App): Promise<void> {
  const drained = listening.close()
  await app.close()
  await drained
}

/** Serves until Ctrl-C or a signal, and tells the lines that people wait for. */
export async function serveUntilStopped(
  settings: Settings,
  own: Parameters<typeof serve>[1] = {},
): Promise<void> {
  // Whatever is written from here on is for this user alone.
  process.umask(0o077)
  const serving = await serve(settings, own)
  // Who reads the lines may send the signal at once.
  const stopped = untilStopped()
  process.stdout.write(`Lya is at ${serving.url}\n${describeSimulators(settings)}\n`)
  await stopped
  await serving.stop()
  // All is closed; a timer of some library must not keep the person waiting.
  setTimeout(() => process.exit(), 1_000).unref()
}

if (import.meta.main) {
  await explainFailure(() => serveUntilStopped(readProcessSettings()))
}
