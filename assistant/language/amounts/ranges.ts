import type { Amount } from '#language/amounts/amount.ts'
import type { Token } from '#language/tokens.ts'

const loosely = /^(uns|umas|quase|r|\$|rs|mais|menos|ou|cerca|de|por volta)$/

/** Whether `entre` stands before a number: the `e` behind it joins two figures, not their cents. */
export function followsBetween(tokens: readonly Token[], at: number): boolean {
  let before = at - 1
  while (at - before <= 4 && loosely.test(tokens[before]?.folded ?? '')) before -= 1
  return tokens[before]?.folded === 'entre'
}

/** `entre 40 e 50`, `de 200 a 250`, `30 ou 40`, `uns 30, 40`: one amount, and nobody said which. */
export function joinRanges(tokens: readonly Token[], amounts: readonly Amount[]): Amount[] {
  const joined: Amount[] = []
  for (const amount of amounts) {
    const before = joined.at(-1)
    if (before && isRange(tokens, before, amount)) {
      joined[joined.length - 1] = {
        ...amount,
        first: before.first,
        fromCents: before.valueCents,
        isVague: true,
      }
    } else joined.push(amount)
  }
  return joined
}

function isRange(tokens: readonly Token[], from: Amount, to: Amount): boolean {
  if (from.valueCents >= to.valueCents || from.isVague) return false
  const between = tokens.slice(from.last + 1, to.first).map(({ folded }) => folded)
  const links = between.filter((word) => !loosely.test(word) || word === 'ou')
  const [link, another] = links
  if (link === undefined || another !== undefined) return false
  const lead = tokens[from.first - 1]?.folded ?? ''
  switch (link) {
    case 'ou':
      return true
    case 'e':
      return followsBetween(tokens, from.first)
    case 'a':
    case 'ate':
      return lead === 'de' && between.length === 1
    case ',':
      return /^(uns|umas)$/.test(lead) && between.length === 1
    default:
      return false
  }
}
