import { existsSync, readFileSync } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Beside the backups: whom none of them may bring back. */
const fileName = 'deleted-people.txt'

const linePattern = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?: \S+)?$/

/** Where the list stands for the backups of a folder. */
export function deletedListIn(folder: string): string {
  return join(folder, fileName)
}

/**
 * Adds somebody to the list: a number that leads to nobody any more, and when. Resolves when the
 * line would survive a power cut.
 */
export async function noteDeleted(folder: string, line: { userId: string; at: string }) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(deletedListIn(folder), 'a', 0o600)
  try {
    await file.write(`${line.userId} ${line.at}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Who is on the list that stands beside this archive; what a crash left of a line is nobody. */
export function readDeleted(folder: string): Set<string> {
  const path = deletedListIn(folder)
  if (!existsSync(path)) return new Set()
  const lines = readFileSync(path, 'utf8').split('\n')
  return new Set(lines.flatMap((line) => linePattern.exec(line)?.[1] ?? []))
}

/** Writes a whole list beside an archive, with all that stood there before. */
export async function writeDeleted(archive: string, userIds: Iterable<string>): Promise<void> {
  const folder = dirname(archive)
  const all = new Set([...readDeleted(folder), ...userIds])
  if (all.size === 0) return
  const path = deletedListIn(folder)
  const draft = `${path}.partial`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile([...all].map((userId) => `${userId}\n`).join(''))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}
