import type { Token } from '#language/tokens.ts'

/** The words of some tokens as a lexicon term: hyphens and apostrophes do not part words. */
export function termAt(tokens: readonly Token[], first: number, length: number): string {
  let term = ''
  for (let at = first; at < first + length; at += 1) {
    const token = tokens[at]
    if (!token) return ''
    if (token.kind === 'mark') continue
    term += term ? ` ${token.norm}` : token.norm
  }
  return term
}
