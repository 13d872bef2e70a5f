import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { testOperator } from '#main/testing/operator.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { eraseQueue } from '#people/account/index.ts'
import { asSystem } from '#platform/db/transaction.ts'
import { holdings } from '#platform/holdings/holdings.ts'

const reason = 'pediu a exclusão por escrito'
let app: TestApp
let owner: TestPerson
let maria: TestPerson
let email: string

beforeAll(async () => {
  app = await testApp()
  owner = await testOperator(app)
})
beforeEach(async () => {
  maria = await testPerson(app, { isOnTrial: true })
  ;({ email } = await maria.ask<{ email: string }>('GET', '/api/profile'))
})
afterAll(() => app.close())

const remove = (typed = email, who = owner, userId = maria.userId) =>
  who.send('POST', `/api/admin/users/${userId}/deletion`, { reason, confirmation: typed })

const rowsOf = async (table: string, rows: string): Promise<number> => {
  const name = table
    .split('.')
    .map((part) => `"${part}"`)
    .join('.')
  const found = await app.owner.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${name} WHERE ${rows}`,
    [maria.userId],
  )
  return found.rows[0]?.count ?? 0
}

async function left(): Promise<string[]> {
  const still: string[] = []
  for (const { table, rows, deletion } of holdings) {
    if (typeof deletion === 'string' && (await rowsOf(table, rows)) > 0) still.push(table)
  }
  return still
}

const folder = () => join(app.dataFolder, 'files', 'avatars', maria.userId)

it('deletes every row and stored file at once, and notes who did it and why', async () => {
  const categoryId = await maria.category('segredo')
  const spent = { date: '2026-11-20', description: 'segredo', type: 'despesa', amountCents: 100 }
  await maria.ask('POST', '/api/transactions', { ...spent, categoryId })
  await maria.ask('POST', '/api/assistant/messages', { text: 'gastei 12,34 no mercado' })
  await maria.ask('POST', '/api/goals', { name: 'segredo', targetCents: 100 })
  mkdirSync(folder(), { recursive: true })
  writeFileSync(join(folder(), 'foto.webp'), 'foto')
  expect((await left()).length).toBeGreaterThan(6)

  expect(await remove()).toMatchObject({ status: 200, body: { done: true } })
  expect(await left()).toEqual([])
  expect(existsSync(folder()) ? readdirSync(folder()) : []).toEqual([])
  const list = readFileSync(join(app.dataFolder, 'backups', 'deleted-people.txt'), 'utf8')
  expect(list).toContain(maria.userId)
  const { rows } = await app.owner.query(
    `SELECT user_id, reason, new_values FROM audit_logs
      WHERE record_id = $1 AND action = 'DELETE_USER'`,
    [maria.userId],
  )
  expect(rows).toEqual([{ user_id: owner.userId, reason, new_values: null }])
  expect(await remove()).toMatchObject({ status: 404, body: { code: 'person.missing' } })
})

it('leaves nothing in the log of those who looked for the person', async () => {
  const search = `search=${encodeURIComponent(email)}`
  for (const path of [
    ...[`payments?${search}`, `payments/export.csv?${search}`, `affiliates?${search}`],
    ...[`people/export.csv?list=trial&${search}`, `logs/export.csv?${search}`],
  ]) {
    expect((await owner.send('GET', `/api/admin/${path}`)).status, path).toBe(200)
  }
  await remove()
  const { rows } = await app.owner.query<{ action: string; kept: string }>(
    'SELECT action, audit_logs::text AS kept FROM audit_logs WHERE user_id = $1',
    [owner.userId],
  )
  expect(rows.length).toBeGreaterThan(4)
  expect(rows.filter(({ kept }) => kept.includes(email))).toEqual([])
})

it('goes on where it was cut off, by a repetition or by itself', async () => {
  // A folder that is a file: nothing can be noted beside the backups.
  const backups = join(app.dataFolder, 'backups')
  const cut = async () => {
    rmSync(backups, { recursive: true, force: true })
    writeFileSync(backups, '')
    expect((await remove()).status).toBeGreaterThanOrEqual(500)
    rmSync(backups)
  }
  await cut()
  // The account is over all the same: nobody gets in any more.
  expect((await maria.send('GET', '/api/profile')).status).toBe(401)
  expect(await rowsOf('profiles', 'id = $1')).toBe(1)
  expect((await remove()).status).toBe(200)
  expect(await left()).toEqual([])

  maria = await testPerson(app)
  ;({ email } = await maria.ask<{ email: string }>('GET', '/api/profile'))
  await cut()
  await asSystem(app.database.db, (tx) => app.jobs.enqueue(tx, eraseQueue, {}))
  await expect.poll(() => rowsOf('profiles', 'id = $1')).toBe(0)
  expect(await left()).toEqual([])
})

it('wants exactly the e-mail, else the name, else the id', async () => {
  for (const wrong of ['', email.toUpperCase(), `${email} `, 'Maria Souza']) {
    expect(await remove(wrong)).toMatchObject({
      status: 400,
      body: { code: 'person.confirmation-wrong' },
    })
  }
  await app.owner.query(`UPDATE profiles SET email = NULL, name = '' WHERE id = $1`, [maria.userId])
  expect((await remove(maria.userId)).status).toBe(200)
})

it('hastens what its person had asked for, and leaves the own account alone', async () => {
  await maria.ask('POST', '/api/account/deletion', {
    ...{ confirmation: 'EXCLUIR', password: 'uma senha longa 73' },
  })
  expect((await remove()).status).toBe(200)
  expect(await left()).toEqual([])
  expect(await remove('x', owner, owner.userId)).toMatchObject({
    status: 403,
    body: { code: 'backoffice.own-account' },
  })
})
