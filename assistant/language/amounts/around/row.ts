import type { Roles } from '#language/amounts/around/roles.ts'
import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** What words around a number tell of it. @param not Where the same words tell something else. */
export const row = (
  means: Roles,
  say: string,
  like: string,
  ...not: string[]
): PhraseRow<Roles> => ({
  means,
  say,
  like,
  not,
})
