import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'

const placing = new Set('no na nos nas em num numa com hoje ontem hj reais conto'.split(' '))

/** The `60` of `fechei com 1 mil e 60`; "aluguel 2 mil e 60 de luz" are two. */
export function readTens(
  tokens: readonly Token[],
  first: number,
  scale: number,
): { last: number; hundredths: number } | null {
  const [and, tens, after] = tokens.slice(first + 2, first + 5)
  if (scale !== 1000 || and?.folded !== 'e' || !/^\d{1,2}$/.test(tens?.folded ?? '')) return null
  const isEnd = after === undefined || after.kind === 'mark' || after.kind === 'emoji'
  const before = tokens[first - 1]
  const isAlone = before?.kind !== 'word' || linking.has(before.norm) || findVerb(before.norm)
  if (!isEnd && !(isAlone && placing.has(after.folded))) return null
  return { last: first + 3, hundredths: Number(tens?.folded) * 100 }
}

const linking = new Set(['com', 'de', 'por', 'deu', 'uns'])

/** The hundreds of `1k2`, all of one piece. */
export function readTail(
  tokens: readonly Token[],
  at: number,
): { last: number; hundredths: number } | null {
  const token = tokens[at]
  const isTail = token?.kind === 'number' && token.isGlued && /^[1-9]$/.test(token.folded)
  return isTail ? { last: at, hundredths: Number(token.folded) * 10_000 } : null
}
