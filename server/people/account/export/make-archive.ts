import { ZipArchive } from '#people/account/export/archive.ts'
import { readMe } from '#people/account/export/read-me.copy.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { csvLine, csvStart } from '#platform/csv/csv.ts'
import type { Database } from '#platform/db/database.ts'
import { asSystem, asUser, type Tx } from '#platform/db/transaction.ts'
import type { Holding } from '#platform/holdings/holding.ts'
import { holdings } from '#platform/holdings/holdings.ts'
import { type HeldRows, readHolding } from '#platform/holdings/read-holding.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

export interface Exported {
  userId: string
  name: string
  timeZone: string
  /** The name of their picture among the stored files. */
  picture: string | null
}

type Parts = { db: Database; clock: Clock; files: StoredFiles }

/** Packs all that is held of a person: each table once for spreadsheets and once for programs. */
export async function makeArchive(parts: Parts, person: Exported): Promise<Buffer> {
  const { db, clock, files } = parts
  const archive = new ZipArchive(clock.now())
  const exported = holdings.flatMap((holding) =>
    typeof holding.exported === 'string' ? [{ holding, file: holding.exported }] : [],
  )
  const on = clock.now().toZonedDateTimeISO(person.timeZone)
  const words = {
    name: person.name,
    on: `${on.toPlainDate().toLocaleString('pt-BR')} (${person.timeZone})`,
    files: exported.map(({ file }) => file),
  }
  await archive.add('LEIA-ME.txt', once(csvStart + readMe(words)))
  for (const { holding, file } of exported) {
    for (const [path, write] of [
      [`planilhas/${file}.csv`, asCsv],
      [`json/${file}.json`, asJson],
    ] as const) {
      await asReader(db, holding, person.userId, async (tx) => {
        await archive.add(path, write(await readHolding(tx, holding, person)))
      })
    }
  }
  const picture = person.picture === null ? null : await files.read(person.picture)
  if (picture) await archive.add('foto.webp', once(picture))
  return archive.end()
}

/** As the person wherever they may read it: the database itself then shows no one else's rows. */
function asReader<T>(
  db: Database,
  { reader }: Holding,
  userId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return reader === 'system' ? asSystem(db, work) : asUser(db, userId, work, { readOnly: true })
}

async function* asCsv({ headings, texts, batches }: HeldRows): AsyncGenerator<string> {
  yield csvStart + csvLine(headings)
  for await (const rows of batches) {
    yield rows.map(({ cells }) => csvLine(cells, texts)).join('')
  }
}

async function* asJson({ batches }: HeldRows): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const rows of batches) {
    yield separator + rows.map(({ json }) => json).join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

async function* once<T>(piece: T): AsyncGenerator<T> {
  yield piece
}
