/**
 * What somebody means to tell at one moment of a conversation, whichever words they choose, and
 * what is to stand there afterwards. What is not named is not looked at; `books` always is.
 */
export interface Meant {
  id: string
  /** What was told before, in plain words. */
  before: string[]
  /** What the person wants now, as the writers were told it. */
  meant: string
  /**
   * Every entry, as "-142 mercado"; "*" for any name, "a|b" for one of two, then "@" and its day or
   * "#" and its category where they matter. Of several lists one is to fit.
   */
  books: string[][]
  /** Every bill: "internet 99 15" falls due on the 15th. */
  bills?: string[]
  /** Every goal: "viagem 200/6000" has 200 of 6,000. */
  goals?: string[]
  /** Limits that stand there, besides others: "Lazer 200 2026-12"; [] for none at all. */
  limits?: string[]
  /** Figures that her reply is to name. */
  says?: string[]
}

/** One writer's words for something meant. */
export interface Said {
  id: string
  said: string[]
}

/** The day on which all of it is told, a Monday. */
export const meantDay = '2026-11-30'
