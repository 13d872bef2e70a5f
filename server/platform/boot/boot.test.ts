import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  addressOf,
  type Child,
  givenDataFolder,
  healthOf,
  postgresOf,
  startChild,
  takeFreePort,
  until,
  untilHealthy,
} from '#platform/boot/testing/child-server.ts'

// Whole processes start here, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** Where a server has run before; copied, since making a cluster takes longer than the tests. */
const used = givenDataFolder()
let folder: ReturnType<typeof givenDataFolder>
const children: Child[] = []

beforeAll(async () => {
  const child = startChild({ DATA_DIR: used.path, PORT: '0' })
  await addressOf(child)
  child.process.kill('SIGINT')
  expect(await child.exitCode()).toBe(0)
})
afterAll(() => used.remove())
beforeEach(() => {
  folder = givenDataFolder()
})
afterEach(async () => {
  for (const child of children.splice(0)) {
    child.process.kill('SIGKILL')
    await child.exitCode()
  }
  await until(() => postgresOf(folder.path).length === 0)
  folder.remove()
})

function start(environment: Record<string, string> = {}, wrapper: string[] = []): Child {
  const child = startChild({ DATA_DIR: folder.path, PORT: '0', ...environment }, undefined, wrapper)
  children.push(child)
  return child
}

function givenUsedFolder(): void {
  execFileSync('cp', ['-a', `${used.path}/.`, folder.path])
}

/** A start that must fail: its exit code and all that it said. */
async function failedStart(
  environment: Record<string, string>,
  wrapper: string[] = [],
): Promise<{ code: number | null; stderr: string }> {
  const child = start(environment, wrapper)
  const code = await child.exitCode()
  expect(child.stdout()).toBe('')
  return { code, stderr: child.stderr() }
}

describe('start and stop', () => {
  it('serves from an empty folder, stops cleanly and serves again', async () => {
    const first = start()
    const address = await addressOf(first)
    await untilHealthy(address)
    await until(async () => {
      const health = await healthOf(address)
      return JSON.stringify(health?.body).includes('running')
    })
    expect(await healthOf(address)).toEqual({
      status: 200,
      body: { status: 'ok', database: 'up', jobs: 'running' },
    })
    expect(statSync(folder.path).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder.path, 'postgres')).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder.path, 'run')).mode & 0o777).toBe(0o700)

    first.process.kill('SIGINT')
    expect(await first.exitCode()).toBe(0)
    expect(first.stderr()).toBe('')
    expect(postgresOf(folder.path)).toEqual([])

    const second = start()
    await untilHealthy(await addressOf(second))
    second.process.kill('SIGTERM')
    expect(await second.exitCode()).toBe(0)
  })

  it.each([
    ['auto', /^Simulators: e-mail .+, WhatsApp .+, for browsers of this machine alone$/m, ''],
    ['on', /^Simulators: .+, for whoever reaches this port/m, 'SIMULATORS=on: whoever reaches'],
    ['off', /^Simulators: none$/m, ''],
  ])(
    'says with SIMULATORS=%s who may come to the simulators',
    async (SIMULATORS, line, warning) => {
      givenUsedFolder()
      const child = start({ SIMULATORS, SMTP_URL: '' })
      await addressOf(child)
      expect(child.stdout()).toMatch(line)
      expect(child.stderr()).toContain(warning)
      expect(child.stderr().includes('SIMULATORS')).toBe(SIMULATORS === 'on')
    },
  )

  it('lets an answer that is on its way end before it stops', async () => {
    givenUsedFolder()
    const child = start()
    const address = await addressOf(child)
    await untilHealthy(address)
    const answers = Array.from({ length: 20 }, () => healthOf(address))
    await healthOf(address)
    child.process.kill('SIGINT')
    expect((await Promise.all(answers)).map((answer) => answer?.status)).toEqual(
      Array.from({ length: 20 }, () => 200),
    )
    expect(await child.exitCode()).toBe(0)
  })

  it('takes the same Ctrl-C from the terminal and from npm for one', async () => {
    givenUsedFolder()
    const child = start()
    await addressOf(child)
    child.process.kill('SIGINT')
    child.process.kill('SIGINT')
    child.process.kill('SIGTERM')
    expect(await child.exitCode()).toBe(0)
    expect(postgresOf(folder.path)).toEqual([])
  })

  it('leaves no PostgreSQL behind after kill -9, and starts again', async () => {
    givenUsedFolder()
    const child = start()
    await addressOf(child)
    expect(postgresOf(folder.path).length).toBeGreaterThan(0)
    child.process.kill('SIGKILL')
    await child.exitCode()
    await until(() => postgresOf(folder.path).length === 0)

    const next = start()
    await untilHealthy(await addressOf(next))
  })

  it('starts at once after kill -9, while the old PostgreSQL is still ending', async () => {
    givenUsedFolder()
    const child = start()
    await addressOf(child)
    child.process.kill('SIGKILL')
    const next = start()
    await untilHealthy(await addressOf(next))
  })

  it('says 503 while PostgreSQL is gone, brings it back, and then serves', async () => {
    givenUsedFolder()
    const child = start()
    const address = await addressOf(child)
    const before = postgresOf(folder.path)
    for (const pid of before) process.kill(pid, 'SIGKILL')
    const seen = new Set<number | undefined>()
    await until(async () => {
      const health = await healthOf(address)
      seen.add(health?.status)
      const isNew = postgresOf(folder.path).some((pid) => !before.includes(pid))
      return isNew && health?.status === 200
    })
    expect([...seen].every((status) => status === 200 || status === 503)).toBe(true)
    await until(async () => JSON.stringify(await healthOf(address)).includes('running'))
    child.process.kill('SIGINT')
    expect(await child.exitCode()).toBe(0)
  })
})

