import { resolve } from 'node:path'
import pg from 'pg'
import { load } from './message/load.ts'
import { type BenchPerson, signInPeople } from './message/people.ts'
import { type RunningProduct, startProduct } from './message/servers.ts'
import { type BenchDatabase, benchDatabase } from './postgres.ts'
import { atLeast, type BenchResult, percentile, rounded } from './result.ts'

const alternations = 5
/** Until the compiler has seen enough of either. */
const warmSeconds = 6
const seconds = 2
const calls = [
  { name: 'message', path: '/api/assistant/messages', isRead: false },
  { name: 'dashboard', path: '/api/dashboard', isRead: true },
] as const

interface Side {
  database: BenchDatabase
  product: RunningProduct
  people: BenchPerson[]
}

type Call = (typeof calls)[number]

/** Answers a second of either in one alternation. */
interface Rates {
  ours: number
  theirs: number
}

/**
 * Messages and dashboards a second of this checkout against another one, in turns: what was added
 * since may cost a tenth. `BENCH_BASE` is the folder of the other one, with its packages installed.
 * A machine that is shared is a tenth faster or slower from one half minute to the next, so each
 * alternation is a ratio of its own, and their median is told.
 */
export async function run(): Promise<BenchResult[]> {
  const base = process.env.BENCH_BASE
  if (!base) throw new Error('BENCH_BASE is the folder of the revision to compare with')
  const before = await startSide(resolve(base))
  const now = await startSide()
  const sides = [before, now]
  const rates = new Map<Call, Rates[]>(calls.map((call) => [call, []]))
  try {
    for (const side of sides) for (const call of calls) await measure(side, call, warmSeconds)
    for (const { database } of sides) await analyze(database)
    for (let round = 0; round < alternations; round += 1) {
      for (const [call, told] of rates) told.push(await alternate(before, now, call))
    }
    return [...rates].map(([{ name }, told]) => {
      const median = (of: (rate: Rates) => number): number => percentile(told.map(of), 50)
      return atLeast(
        `revision/${name}`,
        median(({ ours, theirs }) => ours / theirs),
        0.9,
        {
          perSecond: rounded(median(({ ours }) => ours)),
          beforePerSecond: rounded(median(({ theirs }) => theirs)),
          alternations,
        },
      )
    })
  } finally {
    for (const { product, database } of sides) {
      await product.stop()
      await database.close()
    }
  }
}

/** One, the other, the other and the one: what the machine does meanwhile falls on both. */
async function alternate(before: Side, now: Side, call: Call): Promise<Rates> {
  const first = await measure(before, call, seconds)
  const ours = (await measure(now, call, seconds)) + (await measure(now, call, seconds))
  return { ours: ours / 2, theirs: (first + (await measure(before, call, seconds))) / 2 }
}

/** @param root The other checkout; it migrates a database of its own. */
async function startSide(root?: string): Promise<Side> {
  const database = await benchDatabase({ isEmpty: root !== undefined })
  const product = await startProduct(database.url, database.key, root ? { root } : {})
  const { people } = await signInPeople(database.address, { count: 300, key: database.key })
  return { database, product, people }
}

async function measure(
  { product, people }: Side,
  { path, isRead }: Call,
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
