import type { Cents } from '@lya/core/amounts/cents.ts'
import type { Sniffed } from '#assistant/media/sniff.ts'

/** Speech as text; the empty text when nothing was said. Throws a `SenseFailure`. */
export type Transcribe = (audio: {
  bytes: Buffer
  type: Extract<Sniffed, { family: 'audio' }>['type']
}) => Promise<string>

/** What a picture of a receipt tells. */
export interface SeenPurchase {
  type: 'despesa' | 'receita'
  amountCents: Cents | null
  /** YYYY-MM-DD as it was read; may be no day at all. */
  date: string | null
  name: string
}

/** Null when there is no purchase in the picture. Throws a `SenseFailure`. */
export type ReadImage = (jpeg: Buffer) => Promise<SeenPurchase | null>

/** What this installation can do with the help of a model; null is what it cannot. */
export interface Senses {
  transcribe: Transcribe | null
  readImage: ReadImage | null
}

/** The provider did not answer, or not with anything of use. */
export class SenseFailure extends Error {
  /** For the log, which knows no messages; nothing of a person's or of the key stands in it. */
  readonly code: string

  constructor(reason: string, details: { cause?: unknown } = {}) {
    super(`a model failed: ${reason}`, { cause: details.cause })
    this.name = 'SenseFailure'
    this.code = reason
  }
}
