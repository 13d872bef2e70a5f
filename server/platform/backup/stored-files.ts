import { createHash, type Hash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join, normalize, relative, sep } from 'node:path'

/** What a file must add up to. */
export interface FileSum {
  bytes: number
  sha256: string
}

/** The names of all stored files, with '/' between folders, in order. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Reads a file in pieces; ends with nothing when it was deleted since it was listed. */
export async function* readPieces(path: string, bytesMax: number): AsyncGenerator<Buffer> {
  try {
    // Without an encoding, a stream gives buffers.
    for await (const piece of createReadStream(path, { highWaterMark: bytesMax })) {
      yield piece as Buffer
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** Adds up a file while it passes by. */
export class FileSummer {
  readonly #hash: Hash = createHash('sha256')
  #bytes = 0

  add(piece: Buffer): void {
    this.#hash.update(piece)
    this.#bytes += piece.length
  }

  result(): FileSum {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') }
  }
}

/**
 * Writes a file aside and puts it in its place when it is whole.
 *
 * @throws Error when the name leads out of the folder.
 */
export async function writeStoredFile(
  folder: string,
  name: string,
  pieces: AsyncIterable<Buffer>,
): Promise<void> {
  const path = join(folder, normalize(name))
  if (!path.startsWith(folder + sep)) throw new Error(`not the name of a stored file: ${name}`)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.partial`
  const file = await open(draft, 'w', 0o600)
  try {
    for await (const piece of pieces) await file.write(piece)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}

/** Deletes the files that are not among these names. */
export async function keepOnly(folder: string, names: ReadonlySet<string>): Promise<void> {
  for (const name of listFiles(folder)) {
    if (!names.has(name)) await rm(join(folder, name), { force: true })
  }
}
