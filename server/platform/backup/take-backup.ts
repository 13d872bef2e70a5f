import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { copyOut } from '#platform/backup/copy.ts'
import { sumFile } from '#platform/backup/file-sum.ts'
import { formatVersion, type Manifest, memberNames } from '#platform/backup/manifest.ts'
import { RowSum } from '#platform/backup/row-sum.ts'
import {
  backupStatement,
  copySettings,
  hasJobTables,
  listTables,
  type Table,
} from '#platform/backup/tables.ts'
import { archiveEnd, memberBytesMax, packMember } from '#platform/backup/tar.ts'
import { StartFailure } from '#platform/boot/start-failure.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { DatabaseAddress } from '#platform/db/database.ts'
import type { SecretKey } from '#platform/security/secret-key.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

export interface BackupReport {
  tables: number
  rows: number
  files: number
}

interface Source {
  owner: DatabaseAddress
  files: StoredFiles
  clock: Clock
  /** Null when this installation has none yet. */
  key: SecretKey | null
  /** Puts the key itself into the archive; whoever reads that can read every secret. */
  isWithKey: boolean
}

/**
 * Writes the whole database, as it is at one moment, and the stored files into one archive. The
 * server may go on working. The archive appears under its name only when it is complete.
 *
 * @throws StartFailure when there is a file of this name.
 */
export async function takeBackup(source: Source, path: string): Promise<BackupReport> {
  if (existsSync(path)) throw new StartFailure(`${path} is there already: give another name`)
  const draft = `${path}.partial`
  const report = { tables: 0, rows: 0, files: 0 }
  const client = new pg.Client(source.owner)
  // A connection that breaks makes the statement fail, which is told below.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const target = createWriteStream(draft, { mode: 0o600, flush: true })
    await pipeline(Readable.from(pack(client, source, report)), createGzip(), target)
    await rename(draft, path)
    return report
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function* pack(
  client: pg.Client,
  source: Source,
  report: BackupReport,
): AsyncGenerator<Buffer> {
  await client.query(copySettings)
  await client.query('begin isolation level repeatable read, read only')
  const tables = await listTables(client)
  yield packJson(memberNames.manifest, await describe(client, source, tables))
  if (source.isWithKey && source.key) {
    yield packMember({ name: memberNames.key, content: source.key.bytes })
  }
  const hasJobs = await hasJobTables(client)
  for (const table of tables) {
    yield* packTable(client, backupStatement(table, hasJobs), report)
  }
  await client.query('commit')
  for await (const name of source.files.list('')) yield* packFile(source.files, name, report)
  yield packJson(memberNames.end, { tables: report.tables, files: report.files })
  yield archiveEnd
}

async function describe(client: pg.Client, source: Source, tables: Table[]): Promise<Manifest> {
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select nome as name, soma as checksum from public.migracoes order by nome',
  )
  return {
    format: formatVersion,
    createdAt: source.clock.now().toString(),
    migrations,
    tables,
    keyFingerprint: source.key?.fingerprint ?? null,
    hasKey: source.isWithKey && source.key !== null,
  }
}

async function* packTable(
  client: pg.Client,
  statement: string,
  report: BackupReport,
): AsyncGenerator<Buffer> {
  const number = report.tables
  const sum = new RowSum()
  let piece = 0
  const rows = watched(copyOut(client, statement), (row) => sum.add(row))
  for await (const content of inPieces(rows)) {
    yield packMember({ name: memberNames.tablePiece(number, piece), content })
    piece += 1
  }
  yield packJson(memberNames.tableSum(number), sum.result())
  report.rows += sum.result().rows
  report.tables += 1
}

async function* packFile(
  files: StoredFiles,
  name: string,
  report: BackupReport,
): AsyncGenerator<Buffer> {
  const number = report.files
  const content = await files.read(name)
  // Deleted since it was listed, as a picture is that was replaced.
  if (content === null) return
  yield packMember({ name: memberNames.fileName(number), content: Buffer.from(name) })
  let piece = 0
  for (const part of cut(content)) {
    yield packMember({ name: memberNames.filePiece(number, piece), content: part })
    piece += 1
  }
  yield packJson(memberNames.fileSum(number), sumFile(content))
  report.files += 1
}

function packJson(name: string, value: object): Buffer {
  return packMember({ name, content: Buffer.from(`${JSON.stringify(value, null, 1)}\n`) })
}

async function* watched<T>(source: AsyncIterable<T>, see: (item: T) => void): AsyncGenerator<T> {
  for await (const item of source) {
    see(item)
    yield item
  }
}

/** Gathers rows into members of a fair size; a row larger than a member is cut. */
async function* inPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = []
  let bytes = 0
  for await (const row of source) {
    gathered.push(row)
    bytes += row.length
    if (bytes < memberBytesMax / 4) continue
    yield* cut(Buffer.concat(gathered))
    gathered = []
    bytes = 0
  }
  if (bytes > 0) yield* cut(Buffer.concat(gathered))
}

function* cut(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += memberBytesMax) {
    yield bytes.subarray(from, from + memberBytesMax)
  }
}
