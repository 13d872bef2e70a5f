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

const logged: Record<string, unknown>[] = []

/** What is logged stands apart from what is said. */
async function admin(...words: string[]): Promise<{ code: number | null; said: string }> {
  const child = startChild({ DATA_DIR: folder.path }, ['server/commands/admin.ts', ...words])
  const code = await child.exitCode()
  const lines = child.stderr().split('\n')
  logged.push(...lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line)))
  const rest = lines.filter((line) => !line.startsWith('{'))
  return { code, said: child.stdout() + rest.join('\n') }
}

it('lets who has proven an e-mail into the back-office, and out, with a server and without', async () => {
  const owner = new pg.Pool({ ...socketAddress(socketFolder(folder.path), 'lya'), max: 2 })
  owner.on('error', () => undefined)
  const maria = await givenPerson({ owner }, { email: 'maria@exemplo.test' })
  expect(await admin('maria@exemplo.test')).toEqual({
    code: 1,
    said:
      'Lya: maria@exemplo.test is not proven: open the link of the e-mail that asks to confirm ' +
      'it, then try again\n',
  })
  expect((await admin('--list')).said).toBe('nobody may enter the back-office\n')
  await owner.query('update auth."user" set email_verified = true')
  expect(await admin('Maria@Exemplo.test')).toEqual({
    code: 0,
    said: 'Maria@Exemplo.test may now enter the back-office as owner\n',
  })
  const role = { event: 'role changed', role: 'admin', userId: maria.id }
  expect(logged).toMatchObject([{ ...role, action: 'profile.back-office-granted' }])
  const { rows } = await owner.query('select papeis from profiles where id = $1', [maria.id])
  expect(rows).toEqual([{ papeis: ['admin'] }])
  const audit = await owner.query('select action, user_id, record_id from audit_logs')
  const granted = {
    action: 'profile.back-office-granted',
    user_id: null,
    record_id: maria.id,
  }
  expect(audit.rows).toEqual([granted])
  await owner.end()

  server.process.kill('SIGINT')
  expect(await server.exitCode()).toBe(0)
  expect(await admin('maria@exemplo.test')).toEqual({
    code: 0,
    said: 'maria@exemplo.test could already enter the back-office as owner\n',
  })
  expect((await admin('--list')).said).toMatch(/^maria@exemplo\.test {2}.+ {2}owner\n$/)
  expect((await admin('maria@exemplo.test', '--role', 'support')).said).toBe(
    'maria@exemplo.test may now enter the back-office as support\n',
  )
  expect((await admin('--list')).said).toMatch(/ {2}owner, support\n$/)
  await admin('maria@exemplo.test', '--role', 'support', '--revoke')
  expect(await admin('maria@exemplo.test', '--revoke')).toEqual({
    code: 0,
    said: 'maria@exemplo.test may no longer enter the back-office as owner\n',
  })
  expect((await admin('maria@exemplo.test', '--revoke')).said).toBe(
    'maria@exemplo.test could not enter the back-office as owner\n',
  )
  expect((await admin('--list')).said).toBe('nobody may enter the back-office\n')
  expect(await admin('ninguem@exemplo.test')).toEqual({
    code: 1,
    said: 'Lya: nobody is registered with ninguem@exemplo.test\n',
  })
  const usage =
    'Lya: use it so: npm run admin -- <e-mail> [--role owner|finance|support|marketing] ' +
    '[--revoke], or npm run admin -- --list\n'
  const wrong = [[], ['--revoke'], ['--list', 'maria@exemplo.test'], ['--other']]
  for (const words of [...wrong, ['maria@exemplo.test', '--role', 'boss']]) {
    expect(await admin(...words)).toEqual({ code: 1, said: usage })
  }
  expect(postgresOf(folder.path)).toEqual([])
})
