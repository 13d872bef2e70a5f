import { Database } from '../server/platform/db/database.ts'
import { createInBatches } from './bulk/create-in-batches.ts'
import { makeDrafts } from './bulk/drafts.ts'
import { type BenchPerson, signInPeople } from './message/people.ts'
import { startProduct } from './message/servers.ts'
import { benchDatabase, settleDatabase } from './postgres.ts'
import { atMost, type BenchResult, rounded } from './result.ts'

const many = 1_000_000
const few = 1_000
const requests = 400

/**
 * GET /api/dashboard over HTTP for a person with a million transactions and for one with a
 * thousand over the same three years, in one database, request by request in turns.
 */
export async function run(): Promise<BenchResult> {
  const database = await benchDatabase()
  const { key } = database
  const { people, categoryIds } = await signInPeople(database.address, { count: 300, key })
  const [rich, plain] = people
  if (!rich || !plain) throw new Error('nobody was signed in')
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo')
  const db = new Database(database.login, { max: 2 })
  await createInBatches(db, plain.userId, makeDrafts(few, { today, categoryIds }))
  const drafts = makeDrafts(many, { today, categoryIds })
  const halves = [drafts.slice(0, many / 2), drafts.slice(many / 2)]
  await Promise.all(halves.map((half) => createInBatches(db, rich.userId, half)))
  await db.close()
  await settleDatabase(database.address)

  const product = await startProduct(database.url, key)
  try {
    await measure(product.url, [rich, plain], 50)
    const [ofMany = 0, ofFew = 0] = await measure(product.url, [rich, plain], requests)
    return atMost('dashboard', ofMany / ofFew, 1.5, {
      postgres: database.version,
      millionMs: rounded(ofMany),
      thousandMs: rounded(ofFew),
    })
  } finally {
    await product.stop()
    await database.close()
  }
}

/** The median time of a call for each of these people, in milliseconds. */
async function measure(
  url: string,
  people: readonly BenchPerson[],
  count: number,
): Promise<number[]> {
  const times = people.map((): number[] => [])
  for (let request = 0; request < count; request += 1) {
    for (const [index, { cookie }] of people.entries()) {
      const start = performance.now()
      const response = await fetch(`${url}/api/dashboard`, { headers: { cookie } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`the dashboard answered ${response.status}`)
      times[index]?.push(performance.now() - start)
    }
  }
  return times.map((one) => one.toSorted((a, b) => a - b)[Math.floor(one.length / 2)] ?? 0)
}
