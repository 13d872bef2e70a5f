import { aheads } from '#language/phrases/clauses/aheads.ts'
import { denials } from '#language/phrases/clauses/denials.ts'
import { doubts } from '#language/phrases/clauses/doubts.ts'
import { figures } from '#language/phrases/clauses/figures.ts'
import { labour } from '#language/phrases/clauses/labour.ts'
import { sights } from '#language/phrases/clauses/sights.ts'
import { wishes } from '#language/phrases/clauses/wishes.ts'
import { PhraseBook, type PhraseRow } from '#language/phrases/phrase-book.ts'

const rows = [
  ...wishes,
  ...sights,
  ...denials,
  ...doubts,
  ...figures,
  ...labour,
  ...aheads,
] as const

/** What the words of a clause may say of its money, beside its verb. */
export type Said = (typeof rows)[number]['means']

// A row may say one thing here and another there: what excludes both is that they mean the same.
export const clauseBook = new PhraseBook<Said>('clauses', rows as readonly PhraseRow<Said>[])
