import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { plainEnvironment } from '../../server/platform/boot/testing/child-server.ts'
import type { BareOrders } from './bare-server.ts'

export interface RunningServer {
  url: string
  stop(): Promise<void>
}

/** What can be ended without being asked. */
export interface RunningProduct extends RunningServer {
  kill(): Promise<void>
  /** Moves its clock on; only of a program that has one to move. */
  letHoursPass(hours: number): Promise<void>
}

/**
 * The product as `npm start` runs it, on this database.
 *
 * @param options.port The one that it had before; a free one when absent.
 * @param options.program Another one than `server/main.ts`, from the root of the repository.
 * @param options.root Another checkout, with its own packages.
 */
export async function startProduct(
  databaseUrl: string,
  key: Buffer,
  options: {
    port?: number
    environment?: Record<string, string>
    program?: string
    root?: string
  } = {},
): Promise<RunningProduct> {
  const home = mkdtempSync(join(tmpdir(), 'lya-bench-home-'))
  const port = options.port ?? (await freePort())
  const { program = 'server/main.ts', root = join(import.meta.dirname, '../..') } = options
  const child = spawn(process.execPath, [join(root, program)], {
    cwd: root,
    env: plainEnvironment({
      DATABASE_URL: databaseUrl,
      DATA_DIR: home,
      PORT: String(port),
      SECRET_KEY: key.toString('base64'),
      LOG_LEVEL: 'error',
      ...options.environment,
    }),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error('the product did not start')
    await pause(100)
  }
  const endBy = async (signal: NodeJS.Signals): Promise<void> => {
    await end(child, signal)
    rmSync(home, { recursive: true, force: true })
  }
  return {
    url,
    stop: () => endBy('SIGTERM'),
    kill: () => endBy('SIGKILL'),
    letHoursPass: async (hours) => {
      child.send(hours)
      await once(child, 'message')
    },
  }
}

/** The bare handler, in a process of its own as well. */
export async function startBare(orders: BareOrders): Promise<RunningServer> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'))
  child.send(orders)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { url: `http://127.0.0.1:${port}`, stop: () => end(child) }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`)).ok
  } catch {
    return false
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
