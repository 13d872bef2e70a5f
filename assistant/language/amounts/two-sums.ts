import { otherApps } from '#language/amounts/rides/ride-app.ts'
import type { SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

/** Behind a sum one of these begins another thing. */
export const articles = new Set('o a os as um uma'.split(' '))

const two = new Set(['2', 'dois', 'duas'])

const leads = new Set([',', ':', '-'])

const countedReach = 8

/** How prices end: "2 blusas, 59 e 90" is one sum. */
const ends = /^(90|99|95|50)$/

/** `fiz 2 atendimentos em casa, 90 e 75`: one for each of the two that are counted. */
export function isOfTwo(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  if (!leads.has(tokens[first - 1]?.folded ?? '') || ends.test(tokens[last + 2]?.folded ?? '')) {
    return false
  }
  const before = tokens.slice(Math.max(0, first - countedReach), first - 1)
  const counted = before.findLastIndex(({ folded }) => two.has(folded))
  const thing = before[counted + 1]
  // "2 uber": an app has no plural.
  const isPlural = thing?.kind === 'word' && (thing.norm.endsWith('s') || otherApps.has(thing.norm))
  return isPlural && counted >= 0 && !before.slice(counted + 1).some(isFigure)
}

/** What one thing came to, and the other: `a gasosa e o prato feito? foi 40 e 22`. */
export function isOfTwoNamed(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  const says = tokens[first - 1]?.folded ?? ''
  const isSaid = says === 'foi' || says === 'deu' || says === 'foram' || says === 'deram'
  const cents = tokens[last + 2]
  if (!isSaid || cents?.kind !== 'number' || ends.test(cents.folded)) return false
  const before = tokens.slice(Math.max(0, first - countedReach), first - 1)
  const joint = before.findLastIndex(({ folded }) => folded === 'e')
  if (joint < 2 || before.some(isFigure)) return false
  // Both begin with their article, or it may be one: "o arroz e feijão".
  const isNamed = articles.has(before[joint + 1]?.folded ?? '')
  return isNamed && before.slice(0, joint - 1).some(({ folded }) => articles.has(folded))
}

/** A number in figures. */
export function isFigure({ kind }: Token): boolean {
  return kind === 'number'
}
