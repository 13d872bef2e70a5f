import { createHash } from 'node:crypto'

/** What a file must add up to. */
export interface FileSum {
  bytes: number
  sha256: string
}

export function sumFile(content: Buffer): FileSum {
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}
