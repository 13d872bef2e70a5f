import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { plainEnvironment } from '../server/platform/boot/testing/child-server.ts'

/** The product as `npm start` runs it, on a data folder of its own. */
export interface Installation {
  url: string
  dataFolder: string
  /** Moves the server's clock, where it was started with one that moves; the moment that it is. */
  letHoursPass(hours: number): Promise<number>
  stop(): Promise<void>
}

/** @param program What serves, from this folder; the product itself when absent. */
export async function startInstallation(program = '../server/main.ts'): Promise<Installation> {
  const home = await mkdtemp(join(tmpdir(), 'lya-e2e-'))
  const { child, url } = await serve(program, home)
  return {
    url,
    dataFolder: home,
    letHoursPass: async (hours) => {
      child.send(hours)
      const [moment] = (await once(child, 'message')) as [number]
      return moment
    },
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Another program may take a port between its being found free and being listened on. */
const portsTried = 5

async function serve(program: string, home: string): Promise<{ child: ChildProcess; url: string }> {
  for (let tried = 0; tried < portsTried; tried += 1) {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const child = spawnServer(program, home, port)
    if (await isHealthy(child, url)) return { child, url }
  }
  throw new Error('the server ended before it served')
}

function spawnServer(program: string, home: string, port: number): ChildProcess {
  // Nothing of the developer's own settings, nor of a .env: journeys run on what a newcomer has.
  // They come as through a proxy, since from one address no more than sixty an hour may sign up.
  const env = plainEnvironment({
    ...{ DATA_DIR: home, PORT: String(port), LOG_LEVEL: 'warn' },
    TRUSTED_PROXIES: '127.0.0.1',
  })
  return spawn(process.execPath, [join(import.meta.dirname, program)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Whether it serves: false once it has ended instead. */
async function isHealthy(child: ChildProcess, url: string): Promise<boolean> {
  // It comes, only not always soon: what never comes is ended by the bound of the journey.
  while (true) {
    if (child.exitCode !== null) return false
    const isOk = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (isOk) return true
    await pause(100)
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
