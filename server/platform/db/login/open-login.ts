import pg from 'pg'
import type { DatabaseAddress } from '#platform/db/database.ts'
import { makeLoginRole } from '#platform/db/login/login-role.ts'
import { lockSchema } from '#platform/db/migrate.ts'
import { isDatabaseUnavailable } from '#platform/db/unavailable.ts'
import { scramVerifier } from '#platform/security/scram-verifier.ts'

/** How the connections that serve people log in, or why they cannot but as the owner. */
export type Login = { address: DatabaseAddress; refused: null } | { address: null; refused: string }

/**
 * Opens the way in for all that is not the owner's work: a role of its own, so that a statement
 * which somebody smuggles in finds nothing to read once it has left the role it was sent as.
 *
 * @param password The same for every process of an installation. The embedded PostgreSQL asks for
 *   none: whoever reaches its socket is let in.
 */
export async function openLogin(owner: DatabaseAddress, password: string): Promise<Login> {
  const client = new pg.Client(owner)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await lockSchema(client)
    const name = await makeLoginRole(client)
    const address = loginAddress(owner, name, password)
    if ((await refusalOf(address)) === null) return { address, refused: null }
    // The first time, or the key that the password is made from is another one.
    await client.query(`alter role ${name} password '${scramVerifier(password)}'`)
    const refused = await refusalOf(address)
    return refused === null ? { address, refused } : { address: null, refused }
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error
    return { address: null, refused: (error as Error).message }
  } finally {
    await client.end()
  }
}

/** What the address says of itself is overruled by what stands in the query of a connection URL. */
function loginAddress(owner: DatabaseAddress, name: string, password: string): DatabaseAddress {
  if (!('connectionString' in owner)) return { ...owner, user: name }
  const url = new URL(owner.connectionString)
  url.searchParams.set('user', name)
  url.searchParams.set('password', password)
  return { connectionString: url.href }
}

/** Null when a connection gets in and may act as the system. */
async function refusalOf(address: DatabaseAddress): Promise<string | null> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('set role app_system')
    return null
  } catch (error) {
    return (error as Error).message
  } finally {
    await client.end().catch(() => undefined)
  }
}
