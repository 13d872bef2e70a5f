import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../server/platform/db/embedded/start.ts'
import { openLogin } from '../server/platform/db/login/open-login.ts'
import { migrate } from '../server/platform/db/migrate.ts'
import { prepareJobs } from '../server/platform/jobs/prepare-jobs.ts'
import { secretKey } from '../server/platform/security/secret-key.ts'

/** A migrated database of this run's own, on a PostgreSQL that keeps its promises to the disk. */
export interface BenchDatabase {
  /** The owner's, as `DATABASE_URL` takes it: to the product it is an external PostgreSQL. */
  url: string
  address: { connectionString: string }
  /** How the product itself logs in; for everything that is measured. */
  login: { connectionString: string }
  /** The product's secret key here; the login's password hangs on it. */
  key: Buffer
  version: string
  close(): Promise<void>
}

/**
 * On the server of `BENCH_DATABASE_URL` (an owner's), or on one that is started for this run.
 *
 * @param options.isEmpty Another revision of the product is to migrate it and to make its login.
 */
export async function benchDatabase(options: { isEmpty?: boolean } = {}): Promise<BenchDatabase> {
  const server = await openServer()
  const name = `lya_bench_${randomBytes(6).toString('hex')}`
  await maintain(server.urlOf('postgres'), `CREATE DATABASE ${name}`)
  const url = server.urlOf(name)
  const address = { connectionString: url }
  const key = randomBytes(32)
  const login = options.isEmpty ? null : await prepare(address, key)
  return {
    url,
    address,
    login: { connectionString: login?.url ?? url },
    key,
    version: await maintain(url, 'SHOW server_version'),
    close: async () => {
      await maintain(server.urlOf('postgres'), `DROP DATABASE ${name} WITH (FORCE)`)
      if (login) await maintain(server.urlOf('postgres'), `DROP ROLE ${login.role}`)
      await server.stop()
    },
  }
}

/** As the product does it at its start, so that both have the same role and password. */
async function prepare(
  owner: { connectionString: string },
  key: Buffer,
): Promise<{ url: string; role: string }> {
  await migrate(owner)
  await prepareJobs(owner)
  const password = secretKey(key).derive('database-login').toString('base64url')
  const { address, refused } = await openLogin(owner, password)
  if (!address || !('connectionString' in address)) throw new Error(`no login: ${refused}`)
  const url = address.connectionString
  return { url, role: await maintain(url, 'SELECT session_user') }
}

async function openServer(): Promise<{ urlOf(name: string): string; stop(): Promise<void> }> {
  const given = process.env.BENCH_DATABASE_URL
  if (given) {
    const urlOf = (name: string): string => {
      const url = new URL(given)
      url.pathname = `/${name}`
      return url.href
    }
    return { urlOf, stop: async () => undefined }
  }
  const home = mkdtempSync(join(tmpdir(), 'lya-bench-'))
  const postgres = await startEmbedded({
    home,
    settings: ['shared_buffers=1GB', 'max_wal_size=8GB', 'max_connections=60'],
  })
  const { host, port, user } = postgres.address('postgres')
  return {
    urlOf: (name) =>
      `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    stop: async () => {
      await postgres.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function maintain(connectionString: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, string>>(statement)
    return String(Object.values(rows[0] ?? {})[0] ?? '')
  } finally {
    await client.end()
  }
}

/** What autovacuum does sooner or later. */
export async function settleDatabase(address: { connectionString: string }): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  await client.query('VACUUM ANALYZE')
  await client.end()
}
