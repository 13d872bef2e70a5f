import { resolve } from 'node:path'
import pg from 'pg'
import { load } from './message/load.ts'
import { type BenchPerson, signInPeople } from './message/people.ts'
import { type RunningProduct, startProduct } from './message/servers.ts'
import { type BenchDatabase, benchDatabase } from './postgres.ts'
import { atLeast, type BenchResult, percentile, rounded } from './result.ts'

const rounds = 5
const seconds = 4
const calls = [
  { name: 'message', path: '/api/assistant/messages', isRead: false },
  { name: 'dashboard', path: '/api/dashboard', isRead: true },
] as const

interface Side {
  database: BenchDatabase
  product: RunningProduct
  people: BenchPerson[]
  perSecond: Record<(typeof calls)[number]['name'], number[]>
}

/**
 * Messages and dashboards a second of this checkout against another one, in turns: what was added
 * since may cost a tenth. `BENCH_BASE` is the folder of the other one, with its packages installed.
 */
export async function run(): Promise<BenchResult[]> {
  const base = process.env.BENCH_BASE
  if (!base) throw new Error('BENCH_BASE is the folder of the revision to compare with')
  const before = await startSide(resolve(base))
  const now = await startSide()
  const sides = [before, now]
  try {
    for (const side of sides) for (const call of calls) await measure(side, call, 2)
    for (const { database } of sides) await analyze(database)
    for (let round = 0; round < rounds; round += 1) {
      for (const call of calls) {
        for (const side of sides) {
          side.perSecond[call.name].push(await measure(side, call, seconds))
        }
      }
    }
    return calls.map(({ name }) => {
      const [ours = 0, theirs = 1] = [now, before].map((side) =>
        percentile(side.perSecond[name], 50),
      )
      return atLeast(`revision/${name}`, ours / theirs, 0.9, {
        ...{ perSecond: rounded(ours), beforePerSecond: rounded(theirs), alternations: rounds },
      })
    })
  } finally {
    for (const { product, database } of sides) {
      await product.stop()
      await database.close()
    }
  }
}

/** @param root The other checkout; it migrates a database of its own. */
async function startSide(root?: string): Promise<Side> {
  const database = await benchDatabase({ isEmpty: root !== undefined })
  const product = await startProduct(database.url, database.key, root ? { root } : {})
  const { people } = await signInPeople(database.address, { count: 300, key: database.key })
  return { database, product, people, perSecond: { message: [], dashboard: [] } }
}

async function measure(
  { product, people }: Side,
  { path, isRead }: (typeof calls)[number],
  forSeconds: number,
): Promise<number> {
  const { perSecond, failed } = await load(product.url, people, {
    ...{ path, isRead, seconds: forSeconds },
  })
  if (failed > 0) throw new Error(`${failed} calls of ${path} were not answered with 200`)
  return perSecond
}

/** Plans that were made while the tables were empty scan them whole until this is said. */
async function analyze({ address }: BenchDatabase): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  await client.query('ANALYZE')
  await client.end()
}
