import pg from 'pg'
import { StartFailure } from '#platform/boot/start-failure.ts'
import type { Settings } from '#platform/config/settings.ts'
import type { DatabaseAddress } from '#platform/db/database.ts'
import { addressOf } from '#platform/db/embedded/address.ts'
import { socketFolder } from '#platform/db/embedded/socket-folder.ts'
import { superviseEmbedded } from '#platform/db/embedded/supervise.ts'
import { checkExternal } from '#platform/db/external.ts'
import type { Log } from '#platform/log/log.ts'
import { type DataFolder, lockDataFolder } from '#platform/storage/data-folder.ts'

/** The PostgreSQL of this installation, as its owner. */
export interface OpenPostgres {
  owner: DatabaseAddress
  /** Stops what was started; a PostgreSQL of somebody else's stays as it is. */
  close(): Promise<void>
}

/** The embedded cluster's one database. */
const database = 'lya'

/**
 * Opens the operator's PostgreSQL, or starts the embedded one.
 *
 * @throws StartFailure when it cannot be used, or another copy serves from this data folder.
 */
export async function openPostgres(
  settings: Pick<Settings, 'databaseUrl'>,
  folder: DataFolder,
  log: Log,
): Promise<OpenPostgres> {
  if (settings.databaseUrl) return openExternal(settings.databaseUrl)
  const postgres = await openEmbedded(folder, log)
  if (!postgres) {
    throw new StartFailure(
      `another copy of Lya works on ${folder.path}: stop it first, or set DATA_DIR`,
    )
  }
  return postgres
}

/** Like openPostgres, but for a command: a server that is running lends its own PostgreSQL. */
export async function joinPostgres(
  settings: Pick<Settings, 'databaseUrl'>,
  folder: DataFolder,
  log: Log,
): Promise<OpenPostgres> {
  if (settings.databaseUrl) return openExternal(settings.databaseUrl)
  const postgres = await openEmbedded(folder, log)
  if (postgres) return postgres
  const owner = addressOf(socketFolder(folder.path), database)
  return { owner, close: async () => undefined }
}

async function openExternal(connectionString: string): Promise<OpenPostgres> {
  await checkExternal(connectionString)
  return { owner: { connectionString }, close: async () => undefined }
}

async function openEmbedded(folder: DataFolder, log: Log): Promise<OpenPostgres | null> {
  const lock = lockDataFolder(folder)
  if (!lock) return null
  try {
    const postgres = await superviseEmbedded(folder.path, log)
    const close = async (): Promise<void> => {
      await postgres.stop()
      lock.release()
    }
    try {
      await makeDatabase(postgres.address('postgres'))
    } catch (error) {
      await postgres.stop()
      throw error
    }
    return { owner: postgres.address(database), close }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function makeDatabase(maintenance: DatabaseAddress): Promise<void> {
  const client = new pg.Client(maintenance)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      database,
    ])
    if (rowCount === 0) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
}
