import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDiskFull, StartFailure } from '#platform/boot/start-failure.ts'

/** The folders and files of one installation. */
export interface DataFolder {
  path: string
  /** The embedded PostgreSQL's cluster. */
  postgres: string
  /** Files that people and the product keep, such as pictures. */
  files: string
  /** Where backups go unless they are told another place. */
  backups: string
}

/** Makes the data folder, which nobody but its owner may enter. */
export function openDataFolder(path: string): DataFolder {
  const folder = {
    path,
    postgres: join(path, 'postgres'),
    files: join(path, 'files'),
    backups: join(path, 'backups'),
  }
  try {
    mkdirSync(folder.files, { recursive: true, mode: 0o700 })
    mkdirSync(folder.backups, { recursive: true, mode: 0o700 })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    if ((statSync(path).mode & 0o777) !== 0o700) chmodSync(path, 0o700)
  } catch (cause) {
    throw new StartFailure(describe(path, cause), { cause })
  }
  return folder
}

export interface DataFolderLock {
  release(): void
}

/**
 * Takes the data folder for this process; null when another one has it. The operating system lets
 * go of the lock when the process ends, even by kill -9: it is SQLite's, on an empty file, since
 * Node itself has no file locks.
 */
export function lockDataFolder(folder: DataFolder): DataFolderLock | null {
  try {
    const lock = new DatabaseSync(join(folder.path, 'server.lock'), { timeout: 0 })
    try {
      // No journal on the disk: nothing is written, so it may be full.
      lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    } catch (error) {
      lock.close()
      if ((error as { errcode?: number }).errcode === sqliteBusy) return null
      throw error
    }
    return { release: () => lock.close() }
  } catch (cause) {
    throw new StartFailure(describe(folder.path, cause), { cause })
  }
}

const sqliteBusy = 5

function describe(path: string, cause: unknown): string {
  if (isDiskFull(cause)) return `the disk that holds ${path} is full`
  const code = (cause as NodeJS.ErrnoException).code
  if (code === 'EEXIST' || code === 'ENOTDIR') return `DATA_DIR ${path} is not a folder`
  return `DATA_DIR ${path} cannot be used: ${(cause as Error).message}`
}
