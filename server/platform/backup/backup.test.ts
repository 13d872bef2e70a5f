import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { takeBackup } from '#platform/backup/take-backup.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Database, DatabaseAddress } from '#platform/db/database.ts'
import { type EmbeddedPostgres, startEmbedded } from '#platform/db/embedded/start.ts'
import { migrate } from '#platform/db/migrate.ts'
import { givenPerson } from '#platform/db/testing/given-person.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'
import { asUser } from '#platform/db/transaction.ts'
import { newId } from '#platform/security/ids.ts'
import { diskFiles } from '#platform/storage/disk-files.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

// Whole processes start here, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

// Two servers: the run's own, which may be an external one of another version, and this embedded
// one. Backups go from each to the other.
let embedded: EmbeddedPostgres
let maintenance: pg.Client
let home: string
let test: TestDatabase

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'lya-backup-'))
  embedded = await startEmbedded({ home, settings: ['fsync=off'] })
  maintenance = new pg.Client(embedded.address('postgres'))
  await maintenance.connect()
  test = await testDatabase()
  await fill(test.owner, test.db)
})
afterAll(async () => {
  await test.close()
  await maintenance.end()
  await embedded.stop()
  rmSync(home, { recursive: true })
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(home, 'files-'))
})

async function freshDatabase(): Promise<DatabaseAddress> {
  const name = `copia_${newId().replaceAll('-', '')}`
  await maintenance.query(`create database ${name}`)
  return embedded.address(name)
}

const odd = 'a\tb\nc\\d\\N "e" \u0001 ção 🐙 \\.'

async function fill(owner: pg.Pool, db: Database): Promise<void> {
  const maria = await givenPerson({ owner }, { name: odd, roles: ['admin', 'finance'] })
  await owner.query('update profiles set referred_by_user_id = id where id = $1', [maria.id])
  const category = newId()
  await asUser(db, maria.id, async (tx) => {
    await tx.query({
      text: 'insert into categorias (user_id, id, nome) values ($1, $2, $3)',
      values: [maria.id, category, odd],
    })
    await tx.query({
      text: `insert into transacoes (user_id, id, detalhes, valor, quando, categoria_id, tipo)
        select $1, gen_random_uuid(), $2 || n, n / 100.0, date '2026-01-01' + n % 400,
          case when n % 3 = 0 then $3::uuid end, case when n % 5 = 0 then 'receita' else 'x' end
        from generate_series(1, 2000) n`,
      values: [maria.id, odd, category],
    })
  })
}

/** Every row of every table that a backup keeps, as text, in an order of its own. */
async function contents(owner: pg.Pool | pg.Client): Promise<Record<string, unknown>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
       and c.relkind = 'r' and c.relpersistence = 'p' and c.relname not in ('migracoes', 'instalacao')`,
  )
  const found: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await owner.query(
      `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text collate "C"))
       from ${name} t`,
    )
    found[name] = rows[0]
  }
  return found
}

async function plainSums(owner: pg.Client | pg.Pool): Promise<unknown[]> {
  const { rows } = await owner.query(
    `select user_id, date_trunc('month', quando)::date as mes,
       case when tipo = 'receita' then 'receita' else 'despesa' end as tipo, categoria_id,
       sum(valor)::text as total, count(*)::int as quantidade
     from transacoes group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  )
  return rows
}

async function keptSums(owner: pg.Client | pg.Pool): Promise<unknown[]> {
  const { rows } = await owner.query(
    `select user_id, mes, tipo, categoria_id, total::text, quantidade
     from resumos_mensais order by 1, 2, 3, 4`,
  )
  return rows
}

async function connected(address: DatabaseAddress): Promise<pg.Client> {
  const client = new pg.Client(address)
  await client.connect()
  return client
}

function backup(owner: DatabaseAddress, path: string, files = diskFiles(folder)) {
  return takeBackup({ owner, files, clock: systemClock, key: null, isWithKey: false }, path)
}

/** A row of a table whose keys count themselves. */
const tellOnce = `INSERT INTO simulador_asaas_avisos
  (evento, objeto, corpo, situacao, proxima_em, created_at)
  VALUES ('PAYMENT_CREATED', 'pay_1', '{}', 'entregue', now(), now())`

