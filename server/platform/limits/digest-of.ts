import { createHash } from 'node:crypto'

/** What is tried, as a counter's key: the table need not know who it was, and keys stay short. */
export function digestOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}
