import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import {
  addressOf,
  type Child,
  givenDataFolder,
  healthOf,
  startChild,
  until,
  untilHealthy,
} from '#platform/boot/testing/child-server.ts'
import type { DatabaseAddress } from '#platform/db/database.ts'
import { checkExternal, problemWith } from '#platform/db/external.ts'
import { type TestDatabase, testDatabase } from '#platform/db/testing/test-database.ts'

// Whole processes start here, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let test: TestDatabase
const children: Child[] = []
const folder = givenDataFolder()

beforeAll(async () => {
  test = await testDatabase()
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.process.kill('SIGKILL')
    await child.exitCode()
  }
})
afterAll(async () => {
  folder.remove()
  await test.close()
})

function urlOf(address: DatabaseAddress, user?: string): string {
  const text =
    'connectionString' in address
      ? address.connectionString
      : `postgres://${address.user}@${encodeURIComponent(address.host)}/${address.database}`
  return user ? text.replace(/\/\/[^:@/]*/, `//${user}`) : text
}

/** The owner's, which the test's own users get too; empty where none is asked for. */
function passwordOf(address: DatabaseAddress): string {
  return 'connectionString' in address ? new URL(address.connectionString).password : ''
}

it('serves on a PostgreSQL of the operator, twice at once, and leaves it running', async () => {
  const environment = { DATA_DIR: folder.path, PORT: '0', DATABASE_URL: urlOf(test.address) }
  const [one, two] = [startChild(environment), startChild(environment)]
  children.push(one, two)
  const addresses = await Promise.all([addressOf(one), addressOf(two)])
  for (const address of addresses) await untilHealthy(address)
  for (const child of [one, two]) {
    child.process.kill('SIGTERM')
    expect(await child.exitCode()).toBe(0)
  }
  expect((await test.owner.query('select 1 as alive')).rows).toEqual([{ alive: 1 }])
})

it('serves on after its connections were cut', async () => {
  const environment = { DATA_DIR: folder.path, PORT: '0', DATABASE_URL: urlOf(test.address) }
  const child = startChild(environment)
  children.push(child)
  const address = await addressOf(child)
  await test.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await untilHealthy(address)
  await until(async () => JSON.stringify(await healthOf(address)).includes('running'))
})

it('says that it connects as the owner where it may not make a role, and serves', async () => {
  const name = `dona_${process.pid}`
  const { rows } = await test.owner.query('select current_database() as name')
  const client = new pg.Client(test.address)
  await client.connect()
  await client.query(`create role ${name} login password '${passwordOf(test.address)}'`)
  await client.query(`grant app_user, app_system, app_admin to ${name}`)
  await client.query(`create database ${name} owner ${name} encoding utf8 template template0`)
  const url = urlOf(test.address, name).replace(rows[0]?.name, name)
  const child = startChild({ DATA_DIR: folder.path, PORT: '0', DATABASE_URL: url })
  children.push(child)
  const address = await addressOf(child)
  await untilHealthy(address)
  await until(async () => JSON.stringify(await healthOf(address)).includes('running'))
  const told = child
    .stderr()
    .split('\n')
    .filter((line) => line.includes('no login role'))
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/connects as the owner.*permission denied/)
  child.process.kill('SIGTERM')
  expect(await child.exitCode()).toBe(0)
  await client.query(`drop database ${name} with (force)`)
  await client.query(`drop role ${name}`)
  await client.end()
})

it.each([
  [
    'nobody_here',
    // What PostgreSQL says hangs on whether it asks for passwords.
    /^DATABASE_URL cannot be reached: (role|password authentication failed for user) "nobody_here"/,
  ],
  ['convidado', /^DATABASE_URL has no right to create schemas: give the owner of the database$/],
])('refuses the user %s in one line', async (user, line) => {
  await test.owner.query('drop role if exists convidado; create role convidado login')
  await test.owner.query(`alter role convidado password '${passwordOf(test.address)}'`)
  await expect(checkExternal(urlOf(test.address, user))).rejects.toThrow(line)
  await test.owner.query('drop role convidado')
})

it('refuses what is too old, and a replica', () => {
  const fit = { version: '15.0', major: 15, encoding: 'UTF8', isReplica: false, mayCreate: true }
  expect(problemWith(fit)).toBe(null)
  expect(problemWith({ ...fit, version: '14.9', major: 14 })).toBe(
    'is PostgreSQL 14.9: 15 or later is needed',
  )
  expect(problemWith({ ...fit, isReplica: true })).toMatch(/^is a replica/)
})

it('refuses another encoding', async () => {
  const name = `latim_${process.pid}`
  const { rows } = await test.owner.query('select current_database() as name')
  const client = new pg.Client(test.address)
  await client.connect()
  await client.query(`create database ${name} encoding latin1 locale 'C' template template0`)
  const url = urlOf(test.address).replace(rows[0]?.name, name)
  await expect(checkExternal(url)).rejects.toThrow(
    'DATABASE_URL has the encoding LATIN1: UTF8 is needed',
  )
  await client.query(`drop database ${name} with (force)`)
  await client.end()
})
