import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { variables } from '#platform/config/variables.ts'

const root = join(import.meta.dirname, '../../../..')

/** A program of ours in a process of its own. */
export interface Child {
  process: ChildProcess
  /** What it has written so far. */
  stdout(): string
  stderr(): string
  /** Waits for the end; null when a signal ended it. */
  exitCode(): Promise<number | null>
}

/** A data folder of its own for one test, with a short path. */
export function givenDataFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'lya-boot-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The environment of a test's process: nothing of the machine's own settings, nor of an `.env`. */
export function plainEnvironment(environment: Record<string, string>): Record<string, string> {
  const unset = Object.fromEntries(Object.keys(variables).map((name) => [name, '']))
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  return { PATH, NODE_COMPILE_CACHE, ...unset, ...environment }
}

/** Starts `server/main.ts` or another program of the repository. */
export function startChild(
  environment: Record<string, string>,
  command: string[] = ['server/main.ts'],
  wrapper: string[] = [],
): Child {
  const [program = process.execPath, ...rest] = [...wrapper, process.execPath, ...command]
  const child = spawn(program, rest, {
    cwd: root,
    env: plainEnvironment(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (chunk: Buffer) => {
      written[name] += chunk.toString()
    })
  }
  const closed = once(child, 'close')
  return {
    process: child,
    stdout: () => written.stdout,
    stderr: () => written.stderr,
    exitCode: async () => {
      await closed
      return child.exitCode
    },
  }
}

/** Waits for the lines of the start, and gives the address. */
export async function addressOf(child: Child): Promise<string> {
  await until(() => child.stdout().includes('\n') || child.process.exitCode !== null)
  const address = /^Lya is at (\S+)\nSimulators: .+\n$/.exec(child.stdout())?.[1]
  if (!address) throw new Error(`no address: ${child.stdout()}${child.stderr()}`)
  return address
}

/** Waits for what must become true soon; ten minutes are beyond what any test is given. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let waits = 0; waits < 12_000; waits += 1) {
    if (await condition()) return
    await pause(50)
  }
  throw new Error(`waited in vain for ${condition}`)
}

export async function healthOf(address: string): Promise<{ status: number; body: unknown } | null> {
  try {
    const response = await fetch(`${address}/health`)
    return { status: response.status, body: await response.json() }
  } catch {
    return null
  }
}

/** Waits until the server serves: it says its address a little before its job queue has started. */
export function untilHealthy(address: string): Promise<void> {
  return until(async () => (await healthOf(address))?.status === 200)
}

/** The processes of PostgreSQL that work on this data folder; Linux alone can tell. */
export function postgresOf(dataFolder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => commandOf(pid).includes(join(dataFolder, 'postgres')))
    .map(Number)
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // It ended since the folder was read.
  }
}

export function takeFreePort(): Promise<{ port: number; release(): Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const release = () => server[Symbol.asyncDispose]()
      resolve({ port, release })
    })
  })
}
