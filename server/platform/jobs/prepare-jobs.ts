import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { DatabaseAddress } from '#platform/db/database.ts'
import { lockSchema } from '#platform/db/migrate.ts'

export const jobSchema = 'pgboss'

/** Makes the job queue's own tables, or brings them up to its version, as the database's owner. */
export async function prepareJobs(owner: DatabaseAddress): Promise<void> {
  const client = new pg.Client(owner)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set client_min_messages = warning')
    await lockSchema(client)
    await bringUp(client)
    await grantUse(client)
  } finally {
    await client.end()
  }
}

/** The library looks what is there and brings it up as it starts; its own work is not begun. */
async function bringUp(client: pg.Client): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
  const boss = new PgBoss({ db, schema: jobSchema, supervise: false, schedule: false })
  // Without a listener an error of its timers would end the process.
  boss.on('error', () => undefined)
  await boss.start()
  await boss.stop({ graceful: false })
}

/** The system works with the tables; whatever makes or changes them is the owner's. */
async function grantUse(client: pg.Client): Promise<void> {
  await client.query(`
    grant usage on schema ${jobSchema} to app_system;
    grant select, insert, update, delete on all tables in schema ${jobSchema} to app_system`)
}
