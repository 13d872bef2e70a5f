import { PgBoss } from 'pg-boss'
import type { DatabaseAddress } from '#platform/db/database.ts'
import type { Tx } from '#platform/db/transaction.ts'
import { isDatabaseUnavailable } from '#platform/db/unavailable.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import { forgetFuture } from '#platform/jobs/forget-future.ts'
import { insertAs } from '#platform/jobs/insert-as.ts'
import { JobsDatabase } from '#platform/jobs/jobs-database.ts'
import { jobSchema } from '#platform/jobs/prepare-jobs.ts'
import type { Queue } from '#platform/jobs/queue.ts'
import { takeUpRestored } from '#platform/jobs/take-up-restored.ts'
import type { Log } from '#platform/log/log.ts'

export type JobState = 'starting' | 'running' | 'stopped'

interface Work {
  queue: Queue<object>
  handle: (data: never) => Promise<void>
}

/** How long a request may wait for the queue, which starts in a fraction of it. */
const startMsMax = 5_000

/** A clock that was set back is noticed after so long. */
const upkeepMs = 60_000

const workOptions = {
  batchSize: 1,
  pollingIntervalSeconds: 2,
  // A new job is announced, a delayed or failed one is not.
  notifyPollingIntervalSeconds: 2,
}

/**
 * Work to do after a fact, stored in the same transaction as the fact. Handlers run in this
 * process, without a person: they open their own transaction and say as whom.
 */
export class JobQueue {
  readonly #db: JobsDatabase
  readonly #log: Log
  readonly #isScheduling: boolean
  readonly #work: Work[] = []
  readonly #schedules: { queue: Queue<object>; cron: string; timeZone: string }[] = []
  readonly #started = Promise.withResolvers<void>()
  #state: JobState = 'starting'
  #boss: PgBoss | null = null
  #starting: Promise<void> = Promise.resolve()
  #stop = new AbortController()
  #upkeep: NodeJS.Timeout | undefined

  /**
   * Its tables must be there: see prepareJobs.
   *
   * @param options.isScheduling Whether time alone brings jobs, as `schedule` says.
   */
  constructor(address: DatabaseAddress, log: Log, options: { isScheduling?: boolean } = {}) {
    this.#log = log
    this.#isScheduling = options.isScheduling ?? true
    this.#db = new JobsDatabase(address)
    this.#started.promise.catch(() => undefined)
  }

  get state(): JobState {
    return this.#state
  }

  /** Says who does the jobs of a queue; before start. */
  handle<Data extends object>(queue: Queue<Data>, handle: (data: Data) => Promise<void>): void {
    this.#work.push({ queue, handle })
  }

  /** Sends an empty job at these times: five cron fields, in this time zone. */
  schedule(queue: Queue<Record<string, never>>, cron: string, timeZone: string): void {
    this.#schedules.push({ queue, cron, timeZone })
  }

  /**
   * Stores a job within the caller's transaction, whoever that acts as: it is done after the
   * commit, and never when the transaction is rolled back. Waits for the queue to be started.
   *
   * @throws Error with a code of PostgreSQL's that says to try again, when that takes too long.
   */
  async enqueue<Data extends object>(
    tx: Tx,
    queue: Queue<Data>,
    data: Data,
    options: { afterSeconds?: number } = {},
  ): Promise<void> {
    await this.#untilStarted()
    const startAfter = options.afterSeconds ?? 0
    await this.#boss?.send(queue.name, data, { startAfter, db: insertAs(tx) })
  }

  /** Makes the queues and begins to work; tries until it succeeds or is stopped. */
  start(): Promise<void> {
    this.#starting = this.#tryToStart()
    return this.#starting
  }

