import { fold } from '#language/fold.ts'

export type TokenKind = 'word' | 'number' | 'mark' | 'emoji'

/** A piece of a tidy text. `start` and `end` are positions in it; `folded` is how it is compared. */
export interface Token {
  kind: TokenKind
  folded: string
  start: number
  end: number
  /** Nothing stands between it and the token before: the `k` of `2k`. */
  isGlued: boolean
}

// One alternative for each kind, none nested: the time grows with the length and no faster.
const pattern =
  /(?<number>\d+(?:[.,]\d+)*)|(?<word>\p{L}+)|(?<emoji>\p{Extended_Pictographic})|(?<mark>[^\s\p{L}\d])|(?<line>\n)/gu

/** Splits a tidy text into words, numbers, marks (a line break is the mark `\n`) and emoji. */
export function tokenise(text: string): Token[] {
  const folded = fold(text)
  const tokens: Token[] = []
  let previousEnd = -1
  for (const match of folded.matchAll(pattern)) {
    const start = match.index
    const end = start + match[0].length
    tokens.push({ kind: kindOf(match.groups), folded: match[0], start, end, isGlued: start === previousEnd })
    previousEnd = end
  }
  return tokens
}

function kindOf(groups: Record<string, string> | undefined): TokenKind {
  if (groups?.['number'] !== undefined) return 'number'
  if (groups?.['word'] !== undefined) return 'word'
  return groups?.['emoji'] === undefined ? 'mark' : 'emoji'
}
