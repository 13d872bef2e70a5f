import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  addressOf,
  type Child,
  givenDataFolder,
  postgresOf,
  startChild,
  until,
} from '#platform/boot/testing/child-server.ts'
import { addressOf as socketAddress } from '#platform/db/embedded/address.ts'
import { socketFolder } from '#platform/db/embedded/socket-folder.ts'
import { givenPerson } from '#platform/db/testing/given-person.ts'

// Whole processes start here, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folders: ReturnType<typeof givenDataFolder>[]
let here: string
let there: string
let server: Child

beforeEach(async () => {
  folders = [givenDataFolder(), givenDataFolder()]
  ;[here = '', there = ''] = folders.map(({ path }) => path)
  server = startChild({ DATA_DIR: here, PORT: '0' })
  await addressOf(server)
  const owner = new pg.Pool({ ...socketAddress(socketFolder(here), 'lya'), max: 2 })
  await givenPerson({ owner }, { email: 'maria@exemplo.test', emailVerified: true })
  await owner.end()
  writeFileSync(join(here, 'files', 'foto.jpg'), 'imagem')
})
afterEach(async () => {
  server.process.kill('SIGKILL')
  await server.exitCode()
  for (const { path, remove } of folders) {
    await until(() => postgresOf(path).length === 0)
    remove()
  }
})

async function run(
  command: 'backup' | 'restore' | 'admin',
  dataFolder: string,
  ...words: string[]
): Promise<{ code: number | null; said: string[] }> {
  const environment = { DATA_DIR: dataFolder }
  const child = startChild(environment, [`server/commands/${command}.ts`, ...words])
  const code = await child.exitCode()
  return { code, said: (child.stdout() + child.stderr()).trimEnd().split('\n') }
}

it('moves an installation to another folder, with its key when asked to', async () => {
  const plain = join(here, 'plain.tar.gz')
  const taken = await run('backup', here, plain)
  expect(taken.code).toBe(0)
  expect(taken.said[0]).toMatch(new RegExp(`^${plain}: \\d+ tables, \\d+ rows, 1 files$`))
  expect(taken.said[1]).toMatch(/^The secret key is not in it/)
  expect(statSync(plain).mode & 0o777).toBe(0o600)
  const whole = join(here, 'whole.tar.gz')
  expect((await run('backup', here, '--with-key', whole)).said[1]).toMatch(
    /^It holds the secret key/,
  )

  // Into a folder where nothing has ever run: what needs the key is told.
  const restored = await run('restore', there, plain)
  expect(restored.code).toBe(0)
  expect(restored.said.join('\n')).toMatch(/does not hold its secret key[\s\S]*sessions/)
  expect(readFileSync(join(there, 'files', 'foto.jpg'), 'utf8')).toBe('imagem')
  expect((await run('admin', there, 'maria@exemplo.test')).code).toBe(0)

  expect(await run('restore', there, whole)).toEqual({
    code: 1,
    said: ['Lya: the database is not empty: --force replaces all that it holds'],
  })
  const forced = await run('restore', there, whole, '--force')
  expect(forced.said.at(-1)).toBe('The secret key was restored as well.')
  const key = readFileSync(join(here, 'secret.key'), 'utf8')
  expect(readFileSync(join(there, 'secret.key'), 'utf8')).toBe(key)
  expect(statSync(join(there, 'secret.key')).mode & 0o777).toBe(0o600)
  // The grant above belonged to the state that was replaced.
  const granted = await run('admin', there, 'maria@exemplo.test')
  expect(granted.said[0]).toBe('maria@exemplo.test may now enter the back-office as owner')
})

it('says in one line why it will not', async () => {
  expect(await run('restore', here, join(here, 'secret.key'))).toEqual({
    code: 1,
    said: [`Lya: another copy of Lya works on ${here}: stop it first, or set DATA_DIR`],
  })
  expect(await run('restore', there, join(here, 'none'))).toEqual({
    code: 1,
    said: [`Lya: there is no file ${join(here, 'none')}`],
  })
  expect(await run('restore', there)).toEqual({
    code: 1,
    said: ['Lya: use it so: npm run restore -- <file> [--force]'],
  })
  expect(await run('backup', here, '--all')).toEqual({
    code: 1,
    said: ['Lya: use it so: npm run backup [-- <file>] [--with-key]'],
  })
})
