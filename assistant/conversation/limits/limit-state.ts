/** A limit that was asked for, and of which it was not said how much or for what. */
export interface PendingLimit {
  kind: 'limit'
  categoryId: string | null
  amountCents: number | null
  /** YYYY-MM; null where none was named. */
  month: string | null
  /** What it is for, where that is not the category's name. */
  words: string[]
  /** YYYY-MM-DD, the last day on which an answer is taken. */
  expiresOn: string
}
