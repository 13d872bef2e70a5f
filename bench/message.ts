import pg from 'pg'
import { type Load, load } from './message/load.ts'
import { type BenchPerson, signInPeople } from './message/people.ts'
import { recordStatements } from './message/record-statements.ts'
import { startBare, startProduct } from './message/servers.ts'
import { benchDatabase } from './postgres.ts'
import { atLeast, type BenchResult, rounded } from './result.ts'

const rounds = 3
const seconds = 5
const warmMessages = 4_000

/**
 * POST /api/assistant/messages over HTTP, 16 connections, 300 signed-in people, against a bare
 * node:http handler with the same SQL and one with a single INSERT, in turns.
 */
export async function run(): Promise<BenchResult[]> {
  const database = await benchDatabase()
  const { key } = database
  const { people, categoryIds } = await signInPeople(database.address, { count: 300, key })
  const [recordedAs] = people
  if (!recordedAs) throw new Error('nobody was signed in')
  await asOwner(database.url, insertTable)
  const text = 'gastei 52,90 no mercado ontem'
  const statements = await recordStatements(database.login, recordedAs, { key, text })

  const product = await startProduct(database.url, key)
  const bare = await startBare({
    connectionString: database.login.connectionString,
    connections: 10,
    statements,
    recordedAs,
    people,
    sharedIds: categoryIds,
  })
  const path = '/api/assistant/messages'
  const loads = { product: [] as Load[], sameSql: [] as Load[], insert: [] as Load[] }
  try {
    await warm(product.url, people, path)
    await warm(bare.url, people, path)
    // Plans that were made while the tables were empty scan them whole until this is said.
    await asOwner(database.url, 'ANALYZE')
    for (let round = 0; round < rounds; round += 1) {
      loads.product.push(await load(product.url, people, { path, seconds }))
      loads.sameSql.push(await load(bare.url, people, { path, seconds }))
      loads.insert.push(await load(bare.url, people, { path: '/insert', seconds }))
    }
  } finally {
    await Promise.all([product.stop(), bare.stop()])
    await database.close()
  }
  const failed = Object.values(loads)
    .flat()
    .reduce((sum, one) => sum + one.failed, 0)
  if (failed > 0) throw new Error(`${failed} calls were not answered with 200`)

  const [ours, sameSql, insert] = [loads.product, loads.sameSql, loads.insert].map(medianPerSecond)
  const measured = {
    postgres: database.version,
    statements: statements.length,
    roundTrips: statements.filter(({ isAwaited }) => isAwaited).length,
    messagesPerSecond: rounded(ours ?? 0),
    bareSameSqlPerSecond: rounded(sameSql ?? 0),
    bareInsertPerSecond: rounded(insert ?? 0),
  }
  return [
    atLeast('message/same-sql', (ours ?? 0) / (sameSql ?? 1), 0.65, measured),
    atLeast('message/insert', (ours ?? 0) / (insert ?? 1), 0.1, measured),
  ]
}

/**
 * What is compiled, and how well, hangs on how often it ran and not on how long: by seconds a busy
 * machine would measure a product that has only begun.
 */
async function warm(url: string, people: readonly BenchPerson[], path: string): Promise<void> {
  let sent = 0
  while (sent < warmMessages) {
    const { perSecond, failed } = await load(url, people, { path, seconds: 2 })
    if (failed > 0) throw new Error(`${failed} calls were not answered with 200`)
    sent += perSecond * 2
  }
}

function medianPerSecond(loads: readonly Load[]): number {
  const sorted = loads.map(({ perSecond }) => perSecond).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const insertTable = `CREATE TABLE bench_mensagens (id uuid PRIMARY KEY, texto text NOT NULL);
  GRANT INSERT ON bench_mensagens TO app_system`

async function asOwner(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}
