import { setTimeout as pause } from 'node:timers/promises'
import { dayQueue } from '../../server/commerce/subscriptions/index.ts'
import { serve } from '../../server/main.ts'
import { openDatabase } from '../../server/platform/boot/open-database.ts'
import { joinPostgres } from '../../server/platform/boot/open-postgres.ts'
import { fixedClock } from '../../server/platform/clock/clock.ts'
import type { Settings } from '../../server/platform/config/settings.ts'
import { Database } from '../../server/platform/db/database.ts'
import { asSystem } from '../../server/platform/db/transaction.ts'
import { JobQueue } from '../../server/platform/jobs/job-queue.ts'
import { createLog } from '../../server/platform/log/log.ts'
import { openDataFolder } from '../../server/platform/storage/data-folder.ts'

/** The product on a day that is over, where days come when they are called. */
export interface Past {
  url: string
  db: Database
  clock: ReturnType<typeof fixedClock>
  /** Lets all come that is due on the way to this moment. */
  goTo(moment: Temporal.Instant): Promise<void>
  /** Waits until nothing of the payments is being done. */
  settle(): Promise<void>
  close(): Promise<void>
}

const waitMs = 40
const triesMax = 1_500

export async function openPast(settings: Settings, from: Temporal.Instant): Promise<Past> {
  const clock = fixedClock(from.toString())
  // Cards are declined here on purpose: whoever starts the demo need not hear of it.
  const serving = await serve({ ...settings, logLevel: 'error' }, { clock })
  const log = createLog({ level: settings.logLevel, format: settings.logFormat })
  const postgres = await joinPostgres(settings, openDataFolder(settings.dataFolder), log)
  const { address } = await openDatabase(postgres, { settings, log })
  const db = new Database(address, { max: 3 })
  await untilWorking(db)
  const jobs = new JobQueue(address, log)
  await jobs.start()
  const settle = (): Promise<void> => settled(db)
  const letCome = async (moment: Temporal.Instant): Promise<void> => {
    clock.moveTo(moment.toString())
    await asSystem(db, (tx) => jobs.enqueue(tx, dayQueue, {}))
    await settle()
  }
  return {
    ...{ url: serving.url, db, clock, settle },
    goTo: async (moment) => {
      let last = clock.now()
      for (let due = await nextDue(db); due !== null; due = await nextDue(db)) {
        const isBefore = Temporal.Instant.compare(due, moment) < 0
        // What does not move on at its time has to wait for the next.
        if (!isBefore || Temporal.Instant.compare(due, last) < 0) break
        last = due.add({ milliseconds: 1 })
        await letCome(last)
      }
      await letCome(moment)
    },
    close: async () => {
      await jobs.stop()
      await db.close()
      await serving.stop()
    },
  }
}

/** The queues are made a moment after the first answer. */
async function untilWorking(db: Database): Promise<void> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const { rowCount } = await db.pool.query('SELECT FROM pgboss.queue WHERE name = $1', [
      dayQueue.name,
    ])
    if (rowCount === 1) return
    await pause(waitMs)
  }
  throw new Error('the demo did not start to work')
}

async function nextDue(db: Database): Promise<Temporal.Instant | null> {
  const { rows } = await db.pool.query<{ at: Date | null }>(
    `SELECT min(proxima_em) AS at FROM subscriptions WHERE proxima_em < 'infinity'`,
  )
  return rows[0]?.at?.toTemporalInstant() ?? null
}

async function settled(db: Database): Promise<void> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const { rows } = await db.pool.query<{ isBusy: boolean }>(
      `SELECT EXISTS (SELECT FROM simulador_asaas_avisos WHERE situacao = 'pendente')
          OR EXISTS (SELECT FROM eventos_asaas
            WHERE resultado IS NULL AND remetente IS NOT NULL) AS "isBusy"`,
    )
    if (!rows[0]?.isBusy && !(await hasJobs(db))) return
    await pause(waitMs)
  }
  throw new Error('the payments of the demo never came to an end')
}

/** As its own queue says; only the owner may look into its tables. */
async function hasJobs(db: Database): Promise<boolean> {
  const { rows } = await db.pool.query<{ isBusy: boolean }>(
    `SELECT EXISTS (SELECT FROM pgboss.job WHERE name ~ '^(charges|subscriptions)[.]'
      AND state IN ('created', 'retry', 'active') AND start_after <= now()) AS "isBusy"`,
  )
  return rows[0]?.isBusy ?? false
}
