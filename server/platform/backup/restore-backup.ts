import pg from 'pg'
import { Archive } from '#platform/backup/archive.ts'
import { copyIn, copyOut } from '#platform/backup/copy.ts'
import { eraseAgain, listDeleted } from '#platform/backup/erase-again.ts'
import { sumFile } from '#platform/backup/file-sum.ts'
import {
  endSchema,
  fileSumSchema,
  type Manifest,
  manifestSchema,
  memberNames,
  tableSumSchema,
} from '#platform/backup/manifest.ts'
import { RowSum } from '#platform/backup/row-sum.ts'
import {
  copyInStatement,
  copyOutStatement,
  copySettings,
  countOnStatements,
  type Table,
} from '#platform/backup/tables.ts'
import { checkTarget, wipe } from '#platform/backup/wipe.ts'
import { StartFailure } from '#platform/boot/start-failure.ts'
import type { DatabaseAddress } from '#platform/db/database.ts'
import { buildSchema, listMigrations, lockSchema, type Migration } from '#platform/db/migrate.ts'
import { isFileOf } from '#platform/holdings/erase-person.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

export interface RestoreReport {
  tables: number
  rows: number
  files: number
  createdAt: string
  /** Whoever was in the backup, and deleted since; deleted again. */
  erased: number
  /** The key in the archive, if it holds one, and what it looks like in any case. */
  key: Buffer | null
  keyFingerprint: string | null
}

interface Target {
  owner: DatabaseAddress
  files: StoredFiles
  /** Replaces what the database holds. */
  isForced: boolean
  /** Whom no backup may bring back, beside those of whom the database knows it. */
  deleted?: ReadonlySet<string>
}

/**
 * Puts an archive's rows and files in the place of what is there. Everything in the database
 * happens in one transaction: either all of it counts, row by row, or nothing has changed.
 *
 * @throws StartFailure when the archive or the target will not do.
 */
export async function restoreBackup(target: Target, path: string): Promise<RestoreReport> {
  const archive = new Archive(path)
  const client = new pg.Client(target.owner)
  // A connection that breaks makes the statement fail, which is told by that.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const manifest = await archive.takeJson(memberNames.manifest, manifestSchema)
    const migrations = splitMigrations(manifest)
    const key = manifest.hasKey ? await archive.take(memberNames.key) : null
    await client.query(copySettings)
    await lockSchema(client)
    await checkTarget(client, target.isForced)

    const deleted = new Set([...(await listDeleted(client)), ...(target.deleted ?? [])])
    await client.query('begin')
    const rows = await restoreDatabase(client, archive, manifest, migrations)
    const names = await restoreFiles(archive, target.files)
    const end = await archive.takeJson(memberNames.end, endSchema)
    if (end.tables !== manifest.tables.length || end.files !== names.size) {
      throw archive.damaged('members are missing')
    }
    const erased = await eraseAgain(client, deleted)
    await client.query('commit')
    for (const name of names) if (isFileOf(name, deleted)) names.delete(name)
    await keepOnly(target.files, names)
    const { createdAt, keyFingerprint, tables } = manifest
    const count = { tables: tables.length, rows, files: names.size, erased }
    return { ...count, createdAt, key, keyFingerprint }
  } catch (error) {
    if ((error as { code?: string }).code === '55P03') {
      throw new StartFailure('the database is in use: stop Lya first', { cause: error })
    }
    throw error
  } finally {
    // Ending the connection rolls back what was not committed.
    await client.end()
    await archive.close()
  }
}

/** The archive was made at some level of the schema; this version may have gone on since. */
function splitMigrations(manifest: Manifest): { before: Migration[]; after: Migration[] } {
  const known = listMigrations()
  for (const [index, { name, checksum }] of manifest.migrations.entries()) {
    if (known[index]?.name !== name || known[index].checksum !== checksum) {
      throw new StartFailure(
        `the backup's schema has migration ${name}, which this version lacks or has changed`,
      )
    }
  }
  const level = manifest.migrations.length
  return { before: known.slice(0, level), after: known.slice(level) }
}

async function restoreDatabase(
  client: pg.Client,
  archive: Archive,
  manifest: Manifest,
  migrations: { before: Migration[]; after: Migration[] },
): Promise<number> {
  await wipe(client)
  await client.query('set local search_path = public')
  await buildSchema(client, migrations.before)
  await client.query(`set local search_path = ''`)
  // Triggers would add up sums that the archive brings along.
  for (const { name } of manifest.tables) {
    await client.query(`alter table ${name} disable trigger user`)
  }
  // What a migration begins with, such as the plans, is in the archive as it has become.
  const names = manifest.tables.map(({ name }) => name)
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`)
  let rows = 0
  for (const [number, table] of manifest.tables.entries()) {
    rows += await restoreTable(client, archive, table, number)
  }
  for (const text of await countOnStatements(client)) await client.query(text)
  await client.query('set constraints all immediate')
  for (const { name } of manifest.tables) {
    await client.query(`alter table ${name} enable trigger user`)
  }
  await client.query('set local search_path = public')
  await buildSchema(client, migrations.after)
  await client.query(`set local search_path = ''`)
  return rows
}

/** Loads a table and reads it back: what counts is what the database now says. */
async function restoreTable(
  client: pg.Client,
  archive: Archive,
  table: Table,
  number: number,
): Promise<number> {
  const pieces = archive.pieces((piece) => memberNames.tablePiece(number, piece))
  await copyIn(client, copyInStatement(table), pieces)
  const expected = await archive.takeJson(memberNames.tableSum(number), tableSumSchema)
  const found = new RowSum()
  for await (const row of copyOut(client, copyOutStatement(table))) found.add(row)
  const { rows, sum } = found.result()
  if (rows !== expected.rows || sum !== expected.sum) {
    throw archive.damaged(`${table.name} does not add up`)
  }
  return rows
}

async function restoreFiles(archive: Archive, files: StoredFiles): Promise<Set<string>> {
  const names = new Set<string>()
  while (await archive.has(memberNames.fileName(names.size))) {
    const number = names.size
    const name = (await archive.take(memberNames.fileName(number))).toString('utf8')
    const pieces = archive.pieces((piece) => memberNames.filePiece(number, piece))
    const content = Buffer.concat(await Array.fromAsync(pieces))
    const expected = await archive.takeJson(memberNames.fileSum(number), fileSumSchema)
    const { bytes, sha256 } = sumFile(content)
    if (bytes !== expected.bytes || sha256 !== expected.sha256) {
      throw archive.damaged(`${name} does not add up`)
    }
    await files.write(name, content)
    names.add(name)
  }
  return names
}

/** Deletes the files that are not among these names. */
async function keepOnly(files: StoredFiles, names: ReadonlySet<string>): Promise<void> {
  for await (const name of files.list('')) {
    if (!names.has(name)) await files.remove(name)
  }
}
