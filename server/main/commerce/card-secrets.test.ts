import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyer, goodCard } from '#main/testing/buyer.ts'
import { openShop, type Shop, settledPayments } from '#main/testing/shop.ts'
import { takeBackup } from '#platform/backup/take-backup.ts'
import { diskFiles } from '#platform/storage/disk-files.ts'

/** Nobody else's, so that whatever is found is of this test; each of the six is tried in it. */
const numbers = ['5162306219378829', '4000000000007205', '4000000000000341', '4916561358240741']
const code = '9173'

let shop: Shop
const printed: string[] = []
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Every table of the database as text, the simulator's, the queue's and the counters' too. */
async function everyTable(): Promise<string> {
  const { rows } = await shop.app.owner.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname IN ('public', 'auth', 'pgboss')`,
  )
  const texts: string[] = []
  for (const { name } of rows) {
    const { rows: lines } = await shop.app.owner.query(`SELECT t::text AS line FROM ${name} AS t`)
    texts.push(...lines.map(({ line }) => `${name} ${line}`))
  }
  return texts.join('\n')
}

/** What the database writes of each change, the files beside it, and a backup of it all. */
async function everyFile(): Promise<Buffer[]> {
  const { rows } = await shop.app.owner.query<{ folder: string }>(
    `SELECT current_setting('data_directory') AS folder`,
  )
  const [{ folder } = { folder: '' }] = rows
  await shop.app.owner.query('CHECKPOINT')
  const { address } = shop.app.database
  const archive = join(shop.app.dataFolder, 'backup.tar.gz')
  const files = diskFiles(join(shop.app.dataFolder, 'files'))
  const source = { owner: address, files, clock: shop.clock, key: null, isWithKey: false }
  await takeBackup(source, archive)
  const folders = [join(folder, 'pg_wal'), join(folder, 'log'), shop.app.dataFolder]
  const found = folders.flatMap(filesOf).map((file) => readFileSync(file))
  return [gunzipSync(readFileSync(archive)), ...found]
}

/** None where another server keeps its files to itself. */
function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => statSync(file).isFile())
  } catch {
    return []
  }
}

it('leaves no card number and no code anywhere, whatever came of the card', async () => {
  const streams = [process.stdout, process.stderr] as const
  const writes = streams.map((stream) => stream.write.bind(stream))
  for (const [index, stream] of streams.entries()) {
    stream.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
      printed.push(String(chunk))
      return writes[index]?.(chunk as never, ...rest) ?? true
    }) as typeof stream.write
  }
  const answers: unknown[] = []
  try {
    for (const number of numbers) {
      const ana = await buyer(shop, { plan: 'anual' })
      const amex = number.startsWith('3')
      const card = { number, code: amex ? code : code.slice(0, 3), installments: 12 }
      answers.push(await ana.payByCard(card), await ana.payment())
    }
    const eva = await buyer(shop)
    // A four-digit code, a card that is over, one that the provider cannot be asked about.
    answers.push(await eva.payByCard({ number: '378282246310005', code }))
    answers.push(await eva.payByCard({ number: numbers[0] as string, expiry: '01/20', code }))
    await shop.fault({ outage: 'down' })
    const ida = await buyer(shop)
    answers.push(await ida.payByCard({ number: numbers[0] as string, code: '917' }))
    answers.push(
      await ida.send('POST', `/api/checkout/sessions/${ida.id}/card`, {
        ...{ ...goodCard, number: numbers[0], code: [code] },
      }),
    )
  } finally {
    for (const [index, stream] of streams.entries()) {
      const write = writes[index]
      if (write) stream.write = write
    }
  }
  await settledPayments(shop.app)
  const secrets = [...numbers, '378282246310005']
  const grouped = secrets.map((number) => number.replace(/(\d{4})(?=\d)/g, '$1 '))
  const base64 = secrets.map((number) => Buffer.from(number).toString('base64').slice(0, 18))
  const told = [await everyTable(), JSON.stringify(answers), printed.join(''), ...shop.errors]
  const files = await everyFile()
  expect(files[0]?.length).toBeGreaterThan(50_000)
  for (const secret of [...secrets, ...grouped, ...base64]) {
    expect(told.filter((text) => text.includes(secret))).toEqual([])
    expect(files.filter((bytes) => bytes.includes(secret))).toEqual([])
  }
  // Four digits may stand in any id: as a value of its own it must stand nowhere.
  const asValue = new RegExp(`(?<![0-9a-f.-])${code}(?![0-9a-f.-])`)
  expect(told.filter((text) => asValue.test(text))).toEqual([])
  // The check sees: what is kept of a card on purpose is found.
  expect(told[0]).toContain('**** 8829')
  expect(files[0]?.includes('**** 8829')).toBe(true)
})
