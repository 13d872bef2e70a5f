import type { Found } from '#language/amounts/found.ts'
import { findUnit } from '#language/amounts/units.ts'
import type { Token } from '#language/tokens.ts'

const says = new Set('a por ta tava esta estava foi era custou saiu eh ficou so r $ :'.split(' '))
const naming = new Set('do da de dos das'.split(' '))
const articles = new Set(['o', 'a', 'cada'])
/** As many tokens as `o quilo da carne moída tava a R$` has. */
const reach = 8

/** The `kg` of `2 quilos de carne, o quilo a 38`: what a price is of, told before it. */
export function unitAhead(tokens: readonly Token[], { first }: Found): string | null {
  let at = first - 1
  while (at >= 0 && says.has(tokens[at]?.norm ?? '')) at -= 1
  if (at === first - 1) return null
  for (let place = at; place >= Math.max(1, first - reach); place -= 1) {
    const token = tokens[place]
    if (token?.kind !== 'word') return null
    const unit = findUnit(token.norm)
    const isOf = place === at || naming.has(tokens[place + 1]?.norm ?? '')
    const isOne = articles.has(tokens[place - 1]?.norm ?? '') && isOf
    if (unit?.role === 'measure' && unit.per !== '' && unit.factor === 1) {
      return isOne ? unit.per : null
    }
  }
  return null
}
