import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { Database, type DatabaseAddress } from '#platform/db/database.ts'
import { inDatabase } from '#platform/db/testing/in-database.ts'

export interface TestDatabase {
  /** What the product is given: connections that act as `app_system`. */
  db: Database
  address: DatabaseAddress
  /** The owner's eyes, past row-level security; for preparing and asserting. */
  owner: pg.Pool
  close(): Promise<void>
}

/** A migrated, empty database for one test file. */
export async function testDatabase(options: { max?: number } = {}): Promise<TestDatabase> {
  const { maintenance, template } = inject('postgres')
  const name = `lya_teste_${randomBytes(6).toString('hex')}`
  await maintain(maintenance, `create database ${name} template ${template} strategy file_copy`)
  const address = inDatabase(maintenance, name)
  const db = new Database(address, options)
  const owner = new pg.Pool({ ...address, max: 4 })
  owner.on('error', () => undefined)
  return {
    db,
    address,
    owner,
    close: async () => {
      await Promise.all([db.close(), owner.end()])
      await maintain(maintenance, `drop database ${name} with (force)`)
    },
  }
}

async function maintain(address: DatabaseAddress, statement: string): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
