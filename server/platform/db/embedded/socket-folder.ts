import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { StartFailure } from '#platform/boot/start-failure.ts'

/** A socket's path has 108 bytes on Linux and 104 on macOS; PostgreSQL adds '/.s.PGSQL.5432'. */
const folderBytesMax = 85

/**
 * Where PostgreSQL's socket lives: beside the data, or, when that path is too long for a socket,
 * in a folder of the system's temporary one whose name is made from it. The folder's mode is the
 * only lock: whoever reaches the socket is let in.
 */
export function socketFolder(dataFolder: string): string {
  const near = join(resolve(dataFolder), 'run')
  if (Buffer.byteLength(near) <= folderBytesMax) return near
  const hash = createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 16)
  const far = join(tmpdir(), `lya-${process.getuid?.() ?? 0}-${hash}`)
  mkdirSync(far, { recursive: true, mode: 0o700 })
  const { mode } = lstatSync(far)
  // Anybody may make a folder of this name in a shared /tmp before we do.
  if ((mode & 0o077) !== 0 || !lstatSync(far).isDirectory()) {
    throw new StartFailure(`${far} can be entered by others: remove it and start again`)
  }
  return far
}
