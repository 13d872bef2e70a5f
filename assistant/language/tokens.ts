import { fold } from '#language/fold.ts'
import { numBefore } from '#language/spelling/said-not.ts'
import { spellOut } from '#language/spelling/spell-out.ts'

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
// A bank is called by a letter and a figure.
const pattern =
  /(\d+(?:[.,]\d+)*)|(c6(?![\p{L}\d])|\p{L}+)|\n|(\p{Extended_Pictographic})|[^\s\p{L}\d]/gu

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
  pattern.lastIndex = 0
  for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
    const { index: start, 0: piece, 1: number, 2: word, 3: emoji } = match
    const end = start + piece.length
    const kind = kindOf(number, word, emoji)
    const norm = kind === 'word' ? spellOut(piece, text.slice(start, end)) : piece
    tokens.push({
      kind,
      // One string, where it is written as it is meant.
      folded: norm === piece ? norm : piece,
      norm: piece === '\n' ? ';' : norm,
      spelled: norm,
      start,
      end,
      isGlued: start === previousEnd,
    })
    asked(tokens)
    // "num gastei": known by the word behind it.
    const before = tokens.at(-2)
    if (before?.folded === 'num') {
      before.norm = numBefore(norm)
      before.spelled = before.norm
    }
    previousEnd = end
    if (tokens.length === tokensMax) break
  }
  return tokens
}

const askedOf = new Set(
  (
    'eu ja que foi gastei paguei recebi tenho falta sobrou sobra entrou saiu ganhei vendi devo ' +
    'posso gastamos gaste ganhe pague ainda deu resta vou tem temos entra custa custou'
  ).split(' '),
)

/** The `quato` of "quato gastei ontem", and not that of "gastei quato": nobody counts a deed. */
function asked(tokens: readonly Token[]): void {
  const [word, next] = tokens.slice(-2)
  if ((word?.folded !== 'quato' && word?.folded !== 'quano') || !askedOf.has(next?.norm ?? ''))
    return
  word.folded = 'quanto'
  word.norm = 'quanto'
}

/** @param number What stands there as one; undefined where none does, and so the others. */
function kindOf(
  number: string | undefined,
  word: string | undefined,
  emoji: string | undefined,
): TokenKind {
  if (word !== undefined) return 'word'
  if (number !== undefined) return 'number'
  return emoji === undefined ? 'mark' : 'emoji'
}

/** Whether figures stand at this token or behind it. */
export function hasFiguresFrom(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at).some(({ kind }) => kind === 'number')
}

/** Where a word ends, with the number that is a part of it: the `5` of `ps5`. */
export function wordEnd(tokens: readonly Token[], at: number): number | undefined {
  const glued = tokens[at + 1]
  const isPart = glued?.kind === 'number' && glued.isGlued && /^\d{1,2}$/.test(glued.norm)
  return (isPart ? glued : tokens[at])?.end
}
