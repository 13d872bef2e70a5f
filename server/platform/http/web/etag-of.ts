import { createHash } from 'node:crypto'

/** Names the content of a file, as it is sent. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
