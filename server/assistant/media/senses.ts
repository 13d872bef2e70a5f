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

/** What a model makes of a message that the rules are not sure of; still to be checked. */
export interface GuessedTransaction {
  type: 'despesa' | 'receita'
  amountCents: Cents
  date: string | null
  description: string
}

/** Null when it tells of no money that moved. Throws a `SenseFailure`. */
export type GuessMeaning = (message: {
  text: string
  today: Temporal.PlainDate
}) => Promise<GuessedTransaction | null>

/** What this installation can do with the help of a model; null is what it cannot. */
export interface Senses {
  transcribe: Transcribe | null
  readImage: ReadImage | null
  guess: GuessMeaning | null
}

/** The provider did not answer, or not with anything of use. */
export class SenseFailure extends Error {
  constructor(reason: string, details: { cause?: unknown } = {}) {
    super(`a model failed: ${reason}`, { cause: details.cause })
    this.name = 'SenseFailure'
  }
}