  async #tryToStart(): Promise<void> {
    for (let attempt = 0; !this.#stop.signal.aborted; attempt += 1) {
      // A start that failed half-way leaves timers behind and cannot be repeated on the same one.
      const boss = this.#newBoss()
      try {
        await this.#startOn(boss)
        this.#boss = boss
        this.#state = 'running'
        this.#upkeep = setInterval(() => this.#forgetFuture(), upkeepMs).unref()
        this.#started.resolve()
        return
      } catch (error) {
        this.#log.warn('job queue could not start', { attempt, ...describeBug(error) })
        await end(boss, { graceful: false })
        await this.#pause(Math.min(200 * 2 ** attempt, 5_000))
      }
    }
  }

  #newBoss(): PgBoss {
    const boss = new PgBoss({
      db: this.#db,
      schema: jobSchema,
      useListenNotify: true,
      schedule: this.#isScheduling,
      // These are the owner's to do.
      migrate: false,
      reindex: false,
    })
    boss.on('error', (error) => this.#tell(error))
    boss.on('warning', ({ message }) => this.#log.warn('job queue warns', { message }))
    return boss
  }

  async #startOn(boss: PgBoss): Promise<void> {
    await this.#db.executeSql(forgetFuture)
    await boss.start()
    const all = [...this.#work, ...this.#schedules].map(({ queue }) => queue)
    await Promise.all([...new Set(all)].map((queue) => declare(boss, queue)))
    const queues = this.#work.map(({ queue }) => queue.name)
    await takeUpRestored(boss, this.#db, queues)
    for (const work of this.#work) await this.#begin(boss, work)
    for (const { queue, cron, timeZone } of this.#isScheduling ? this.#schedules : []) {
      await boss.schedule(queue.name, cron, {}, { tz: timeZone })
    }
  }

  /** Lets running jobs end, for five seconds; what is cut off is done again later. */
  async stop(): Promise<void> {
    this.#stop.abort()
    clearInterval(this.#upkeep)
    this.#started.reject(new Error('the job queue was stopped'))
    await this.#starting
    this.#state = 'stopped'
    if (this.#boss) await end(this.#boss, { graceful: true, timeout: 5_000 })
    await this.#db.close()
  }

  /** Not for ever: the caller holds a transaction open, and somebody waits for an answer. */
  async #untilStarted(): Promise<void> {
    const late = Promise.withResolvers<void>()
    const error = Object.assign(new Error('the job queue has not started'), { code: '57P03' })
    const timer = setTimeout(() => late.reject(error), startMsMax)
    try {
      await Promise.race([this.#started.promise, late.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  #forgetFuture(): void {
    this.#db.executeSql(forgetFuture).catch((error: Error) => this.#tell(error))
  }

  /** The library tells plain objects at times, and many of them while PostgreSQL is away. */
  #tell(told: Error): void {
    const error = told instanceof Error ? told : Object.assign(new Error(), told)
    const level = isDatabaseUnavailable(error) ? 'debug' : 'warn'
    this.#log[level]('job queue disturbed', { ...describeBug(error) })
  }

  async #begin(boss: PgBoss, { queue, handle }: Work): Promise<void> {
    const options = { ...workOptions, localConcurrency: queue.atOnce }
    await boss.work(queue.name, options, async (jobs) => {
      for (const { id, data } of jobs) {
        try {
          // The queue's name ties the stored data to the handler's type.
          await handle(data as never)
        } catch (error) {
          this.#log.error('job failed', { queue: queue.name, id, ...describeBug(error) })
          // The queue keeps the error it is given; ours may quote what people typed.
          throw new Error(`${queue.name} failed`)
        }
      }
    })
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#stop.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  }
}

async function declare(boss: PgBoss, queue: Queue<object>): Promise<void> {
  const options = {
    retryLimit: queue.retries,
    retryDelay: queue.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: queue.secondsMax,
    notify: true,
  }
  await boss.createQueue(queue.name, options)
  await boss.updateQueue(queue.name, options)
}

/** Ending may fail where PostgreSQL is away; nothing is left to be done about it then. */
async function end(boss: PgBoss, options: { graceful: boolean; timeout?: number }): Promise<void> {
  await boss.stop(options).catch(() => undefined)
}
