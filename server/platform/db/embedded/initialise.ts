import { spawn } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDiskFull, StartFailure } from '#platform/boot/start-failure.ts'
import { owner } from '#platform/db/embedded/address.ts'
import type { Binaries } from '#platform/db/embedded/binaries.ts'
import { type Launcher, prepareFolder } from '#platform/db/embedded/launcher.ts'

/** PostgreSQL's programs see only what they need; an inherited PGDATA or LC_* would change them. */
export const environment = { TZ: 'UTC', LC_ALL: 'C' }

/**
 * Makes an empty cluster in `folder` unless one is there. It is made beside and then renamed, so
 * an initdb that was interrupted never looks like a cluster.
 */
export async function initialise(
  folder: string,
  binaries: Binaries,
  launcher: Launcher,
): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  prepareFolder(draft, launcher)
  const characters = process.platform === 'linux' ? 'C.UTF-8' : 'C'
  const { status, output } = await run(
    ...launcher.command(binaries.initdb, [
      ...['-D', draft, '-U', owner, '--auth=trust', '--encoding=UTF8', '--data-checksums'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...['--locale=C', `--lc-ctype=${characters}`],
    ]),
  )
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    if (isDiskFull(output)) throw new StartFailure(`the disk that holds ${folder} is full`)
    throw new Error(`initdb failed:\n${output}`)
  }
  renameSync(draft, folder)
}

function run(
  command: string,
  parameters: string[],
): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.once('error', reject)
    child.once('close', (status) => resolve({ status, output }))
  })
}
