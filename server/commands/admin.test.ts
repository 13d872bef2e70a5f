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

let folder: ReturnType<typeof givenDataFolder>
let server: Child

beforeEach(async () => {
  folder = givenDataFolder()
  server = startChild({ DATA_DIR: folder.path, PORT: '0' })
  await addressOf(server)
})
afterEach(async () => {
  server.process.kill('SIGKILL')
  await server.exitCode()
  await until(() => postgresOf(folder.path).length === 0)
  folder.remove()
})

async function admin(...words: string[]): Promise<{ code: number | null; said: string }> {
  const child = startChild({ DATA_DIR: folder.path }, ['server/commands/admin.ts', ...words])
  const code = await child.exitCode()
  return { code, said: child.stdout() + child.stderr() }
}

it('lets a person into the back-office, with the server running and without', async () => {
  const owner = new pg.Pool({ ...socketAddress(socketFolder(folder.path), 'lya'), max: 2 })
  owner.on('error', () => undefined)
  const maria = await givenPerson({ owner }, { email: 'maria@exemplo.test' })
  expect(await admin('Maria@Exemplo.test')).toEqual({
    code: 0,
    said: 'Maria@Exemplo.test may now enter the back-office\n',
  })
  const { rows } = await owner.query('select papeis from profiles where id = $1', [maria.id])
  expect(rows).toEqual([{ papeis: ['admin'] }])
  const audit = await owner.query('select action, admin_id, target_user_id from audit_logs')
  const granted = {
    action: 'profile.back-office-granted',
    admin_id: null,
    target_user_id: maria.id,
  }
  expect(audit.rows).toEqual([granted])
  await owner.end()

  server.process.kill('SIGINT')
  expect(await server.exitCode()).toBe(0)
  expect(await admin('maria@exemplo.test')).toEqual({
    code: 0,
    said: 'maria@exemplo.test could already enter the back-office\n',
  })
  expect(await admin('ninguem@exemplo.test')).toEqual({
    code: 1,
    said: 'Lya: nobody is registered with ninguem@exemplo.test\n',
  })
  expect(await admin()).toEqual({ code: 1, said: 'Lya: say whom: npm run admin -- <e-mail>\n' })
  expect(postgresOf(folder.path)).toEqual([])
})