describe('one clear line', () => {
  it('for a second copy on the same data folder', async () => {
    givenUsedFolder()
    const child = start()
    const address = await addressOf(child)
    expect(await failedStart({})).toEqual({
      code: 1,
      stderr: `Lya: another copy of Lya works on ${folder.path}: stop it first, or set DATA_DIR\n`,
    })
    await untilHealthy(address)
  })

  it('for a taken port', async () => {
    givenUsedFolder()
    const taken = await takeFreePort()
    expect(await failedStart({ PORT: String(taken.port) })).toEqual({
      code: 1,
      stderr: `Lya: port ${taken.port} is taken: end the program that uses it, or set PORT\n`,
    })
    await taken.release()
    expect(postgresOf(folder.path)).toEqual([])
  })

  it('for an address of another machine', async () => {
    givenUsedFolder()
    expect(await failedStart({ HOST: '192.0.2.1', LOG_LEVEL: 'error' })).toEqual({
      code: 1,
      stderr: 'Lya: HOST 192.0.2.1 is not an address of this machine\n',
    })
  })

  it('for a wrong variable', async () => {
    expect(await failedStart({ SIMULATORS: 'perhaps' })).toEqual({
      code: 1,
      stderr: "Lya: SIMULATORS must be one of auto, on, off, but is 'perhaps'\n",
    })
  })

  it('for a secret key that is not the one of the database, until that is accepted', async () => {
    givenUsedFolder()
    const SECRET_KEY = Buffer.alloc(32, 7).toString('base64')
    const wrong = await failedStart({ SECRET_KEY, LOG_LEVEL: 'error' })
    expect(wrong).toEqual({
      code: 1,
      stderr:
        'Lya: SECRET_KEY is not the key of this database: put the right one there, ' +
        'or go on without what only that can read: npm run accept-key\n',
    })
    rmSync(join(folder.path, 'secret.key'))
    const missing = await failedStart({ LOG_LEVEL: 'error' })
    expect(missing.stderr).toMatch(/^Lya: secret\.key in \S+ is missing: .+\n$/)
    expect(existsSync(join(folder.path, 'secret.key'))).toBe(false)

    const environment = { DATA_DIR: folder.path, SECRET_KEY }
    const accepting = startChild(environment, ['server/commands/accept-key.ts'])
    children.push(accepting)
    expect(await accepting.exitCode()).toBe(0)
    expect(accepting.stdout()).toContain('everybody signs in again')
    const child = start({ SECRET_KEY })
    await untilHealthy(await addressOf(child))
  })

  it('for a data folder that is a file', async () => {
    const file = join(folder.path, 'file')
    writeFileSync(file, '')
    expect(await failedStart({ DATA_DIR: file })).toEqual({
      code: 1,
      stderr: `Lya: DATA_DIR ${file} is not a folder\n`,
    })
  })

  it('for a DATABASE_URL where nobody answers', async () => {
    const free = await takeFreePort()
    await free.release()
    const url = `postgres://ana:segredo@127.0.0.1:${free.port}/lya`
    expect(await failedStart({ DATABASE_URL: url })).toEqual({
      code: 1,
      stderr: `Lya: DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:${free.port}\n`,
    })
  })

  // A full disk needs one of its own: root can mount a small one in a namespace, a plain user
  // where user namespaces are allowed.
  const mount = ['unshare', '--user', '--map-root-user', '--mount']
  const canMount = spawnSync('unshare', [...mount.slice(1), 'mount', '-t', 'tmpfs', 'none', '/mnt'])
  it.skipIf(canMount.status !== 0).each([1, 30])('for a disk of %i MB', async (megabytes) => {
    const disk = join(folder.path, 'disk')
    mkdirSync(disk)
    const script = `mount -t tmpfs -o size=${megabytes}m none "${disk}" && exec "$@"`
    const { code, stderr } = await failedStart({ DATA_DIR: disk }, [
      ...mount,
      'sh',
      '-c',
      script,
      '-',
    ])
    expect(stderr).toMatch(/^Lya: the disk( that holds \S+)? is full\n$/)
    expect(code).toBe(1)
  })
})

it('has programs that this test can ask', () => {
  // Without them the tests above would look for processes in vain and pass.
  expect(execFileSync('cat', ['/proc/self/cmdline']).toString()).toContain('/proc/self/cmdline')
})
