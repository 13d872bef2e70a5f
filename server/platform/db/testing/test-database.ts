import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { Database, type DatabaseAddress } from '#platform/db/database.ts'
import { openLogin } from '#platform/db/login/open-login.ts'
import { inDatabase } from '#platform/db/testing/in-database.ts'

export interface TestDatabase {
  /** What the product is given: connections that act as `app_system`. */
  db: Database
  /** The owner's. */
  address: DatabaseAddress
  /** How the product logs in. */
  login: DatabaseAddress
  /** The owner's eyes, past row-level security; for preparing and asserting. */
  owner: pg.Pool
  close(): Promise<void>
}

/** A busy machine makes tests slow, and none of them wrong. */
const waitMsMax = 60_000

/** A migrated, empty database for one test file. */
export async function testDatabase(options: { max?: number } = {}): Promise<TestDatabase> {
  const { maintenance, template } = inject('postgres')
  const name = `lya_teste_${randomBytes(6).toString('hex')}`
  await maintain(maintenance, `create database ${name} template ${template} strategy file_copy`)
  const address = inDatabase(maintenance, name)
  const login = await loginTo(address)
  const db = new Database(login.address, { waitMsMax, ...options })
  const owner = new pg.Pool({ ...address, max: 4 })
  owner.on('error', () => undefined)
  return {
    db,
    address,
    login: login.address,
    owner,
    close: async () => {
      await Promise.all([db.close(), owner.end()])
      await maintain(maintenance, `drop database ${name} with (force)`)
      await maintain(maintenance, `drop role ${login.name}`)
    },
  }
}

/** Roles outlive their database, so the test drops its own. */
async function loginTo(
  owner: DatabaseAddress,
): Promise<{ address: DatabaseAddress; name: string }> {
  const { address, refused } = await openLogin(owner, randomBytes(12).toString('hex'))
  if (!address) throw new Error(`no login: ${refused}`)
  const client = new pg.Client(address)
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select session_user as name')
  await client.end()
  return { address, name: rows[0]?.name ?? '' }
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
