import { fold } from '#language/fold.ts'
import { spellOut } from '#language/spelling.ts'

export type TokenKind = 'word' | 'number' | 'mark' | 'emoji'

/** A piece of a tidy text. `start` and `end` are positions in it. */
export interface Token {
  kind: TokenKind
  /** Lower case, no accents, as written otherwise. */
  folded: string
  /** `folded` with the short forms of chats written out: `hj` is `hoje`. May hold a space. */
  norm: string
  /** `norm` before a slip was repaired in it: what learned terms are kept by. */
  spelled: string
  start: number
  end: number
  /** Nothing stands between it and the token before: the `k` of `2k`. */
  isGlued: boolean
}

// One alternative for each kind, none nested: the time grows with the length and no faster.
const pattern =
  /(?<number>\d+(?:[.,]\d+)*)|(?<word>\p{L}+)|(?<line>\n)|(?<emoji>\p{Extended_Pictographic})|[^\s\p{L}\d]/gu

/** Twice as many as the longest message has that is written in words. */
const tokensMax = 1500

/**
 * Splits a tidy text into words, numbers, marks (a line break is one) and emoji, in order. Of a
 * text with more pieces than any honest one has, the rest is not considered.
 */
export function tokenise(text: string): Token[] {
  const folded = fold(text)
  const tokens: Token[] = []
  let previousEnd = -1
  for (const match of folded.matchAll(pattern)) {
    const start = match.index
    const end = start + match[0].length
    const kind = kindOf(match.groups)
    const norm = kind === 'word' ? spellOut(match[0], text.slice(start, end)) : match[0]
    tokens.push({
      kind,
      folded: match[0],
      norm: match[0] === '\n' ? ';' : norm,
      spelled: norm,
      start,
      end,
      isGlued: start === previousEnd,
    })
    previousEnd = end
    if (tokens.length === tokensMax) break
  }
  return tokens
}

function kindOf(groups: Record<string, string> | undefined): TokenKind {
  if (groups?.word !== undefined) return 'word'
  if (groups?.number !== undefined) return 'number'
  return groups?.emoji === undefined ? 'mark' : 'emoji'
}

/** Whether figures stand at this token or behind it. */
export function hasFiguresFrom(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at).some(({ kind }) => kind === 'number')
}
