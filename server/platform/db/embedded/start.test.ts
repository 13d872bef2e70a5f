import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '#platform/db/embedded/start.ts'

let home: string
const running: EmbeddedPostgres[] = []

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'lya-pg-'))
})
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop()
  rmSync(home, { recursive: true })
})

async function start(options: { namespaces?: boolean; home?: string } = {}) {
  const postgres = await startEmbedded({ home, settings: ['fsync=off'], ...options })
  running.push(postgres)
  return postgres
}

async function ask(postgres: EmbeddedPostgres, text: string): Promise<unknown> {
  const client = new pg.Client(postgres.address('postgres'))
  await client.connect()
  try {
    const { rows } = await client.query(`select (${text})::text as answer`)
    return rows[0]?.answer
  } finally {
    await client.end()
  }
}

describe('startEmbedded', () => {
  it('compares text the same everywhere, checks its pages and listens to no network', async () => {
    const postgres = await start()
    expect(await ask(postgres, `lower('ÁÇÃO')`)).toBe('áção')
    expect(await ask(postgres, `'á' > 'z'`)).toBe('true')
    expect(await ask(postgres, `current_setting('data_checksums')`)).toBe('on')
    expect(await ask(postgres, `current_setting('listen_addresses')`)).toBe('')
    expect(await ask(postgres, 'current_user')).toBe('lya')
    for (const folder of ['postgres', 'run']) {
      expect(statSync(join(home, folder)).mode & 0o777).toBe(0o700)
    }
  })

  it('takes over from a PostgreSQL that a dead server left behind', async () => {
    const first = await start()
    const second = await start()
    await first.ended
    expect(second.pid).not.toBe(first.pid)
    expect(await ask(second, '1')).toBe('1')
  })

  it('waits for a killed PostgreSQL to be gone', async () => {
    const first = await start()
    process.kill(first.pid, 'SIGKILL')
    const second = await start()
    expect(await ask(second, '1')).toBe('1')
  })

  it('begins again after an initdb that was cut off', async () => {
    mkdirSync(join(home, 'postgres.new', 'base'), { recursive: true })
    expect(await ask(await start(), '1')).toBe('1')
  })

  it('bears a path that is too long for a socket', async () => {
    const long = join(home, 'x'.repeat(120))
    mkdirSync(long)
    const postgres = await start({ home: long })
    expect(await ask(postgres, '1')).toBe('1')
    await postgres.stop()
    rmSync(postgres.address('postgres').host, { recursive: true })
  })

  it('says that the folder belongs to another version', async () => {
    await (await start()).stop()
    execFileSync('sh', ['-c', 'echo 14 > "$0"', join(home, 'postgres', 'PG_VERSION')])
    await expect(start()).rejects.toThrow(/was made by another version of PostgreSQL/)
  })

  // Only root has two ways to become somebody else.
  it.skipIf(process.getuid?.() !== 0)(
    'changes between the two ways of not being root',
    async () => {
      await (await start()).stop()
      expect(statSync(join(home, 'postgres', 'base')).uid).toBe(0)

      const dropped = await start({ namespaces: false })
      expect(await ask(dropped, '1')).toBe('1')
      expect(readFileSync(`/proc/${dropped.pid}/status`, 'utf8')).toMatch(/^Uid:\s65534\s65534/m)
      expect(statSync(join(home, 'postgres', 'base')).uid).toBe(65534)
      await dropped.stop()

      expect(await ask(await start(), '1')).toBe('1')
      expect(statSync(join(home, 'postgres', 'base')).uid).toBe(0)
    },
  )
})