describe('a backup', () => {
  it('brings every row and file to the other server, and back', async () => {
    const files = join(folder, 'files')
    mkdirSync(join(files, 'fotos'), { recursive: true })
    writeFileSync(join(files, 'fotos', 'maria.jpg'), Buffer.alloc(9_000_000, 'imagem'))
    writeFileSync(join(files, 'vazio'), '')
    await test.owner.query(tellOnce)
    await test.owner.query(tellOnce)
    const path = join(folder, 'one.tar.gz')
    const report = await backup(test.address, path, diskFiles(files))
    expect(report.files).toBe(2)
    expect(statSync(path).mode & 0o777).toBe(0o600)

    const there = await freshDatabase()
    const thereFiles = join(folder, 'there')
    mkdirSync(thereFiles)
    writeFileSync(join(thereFiles, 'alheio'), 'of the state before')
    const into = { owner: there, files: diskFiles(thereFiles), isForced: false }
    const restored = await restoreBackup(into, path)
    expect(restored).toMatchObject({ rows: report.rows, tables: report.tables, files: 2 })
    expect(await Array.fromAsync(into.files.list(''))).toEqual(['fotos/maria.jpg', 'vazio'])
    expect(readFileSync(join(thereFiles, 'fotos/maria.jpg'))).toEqual(
      readFileSync(join(files, 'fotos/maria.jpg')),
    )
    const client = await connected(there)
    const before = await contents(test.owner)
    expect(before.transacoes).toMatchObject({ rows: 2000 })
    expect(await contents(client)).toEqual(before)
    expect(await migrate(there)).toEqual([])

    const back = join(folder, 'two.tar.gz')
    await backup(there, back, into.files)
    const again = await testDatabase()
    const target = {
      owner: again.address,
      files: diskFiles(join(folder, 'again')),
      isForced: false,
    }
    await restoreBackup(target, back)
    expect(await contents(again.owner)).toEqual(before)
    // The roles, the policies and the triggers are at work again.
    await fill(again.owner, again.db)
    expect(await keptSums(again.owner)).toEqual(await plainSums(again.owner))
    // What counts its rows goes on from where they end.
    const { rows } = await again.owner.query<{ ordem: string }>(`${tellOnce} RETURNING ordem`)
    expect(rows).toEqual([{ ordem: '3' }])
    await Promise.all([client.end(), again.close()])
  })

  it('holds one moment while people go on writing', async () => {
    const busy = await testDatabase()
    const maria = await givenPerson(busy)
    let isOver = false
    let pairs = 0
    const writers = [1, 2].map(async () => {
      for (; !isOver; pairs += 1) {
        await asUser(busy.db, maria.id, (tx) =>
          tx.query({
            text: `insert into transacoes (user_id, id, valor, detalhes)
              values ($1, gen_random_uuid(), 1, $2), ($1, gen_random_uuid(), 2, $2)`,
            values: [maria.id, 'x'.repeat(2000)],
          }),
        )
      }
    })
    const path = join(folder, 'busy.tar.gz')
    while (pairs < 200) await new Promise((resolve) => setTimeout(resolve, 10))
    const pairsBefore = pairs
    await backup(busy.address, path)
    isOver = true
    await Promise.all(writers)

    const there = await freshDatabase()
    const into = { owner: there, files: diskFiles(join(folder, 'there')), isForced: false }
    await restoreBackup(into, path)
    const client = await connected(there)
    const { rows } = await client.query<{ ones: number; twos: number }>(
      `select count(*) filter (where valor = 1)::int as ones,
         count(*) filter (where valor = 2)::int as twos from transacoes`,
    )
    expect(rows[0]?.ones).toBe(rows[0]?.twos)
    expect(rows[0]?.ones).toBeGreaterThanOrEqual(pairsBefore - 2)
    expect(rows[0]?.ones).toBeLessThanOrEqual(pairs)
    expect(await keptSums(client)).toEqual(await plainSums(client))
    await client.query('delete from transacoes where valor = 2')
    expect(await keptSums(client)).toEqual(await plainSums(client))
    await client.end()
    await busy.close()
  })

  it('leaves out a picture that is replaced while it runs', async () => {
    const files = diskFiles(join(folder, 'files'))
    await files.write('avatars/a', Buffer.from('first'))
    await files.write('avatars/b', Buffer.from('second'))
    const busy: StoredFiles = {
      ...files,
      read: async (name) => {
        await files.remove('avatars/b')
        return files.read(name)
      },
    }
    const path = join(folder, 'busy.tar.gz')
    expect(await backup(test.address, path, busy)).toMatchObject({ files: 1 })
    const into = diskFiles(join(folder, 'there'))
    await restoreBackup({ owner: await freshDatabase(), files: into, isForced: false }, path)
    expect(await Array.fromAsync(into.list(''))).toEqual(['avatars/a'])
  })

  it('never takes the place of a file that is there', async () => {
    const path = join(folder, 'taken')
    writeFileSync(path, 'mine')
    await expect(backup(test.address, path)).rejects.toThrow(/is there already/)
    expect(readFileSync(path, 'utf8')).toBe('mine')
  })
})

