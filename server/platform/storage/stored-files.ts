/**
 * The files that people and the product keep. A name is a path with '/' between its parts, such
 * as `avatars/<person>/<version>.webp`; what has a name is never changed, only deleted.
 *
 * Whatever fails outside this process is an `Outage`.
 */
export interface StoredFiles {
  /** Resolves when the file would survive a power cut; until then it is not there at all. */
  write(name: string, content: Buffer): Promise<void>
  /** The whole file, or null when there is none. */
  read(name: string): Promise<Buffer | null>
  /** Deleting what is not there is fine. */
  remove(name: string): Promise<void>
  /** The names that begin so, in order. */
  list(prefix: string): AsyncIterable<string>
}
