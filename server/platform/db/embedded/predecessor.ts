import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { EmbeddedAddress } from '#platform/db/embedded/address.ts'

/**
 * Stops a PostgreSQL that a dead server left on this data folder, where nothing tied its life to
 * the server's. Only the holder of the data folder's lock may call this. A PostgreSQL that does
 * not answer is left to end by itself; `postmaster.pid` is never touched.
 */
export async function stopPredecessor(folder: string, address: EmbeddedAddress): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  if ((await askDataFolder(address)) !== resolve(folder)) return
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
  if (!Number.isSafeInteger(pid) || pid <= 1) return
  process.kill(pid, 'SIGINT')
  for (let waits = 0; waits < 300 && existsSync(pidFile); waits += 1) await pause(50)
}

async function askDataFolder(address: EmbeddedAddress): Promise<string | null> {
  const client = new pg.Client(address)
  // A server that is going down breaks the connection; that is an answer too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    )
    return rows[0]?.folder ?? null
  } catch {
    return null
  } finally {
    await client.end().catch(() => undefined)
  }
}
