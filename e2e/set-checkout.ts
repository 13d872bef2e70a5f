import pg from 'pg'
import { joinPostgres } from '../server/platform/boot/open-postgres.ts'
import { createLog } from '../server/platform/log/log.ts'
import { openDataFolder } from '../server/platform/storage/data-folder.ts'
import type { Installation } from './installation.ts'

/** Sets a group of the checkout's settings, as an operator does; what stood there before. */
export async function setCheckout(
  { dataFolder }: Pick<Installation, 'dataFolder'>,
  key: string,
  value: unknown,
): Promise<unknown> {
  const log = createLog({ level: 'error', format: 'json' })
  const { owner } = await joinPostgres({ databaseUrl: null }, openDataFolder(dataFolder), log)
  const client = new pg.Client(owner)
  await client.connect()
  try {
    const { rows } = await client.query<{ value: unknown }>(
      `UPDATE checkout_config AS now SET value = $2 FROM checkout_config AS before
        WHERE now.key = $1 AND before.key = $1 RETURNING before.value`,
      [key, JSON.stringify(value)],
    )
    return rows[0]?.value
  } finally {
    await client.end()
  }
}