describe('a restore', () => {
  let target: DatabaseAddress
  let client: pg.Client
  let path: string

  beforeEach(async () => {
    path = join(folder, 'good.tar.gz')
    await backup(test.address, path)
    target = await freshDatabase()
    await migrate(target)
    client = await connected(target)
    await givenPerson({ owner: client as unknown as pg.Pool }, { email: 'antes@exemplo.test' })
    await client.end()
  })

  async function restore(file: string, isForced: boolean) {
    return restoreBackup({ owner: target, files: diskFiles(join(folder, 'files')), isForced }, file)
  }

  async function people(): Promise<unknown[]> {
    const reader = await connected(target)
    const { rows } = await reader.query(`select count(*)::int, min(email) from profiles`)
    await reader.end()
    return rows
  }

  it('refuses to replace people unless it is forced', async () => {
    const before = await people()
    await expect(restore(path, false)).rejects.toThrow(
      'the database is not empty: --force replaces all that it holds',
    )
    expect(await people()).toEqual(before)
    await restore(path, true)
    expect(await people()).not.toEqual(before)
  })

  it('refuses a database in use and one of something else', async () => {
    const other = await connected(target)
    await expect(restore(path, true)).rejects.toThrow('the database is in use: stop Lya first')
    await other.end()

    target = await freshDatabase()
    const stranger = await connected(target)
    await stranger.query('create table receitas_de_bolo (id int)')
    await stranger.end()
    await expect(restore(path, true)).rejects.toThrow('holds tables of something else')
  })

  it.each([
    ['cut off', (bytes: Buffer) => gzipSync(gunzipSync(bytes).subarray(0, -2_000))],
    ['half a file', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['not a backup', () => Buffer.from('hello')],
    ['a row changed', (bytes: Buffer) => gzipSync(changed(gunzipSync(bytes)))],
    [
      'of a newer version',
      (bytes: Buffer) => gzipSync(replaced(gunzipSync(bytes), '0001_roles.sql', '9001_roles.sql')),
    ],
  ])('changes nothing when the archive is %s', async (_, damage) => {
    const before = await people()
    const bad = join(folder, 'bad.tar.gz')
    writeFileSync(bad, damage(readFileSync(path)))
    await expect(restore(bad, true)).rejects.toMatchObject({ name: 'StartFailure' })
    expect(await people()).toEqual(before)
  })
})

it('brings nobody back who was deleted since, by the list or by what the database knows', async () => {
  const { rows } = await test.owner.query<{ id: string }>('select id from profiles')
  const ids = rows.map(({ id }) => id)
  const [gone = ''] = ids
  const files = join(folder, 'files')
  const picture = join('avatars', gone, 'foto.webp')
  mkdirSync(join(files, 'avatars', gone), { recursive: true })
  writeFileSync(join(files, picture), 'imagem')
  writeFileSync(join(files, 'outra.webp'), 'imagem')
  const path = join(folder, 'before.tar.gz')
  await backup(test.address, path, diskFiles(files))

  const owner = await freshDatabase()
  const left = async (): Promise<unknown[]> => {
    const reader = await connected(owner)
    const found = await reader.query(
      `select (select count(*)::int from profiles) as people,
              (select count(*)::int from transacoes) + (select count(*)::int from resumos_mensais)
                as money,
              (select array_agg(user_id) from exclusoes where feita_em is not null) as list`,
    )
    await reader.end()
    return found.rows
  }
  const without = [{ people: ids.length - 1, money: 0, list: [gone] }]
  const again = join(folder, 'again')
  const target = { owner, files: diskFiles(again), isForced: true }
  const first = await restoreBackup({ ...target, deleted: new Set([gone]) }, path)
  expect(first.erased).toBe(1)
  expect(await left()).toEqual(without)
  expect(existsSync(join(again, picture))).toBe(false)
  expect(existsSync(join(again, 'outra.webp'))).toBe(true)

  // Without the list, the database that is replaced still knows.
  expect((await restoreBackup(target, path)).erased).toBe(1)
  expect(await left()).toEqual(without)
})

function changed(archive: Buffer): Buffer {
  return replaced(archive, 'despesa', 'receita')
}

/** The same length, so that the archive's form stays right. */
function replaced(archive: Buffer, from: string, to: string): Buffer {
  const at = archive.indexOf(from)
  expect(at).toBeGreaterThan(0)
  archive.write(to, at)
  return archive
}
