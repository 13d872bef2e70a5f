import { tidyText } from '#language/fold.ts'
import { tokenise } from '#language/tokens.ts'

/** Folded words of a text by which learned choices are looked up, at most 32. */
export function lookupTerms(text: string): string[] {
  return wordsOf(text).slice(0, 32)
}

/** The terms that teach when a person moves a transaction to another category. At most 3. */
export function teachingTerms(description: string): string[] {
  return wordsOf(description).slice(0, 3)
}

function wordsOf(text: string): string[] {
  const words = tokenise(tidyText(text)).filter(
    (one) => one.kind === 'word' && one.folded.length > 2,
  )
  return [...new Set(words.map((one) => one.folded))]
}
