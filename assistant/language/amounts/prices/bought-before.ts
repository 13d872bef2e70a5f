import { isBare, isBuying } from '#language/amounts/counts/bare.ts'
import type { Found } from '#language/amounts/found.ts'
import type { Token } from '#language/tokens.ts'

/** `3 pães e um suco, 7 o copo`: the price is of the last of them. */
export function isJoined(tokens: readonly Token[], { last }: Found, { first }: Found): boolean {
  return tokens.slice(last + 1, first).some(({ norm }) => norm === 'e')
}

const noThing = new Set('de do da no na em com pra pro para por reais real conto e'.split(' '))

/** The 3 of `comprei 3 café na padoca, cada um 4,50`: the price tells that it was no money. */
export function boughtBefore(
  tokens: readonly Token[],
  found: readonly Found[],
  at: number,
): Found | undefined {
  const count = found.slice(0, at).findLast(({ rule }) => rule !== 'article')
  if (count?.role !== 'amount' || !isBare(count) || !isBuying(tokens, count)) return undefined
  const thing = tokens[count.last + 1]
  if (thing?.kind !== 'word' || noThing.has(thing.norm)) return undefined
  count.role = 'quantity'
  count.rule = 'of-the-piece'
  return count
}
