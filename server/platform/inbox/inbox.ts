/** One thing that somebody outside told us, as it is stored. */
export interface InboundEvent<Kind extends string = string> {
  /** The same for every repeat of it. */
  key: string
  kind: Kind
  /** Whose events follow one another; null for what is only kept, since nothing follows from it. */
  sender: string | null
  occurredAt: Temporal.Instant
  /** JSON of the event alone. */
  content: string
}

/** An event whose turn it is. */
export interface WaitingEvent<Kind extends string = string> {
  id: string
  kind: Kind
  content: string
  occurredAt: Temporal.Instant
  /** Whether the same sender had another one waiting when this was taken. */
  hasNext: boolean
}

/** How an event ended; a refusal's code may follow `recusada:`. */
export type UsualOutcome = 'processada' | 'guardada' | 'posta-de-lado' | `recusada:${string}`
