import { readdirSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Outage } from '#platform/outage.ts'
import { newId } from '#platform/security/ids.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'

const draftEnding = '.partial'
// No part may be empty or begin with a dot, so no name leads out of the folder.
const namePattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/

/** Stored files in a folder of this machine; a disk that is full or broken is an outage. */
export function diskFiles(folder: string): StoredFiles {
  const pathOf = (name: string): string => {
    if (!isName(name)) throw new Error(`no name of a stored file: ${name}`)
    return join(folder, ...name.split('/'))
  }
  return {
    write: async (name, content) => writeWhole(pathOf(name), content).catch(fail),
    read: async (name) => {
      const path = pathOf(name)
      return readFile(path).catch((error) => (isMissing(error) ? null : fail(error)))
    },
    remove: async (name) => rm(pathOf(name), { force: true }).catch(fail),
    list: async function* list(prefix) {
      yield* listWhole(folder).filter((name) => name.startsWith(prefix) && isName(name))
    },
  }
}

function isName(name: string): boolean {
  return namePattern.test(name) && !name.endsWith(draftEnding)
}

/** Writes a file aside and puts it in its place when all of it is on the disk. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = `${path}.${newId()}${draftEnding}`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await syncFolder(folder)
}

/** The new name itself must survive as well; Windows can neither open nor sync a folder. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function listWhole(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

function fail(cause: unknown): never {
  throw new Outage('disk', { isRetryable: true, cause })
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
