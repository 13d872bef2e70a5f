import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isDiskFull, StartFailure } from '#platform/boot/start-failure.ts'
import { addressOf, type EmbeddedAddress, port } from '#platform/db/embedded/address.ts'
import { findBinaries } from '#platform/db/embedded/binaries.ts'
import { environment, initialise } from '#platform/db/embedded/initialise.ts'
import { findLauncher, prepareFolder } from '#platform/db/embedded/launcher.ts'
import { stopPredecessor } from '#platform/db/embedded/predecessor.ts'
import { socketFolder } from '#platform/db/embedded/socket-folder.ts'

export interface EmbeddedPostgres {
  address(database: string): EmbeddedAddress
  pid: number
  /** Settles when the process is gone, asked or not, with what it said last. */
  ended: Promise<string>
  /** Breaks off open transactions, writes a checkpoint and waits for the end. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** The data folder: the cluster lives in `postgres` inside it. */
  home: string
  /** More settings, such as `fsync=off` for tests. */
  settings?: string[]
  /** See findLauncher. */
  namespaces?: boolean
}

// A statement or a detail in PostgreSQL's log would hold people's data.
const settings = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
  'jit=off',
]

/** Starts PostgreSQL on this data folder, making the cluster first when there is none. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = findBinaries()
  const launcher = findLauncher(options)
  const folder = clusterFolder(options.home)
  const socket = socketFolder(options.home)
  // The folder alone, not what is in it: another user must be able to pass through.
  if (launcher.owner !== null) chownSync(options.home, launcher.owner, launcher.owner)
  prepareFolder(socket, launcher)
  await initialise(folder, binaries, launcher)
  prepareFolder(folder, launcher)
  await stopPredecessor(folder, addressOf(socket, 'postgres'))

  const chosen = [...settings, ...(options.settings ?? [])].flatMap((setting) => ['-c', setting])
  const [program, parameters] = launcher.command(binaries.postgres, [
    ...['-D', folder, '-k', socket, '-p', String(port)],
    ...chosen,
  ])
  // A predecessor that was killed may still be dying: PostgreSQL itself refuses until it is gone.
  for (let attempt = 0; ; attempt += 1) {
    const child = launch(program, parameters)
    const failure = await untilReady(child, socket)
    if (failure === null) return running(child, socket)
    if (!isOccupied(failure) || attempt >= 100) throw describeFailure(failure, folder)
    await pause(200)
  }
}

/** Where the embedded PostgreSQL of a data folder keeps its cluster. */
export function clusterFolder(home: string): string {
  return join(home, 'postgres')
}

interface Launched {
  process: ChildProcess
  pid: number
  ended: Promise<string>
}

function launch(program: string, parameters: string[]): Launched {
  const child = spawn(program, parameters, {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A session of its own: Ctrl-C in the terminal must reach us first, not PostgreSQL.
    detached: true,
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-8_000)
  })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', () => resolve(said))
  })
  return { process: child, pid: child.pid ?? 0, ended }
}

/** Waits as long as recovery takes; null when it answers, else what it said before it ended. */
async function untilReady(child: Launched, socket: string): Promise<string | null> {
  const end = child.ended.then((said) => ({ said }))
  for (;;) {
    if (await answers(addressOf(socket, 'postgres'))) return null
    const ended = await Promise.race([end, pause(20)])
    if (ended) return ended.said
  }
}

function running(child: Launched, socket: string): EmbeddedPostgres {
  return {
    address: (database) => addressOf(socket, database),
    pid: child.pid,
    ended: child.ended,
    stop: async () => {
      child.process.kill('SIGINT')
      await child.ended
    },
  }
}

async function answers(address: EmbeddedAddress): Promise<boolean> {
  const client = new pg.Client(address)
  // Until it is ready it may hang up at any point; the result below is what counts.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function isOccupied(said: string): boolean {
  return /lock file .* already exists|pre-existing shared memory/.test(said)
}

function describeFailure(said: string, folder: string): Error {
  if (isDiskFull(said)) return new StartFailure(`the disk that holds ${folder} is full`)
  if (isOccupied(said)) {
    return new StartFailure(`another PostgreSQL works on ${folder} and does not end: stop it first`)
  }
  if (/database files are incompatible/.test(said)) {
    return new StartFailure(
      `${folder} was made by another version of PostgreSQL: restore a backup into a new folder`,
    )
  }
  if (/Permission denied/.test(said)) {
    return new StartFailure(
      `PostgreSQL, which cannot run as root, may not enter ${folder} or its own programs: ` +
        'start as a plain user, or move both where everybody may pass',
    )
  }
  return new Error(`PostgreSQL did not start:\n${said}`)
}
