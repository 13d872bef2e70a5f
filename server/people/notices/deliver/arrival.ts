import type { ClaimedNotice } from '#people/notices/notice.ts'

/** A notice that leaves once the transaction which took it has ended. */
export interface Departure {
  userId: string
  notice: ClaimedNotice
  carry(): Promise<Arrival>
}

/**
 * How a departure ended. `later` and `unknown` say when it is looked at again; an unknown one waits
 * for a status meanwhile.
 */
export type Arrival =
  | { outcome: 'sent' }
  | { outcome: 'never' | 'uncertain'; error: string }
  | { outcome: 'later' | 'unknown'; error: string; seconds: number }
