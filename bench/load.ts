import { Readable } from 'node:stream'
import pg from 'pg'
import { decimalFromCents } from '../core/amounts/cents.ts'
import type { TransactionDraft } from '../server/money/transactions/index.ts'
import { copyIn } from '../server/platform/backup/copy.ts'
import { Database } from '../server/platform/db/database.ts'
import { newId } from '../server/platform/security/ids.ts'
import { createInBatches } from './bulk/create-in-batches.ts'
import { makeDrafts } from './bulk/drafts.ts'
import { signInPeople } from './message/people.ts'
import { benchDatabase } from './postgres.ts'
import { atLeast, type BenchResult, rounded } from './result.ts'

const rounds = 3
const perConnection = 50_000

/**
 * Bulk creation through the store over two connections, with everything that it keeps (keys,
 * indexes, search, sums, undo), in turns with a bare COPY of the same rows into a plain table.
 */
export async function run(): Promise<BenchResult> {
  const database = await benchDatabase()
  const db = new Database(database.login, { max: 2 })
  // Among the rows of a few hundred people, so that PostgreSQL plans as it does at work.
  const signedIn = await signInPeople(database.address, { count: 300, key: database.key })
  const [ana, bia] = signedIn.people
  if (!ana || !bia) throw new Error('nobody was signed in')
  const today = Temporal.Now.plainDateISO('America/Sao_Paulo')
  const drafts = makeDrafts(perConnection, { today, categoryIds: signedIn.categoryIds })
  const store: number[] = []
  const copy: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      store.push(
        await perSecond([
          () => createInBatches(db, ana.userId, drafts),
          () => createInBatches(db, bia.userId, drafts),
        ]),
      )
      copy.push(await bareCopy(database.address, drafts))
    }
  } finally {
    await db.close()
    await database.close()
  }
  const [stored = 0, copied = 0] = [store, copy].map(median)
  return atLeast('load', stored, 20_000, {
    postgres: database.version,
    transactionsPerSecond: rounded(stored),
    bareCopyPerSecond: rounded(copied),
    ofBareCopy: rounded(stored / copied),
  })
}

async function perSecond(loads: readonly (() => Promise<void>)[]): Promise<number> {
  const start = performance.now()
  await Promise.all(loads.map((load) => load()))
  return (loads.length * perConnection * 1_000) / (performance.now() - start)
}

async function bareCopy(
  address: { connectionString: string },
  drafts: readonly TransactionDraft[],
): Promise<number> {
  const clients = [new pg.Client(address), new pg.Client(address)]
  await Promise.all(clients.map((client) => client.connect()))
  await clients[0]?.query(`DROP TABLE IF EXISTS bench_copia; CREATE TABLE bench_copia
    (user_id uuid, id uuid, quando date, detalhes text, tipo text, valor numeric(14,2),
      categoria_id uuid, created_at timestamptz)`)
  const text = 'COPY bench_copia FROM STDIN'
  const rate = await perSecond(
    clients.map((client) => () => copyIn(client, text, Readable.from(lines(drafts)))),
  )
  await Promise.all(clients.map((client) => client.end()))
  return rate
}

function* lines(drafts: readonly TransactionDraft[]): Generator<Buffer> {
  const userId = newId()
  const at = Temporal.Now.instant().toString()
  for (let start = 0; start < drafts.length; start += 1_000) {
    const rows = drafts
      .slice(start, start + 1_000)
      .map((one) =>
        [
          ...[userId, newId(), one.date, one.description, one.type],
          ...[decimalFromCents(one.amountCents), one.categoryId ?? '\\N', at],
        ].join('\t'),
      )
    yield Buffer.from(`${rows.join('\n')}\n`)
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
