import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillBusiness } from '#tools/demo/business/fill-business.ts'
import { liveCustomers } from '#tools/demo/customers.ts'
import { type DemoPerson, fillDemo } from '#tools/demo/fill.ts'
import { type DemoOperator, makeOperator } from '#tools/demo/operator.ts'
import { serve } from '../../server/main.ts'
import { openDatabase } from '../../server/platform/boot/open-database.ts'
import { joinPostgres } from '../../server/platform/boot/open-postgres.ts'
import { systemClock } from '../../server/platform/clock/clock.ts'
import { readSettings, type Settings } from '../../server/platform/config/settings.ts'
import { Database } from '../../server/platform/db/database.ts'
import { createLog } from '../../server/platform/log/log.ts'
import { newId } from '../../server/platform/security/ids.ts'
import { openDataFolder } from '../../server/platform/storage/data-folder.ts'
import { mailboxMailer } from '../../server/simulators/mailbox/index.ts'

/** A running product with people in every state, gone without a trace when it is stopped. */
export interface DemoInstallation {
  url: string
  people: DemoPerson[]
  operator: DemoOperator
  stop(): Promise<void>
}

const host = '127.0.0.1'

/**
 * Starts the product on a temporary folder with a PostgreSQL of its own, whatever the environment
 * says, and fills it. The pages have to be built.
 *
 * @param port Null takes 3000, or a free one when that is taken; 0 takes a free one.
 * @throws StartFailure when this port is taken.
 */
export async function startDemo(port: number | null): Promise<DemoInstallation> {
  const home = mkdtempSync(join(tmpdir(), 'lya-demo-'))
  const remove = (): void => rmSync(home, { recursive: true, force: true })
  try {
    const settings = readSettings({
      HOST: host,
      PORT: String(port || (await freePort(port ?? 3000))),
      DATA_DIR: home,
      LOG_LEVEL: 'warn',
    })
    const payers = await liveCustomers(settings, systemClock.now())
    const serving = await serve(settings)
    const stop = async (): Promise<void> => {
      await serving.stop()
      remove()
    }
    try {
      const { livers, operator } = await fill(settings, serving.url)
      return { url: serving.url, people: [...livers, ...payers], operator, stop }
    } catch (error) {
      await stop()
      throw error
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** Fills the database of the running server, over connections of its own. */
async function fill(
  settings: Settings,
  publicUrl: string,
): Promise<{ livers: DemoPerson[]; operator: DemoOperator }> {
  const log = createLog({ level: settings.logLevel, format: settings.logFormat })
  const postgres = await joinPostgres(settings, openDataFolder(settings.dataFolder), log)
  const { address } = await openDatabase(postgres, { settings, log })
  const db = new Database(address, { max: 4 })
  const mailbox = mailboxMailer(db)
  try {
    const operator = await makeOperator({ db, clock: systemClock, log }, publicUrl)
    const livers = await fillDemo({
      db,
      clock: systemClock,
      publicUrl,
      // Straight into the mailbox page: the queue belongs to the server.
      sendMail: (_tx, mail) => mailbox.send(newId(), mail),
    })
    await fillBusiness({ db, owner: postgres.owner, clock: systemClock, log })
    return { livers, operator }
  } finally {
    await db.close()
  }
}

/** This port if nothing listens on it, else any other. */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (wanted !== 0 && error.code === 'EADDRINUSE') freePort(0).then(resolve, reject)
      else reject(error)
    })
    probe.listen(wanted, host, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
