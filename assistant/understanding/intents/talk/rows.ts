import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Ways of saying each thing, with a message that says it so; a third part is what excludes it. */
export type Rows = Readonly<
  Record<string, readonly (readonly [say: string, like: string, ...not: string[]])[]>
>

/** The rows of a book, in their order. */
export function rowsOf<Of extends Rows>(said: Of): PhraseRow<keyof Of & string>[] {
  return Object.entries(said).flatMap(([means, rows]) =>
    rows.map(([say, like, ...not]) => ({ means, say, like, ...(not.length > 0 ? { not } : {}) })),
  )
}
