import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Settled } from '#understanding/transactions/sums/sum.ts'

const passing = new PhraseBook('a part of what came that goes on to somebody', [
  {
    means: 'on',
    say: 'mas|so|porem|sendo|e [que] [r] [$] @ [reais|conto] [disso|desse] [eh|sao|vai|vao|fica|ficam] [tudo] d*|pra|pro|pros|pras|para|meu|minha',
    not: [
      '@ d* gorjeta|comissao|bonus|juros|hora|horas|vale|ferias|reembolso|extra',
      'pra|para comprar|pagar|fazer|levar|dar|mandar|arrumar',
    ],
    like: 'recebi 500 da pensão, mas 100 são do meu irmão',
  },
])
const linking = new PhraseBook('it is told as a part', [
  {
    means: 'part',
    say: '@ [reais|conto] [disso|desse] eh|sao|vai|vao|fica|ficam',
    like: 'minha mãe mandou 150 mas 100 é pro dentista',
  },
])

/**
 * `a pensão de 700 caiu, mas 150 são da minha irmã`: all of it came in, and what is somebody
 * else's, or is for something, is no sum more.
 */
export function takePassedOn(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [whole, part, another] = segments
  if (!whole || !part || another || part.valueCents >= whole.valueCents) return [...segments]
  const isCome = reading.tokens.slice(whole.first, whole.last + 1).some(({ norm }) => {
    const verb = findVerb(norm)
    return verb?.kind === 'earn' || (verb !== undefined && verb?.form === 'they-did')
  })
  const span = { first: whole.amount.last + 1, last: part.last }
  const isOn = passing.isIn(reading, span) && linking.isIn(reading, span)
  return isCome && isOn ? [whole] : [...segments]
}
