import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** How to start a program of PostgreSQL, which refuses to run as root. */
export interface Launcher {
  /** The command line for `program`, behind whatever changes the user and ties the lives. */
  command(program: string, parameters: string[]): [string, string[]]
  /** The user who owns PostgreSQL's folders, as this process sees it; null means whoever we are. */
  owner: number | null
}

const nobody = 65534

/**
 * Picks the way that works here. Root keeps its files and becomes somebody else inside a user
 * namespace; where those are forbidden (many containers), it drops to `nobody` and gives the
 * folders away. On Linux PostgreSQL is also told to stop when this process dies, even by kill -9.
 *
 * @param options.namespaces False skips the user namespace; for tests of the other way.
 */
export function findLauncher(options: { namespaces?: boolean } = {}): Launcher {
  const isLinux = process.platform === 'linux'
  const tie =
    isLinux && runs('setpriv', ['--pdeathsig', 'INT', 'true']) ? ['--pdeathsig', 'INT'] : []
  if (process.getuid?.() !== 0) {
    return { command: prefix(tie.length > 0 ? ['setpriv', ...tie] : []), owner: null }
  }
  const namespace = ['unshare', '-U', `--map-user=${nobody}`, `--map-group=${nobody}`]
  if (options.namespaces !== false && runs('unshare', [...namespace.slice(1), 'true'])) {
    return {
      command: prefix([...namespace, ...(tie.length > 0 ? ['setpriv', ...tie] : [])]),
      owner: 0,
    }
  }
  const drop = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', ...tie]
  return { command: prefix(drop), owner: nobody }
}

/** Makes a folder that nobody else may enter, and hands it to PostgreSQL's user. */
export function prepareFolder(folder: string, launcher: Launcher): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (launcher.owner !== null && lstatSync(folder).uid !== launcher.owner) {
    giveAway(folder, launcher.owner)
  }
}

function giveAway(path: string, owner: number): void {
  if (lstatSync(path).isDirectory()) {
    for (const name of readdirSync(path)) giveAway(join(path, name), owner)
  }
  // The folder itself comes last, so that an interrupted hand-over is taken up again.
  chownSync(path, owner, owner)
}

function prefix(words: string[]): Launcher['command'] {
  const [first, ...rest] = words
  return (program, parameters) =>
    first === undefined ? [program, parameters] : [first, [...rest, program, ...parameters]]
}

function runs(program: string, parameters: string[]): boolean {
  return spawnSync(program, parameters, { stdio: 'ignore' }).status === 0
}
