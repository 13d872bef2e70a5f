import { ofItsParts } from '#conversation/asking/behind/of-its-parts.ts'
import { ofTheSame } from '#conversation/asking/behind/of-the-same.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'

/** What is asked in so few words that only the answer before tells of what. */
export const behindBook = new PhraseBook('what is asked behind an answer', [
  ...ofItsParts,
  ...ofTheSame,
])

export type AskedBehind = (typeof behindBook)['rows'][number]['means']
