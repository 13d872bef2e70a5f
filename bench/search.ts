import { Database } from '../server/platform/db/database.ts'
import { createInBatches } from './bulk/create-in-batches.ts'
import { makeDrafts } from './bulk/drafts.ts'
import { signInPeople } from './message/people.ts'
import { startProduct } from './message/servers.ts'
import { benchDatabase, settleDatabase } from './postgres.ts'
import { atMost, type BenchResult, rounded } from './result.ts'

const rows = 1_000_000
const limitMs = 50
const tries = 15

/** A word that stands in one of so many descriptions. */
const words: Record<string, number> = {
  padaria: 8,
  ferragem: 40,
  sapataria: 60,
  quitanda: 90,
  bilhete: 150,
  loteria: 235,
  tapecaria: 400,
  relojoaria: 3_000,
  alfaiataria: 50_000,
  chapelaria: 400_000,
}

/** What people type; short terms mean the beginning of a word, marks are no words at all. */
const terms = [
  ...Object.keys(words),
  'naoexiste',
  'ria',
  'quitanda bilhete',
  'PADARIA são',
  'fe',
  'x',
  '.',
  '%',
  '- -',
  '54,30',
  'extra 12',
] as const

/**
 * Search over HTTP in a million transactions of one person: the median of each term, the slowest of
 * which counts. Terms are of every frequency, since each finds its page another way.
 */
export async function run(): Promise<BenchResult> {
  const database = await benchDatabase()
  const { key } = database
  const { people, categoryIds } = await signInPeople(database.address, { count: 300, key })
  const [rich] = people
  if (!rich) throw new Error('nobody was signed in')
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo')
  const db = new Database(database.login, { max: 2 })
  const drafts = makeDrafts(rows, { today, categoryIds }).map((draft, at) => {
    const named = Object.entries(words).filter(([, every]) => at % every === every - 1)
    const description = [draft.description, ...named.map(([word]) => word)].join(' ')
    return { ...draft, description }
  })
  const halves = [drafts.slice(0, rows / 2), drafts.slice(rows / 2)]
  await Promise.all(halves.map((half) => createInBatches(db, rich.userId, half)))
  await db.close()
  await settleDatabase(database.address)

  const product = await startProduct(database.url, key)
  try {
    const medians: Record<string, number> = {}
    for (const term of terms) {
      const search = async () => {
        const query = new URLSearchParams({ search: term })
        const response = await fetch(`${product.url}/api/transactions?${query}`, {
          headers: { cookie: rich.cookie },
        })
        const { items } = (await response.json()) as { items: unknown[] }
        if (!response.ok || (words[term] && items.length === 0)) {
          throw new Error(`${term}: ${response.status}, ${items.length} found`)
        }
      }
      medians[term] = await median(search)
    }
    const slowest = Math.max(...Object.values(medians))
    return atMost('search', slowest / limitMs, 1, {
      postgres: database.version,
      rows,
      slowestMs: rounded(slowest),
      mediansMs: Object.fromEntries(
        Object.entries(medians).map(([term, ms]) => [term, rounded(ms)]),
      ),
    })
  } finally {
    await product.stop()
    await database.close()
  }
}

async function median(work: () => Promise<void>): Promise<number> {
  const times: number[] = []
  await work()
  for (let one = 0; one < tries; one += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(tries / 2)] ?? 0
}
