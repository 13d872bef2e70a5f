import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import { between, merge, type Settled } from '#understanding/transactions/sums/sum.ts'

const left = new PhraseBook('what the writer has left', [
  {
    means: 'left',
    say: 'sobrou|sobraram|restou|restaram|resta|restam [so|me|mim|pra] [so|mim] [uns] [r] [$] @',
    like: 'ganhei 200, gastei 80 no mercado, sobrou 120',
  },
  {
    means: 'left',
    say: 'fiquei|fico|ficamos|estou|to|sai [so] [ainda] com [so] [r] [$] @',
    like: 'ganhei 200 e gastei 80, fiquei com 120',
  },
])

const come = new PhraseBook('money that came to the writer', [
  {
    means: 'came',
    say: 'ganhei|recebi|apurei|faturei|vendi|entrou|caiu|pingou [hoje|ontem|so] [uns] [r] [$] @',
    like: 'recebi 500',
  },
  {
    means: 'came',
    say: 'me|{kin} [me] deu|mandou|passou|pagou|transferiu [mais|so|uns] [r] [$] @',
    like: 'vó me deu 50',
  },
])

/**
 * `ganhei 200, gastei 80 no mercado, sobrou 120`: what came and what went are told, and the third
 * figure is only what the two leave.
 */
export function dropBalance(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [got, ...more] = segments
  const rest = more.pop()
  const last = more.at(-1)
  if (!got || !rest || !last) return [...segments]
  const spent = more.reduce((sum, { valueCents }) => sum + valueCents, 0)
  if (got.valueCents - spent !== rest.valueCents) return [...segments]
  const isLeft = left.isIn(reading, { ...between(last, rest), last: rest.amount.last })
  const isCome = come.isIn(reading, { first: 0, last: got.amount.last })
  if (!isLeft || !isCome || !more.every((one) => isSpent(reading, one))) return [...segments]
  return [got, ...more.slice(0, -1), merge(rest, last)]
}

/** By a deed of the writer's: `gastei 80`, `paguei 180 de luz`. */
function isSpent({ tokens }: Reading, { first, amount }: Settled): boolean {
  return tokens.slice(Math.min(first, amount.first - 2), amount.first).some(({ norm }) => {
    const verb = findVerb(norm)
    return verb?.form === 'i-did' && verb.kind === 'spend'
  })
}
