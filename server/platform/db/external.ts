import pg from 'pg'
import { StartFailure } from '#platform/boot/start-failure.ts'

const versionMin = 15

/**
 * Sees that a PostgreSQL of the operator's own is there and fit for us.
 *
 * @throws StartFailure that says what is wrong with DATABASE_URL, never quoting it.
 */
export async function checkExternal(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (cause) {
    throw new StartFailure(`DATABASE_URL cannot be reached: ${reasonOf(cause)}`, { cause })
  }
  try {
    const { rows } = await client.query<Facts>(
      `select current_setting('server_version') as version,
         current_setting('server_version_num')::int / 10000 as major,
         current_setting('server_encoding') as encoding,
         pg_is_in_recovery() as "isReplica",
         has_database_privilege(current_database(), 'CREATE') as "mayCreate"`,
    )
    const problem = rows[0] && problemWith(rows[0])
    if (problem) throw new StartFailure(`DATABASE_URL ${problem}`)
  } finally {
    await client.end()
  }
}

interface Facts {
  version: string
  major: number
  encoding: string
  isReplica: boolean
  mayCreate: boolean
}

/** What is wrong with it, as the end of "DATABASE_URL ..."; null when it will do. */
export function problemWith(facts: Facts): string | null {
  if (facts.major < versionMin) {
    return `is PostgreSQL ${facts.version}: ${versionMin} or later is needed`
  }
  if (facts.encoding !== 'UTF8') return `has the encoding ${facts.encoding}: UTF8 is needed`
  if (facts.isReplica) return 'is a replica that cannot be written to: give the primary'
  if (!facts.mayCreate) return 'has no right to create schemas: give the owner of the database'
  return null
}

function reasonOf(error: unknown): string {
  // Node joins the failures of all addresses of a name, and leaves the message empty.
  const single: unknown = error instanceof AggregateError ? error.errors[0] : error
  return single instanceof Error ? single.message : String(single)
}
