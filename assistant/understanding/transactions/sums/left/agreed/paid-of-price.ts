import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'
import { isIncomeTalk } from '#understanding/transactions/direction.ts'

const given = new PhraseBook('a part that is given right behind its price', [
  {
    means: 'given',
    say: '@ [reais] ..3 ,|e|mas|. [eu|so|ja] [so|ja] dei|adiantei [so|ja] [r] [$] @ [reais|conto] [no|em|de] [agora|hoje|ja|pix|dinheiro] [por] [enquanto] [.|!] $',
    like: 'remédio 80, dei 50',
  },
  {
    means: 'given',
    say: '@ [reais] ..3 ,|e|mas|. [eu|so|ja] [so|ja] paguei [so|ja] [r] [$] @ [reais|conto] [so] agora|ja|por [enquanto] [.|!] $',
    like: 'comprei um fogão 900, paguei 300 agora',
  },
  {
    means: 'given',
    say: '@ [reais] ..3 ,|e|mas|. [eu] ja|so paguei [r] [$] @ [reais|conto] [.|!] $',
    like: 'comprei um fogão de 900 e já paguei 300',
  },
])

const instead = new PhraseBook<'paid' | 'got'>('what was paid for a price that is told', [
  {
    means: 'paid',
    say: '^ ..5 [r] [$] @ [reais] ,|mas|. [eu] [so] paguei [so] [r] [$] @ [reais|conto] [hoje|ontem] [.|!] $',
    like: 'luz 110, paguei 115 hoje',
  },
  {
    means: 'paid',
    say: '^ ..5 [r] [$] @ [reais] [,] e [eu] ja paguei [r] [$] @ [reais|conto] [hoje|ontem] [.|!] $',
    like: 'luz 90 e já paguei 90',
  },
  {
    means: 'got',
    say: '^ ..2 fiz|fizemos um|uma|o|a ..5 [por|a|de] [r] [$] @ [reais] [,|e|mas] recebi|recebemos [r] [$] @ [reais] [hoje|ontem] [.|!] $',
    like: 'fiz uma faxina de 180, recebi 200',
  },
])

/** `luz 110, paguei 115 hoje`, `padaria 12, paguei 8`: what was paid, and no second one. */
export function isPaidInstead(reading: Reading): boolean {
  const found = reading.amounts.length === 2 ? instead.find(reading) : null
  return found !== null && (found.means === 'got' || isPriceOfThing(reading))
}

const getting = new Set(['comprar', 'levar', 'pegar', 'encomendar'])

/** What stands before the first figure is bought, and no money that came or was put aside. */
function isPriceOfThing(reading: Reading): boolean {
  const { tokens, amounts } = reading
  const head = tokens.slice(0, amounts[0]?.first ?? 0)
  const isOther = head.some(({ norm }) => {
    const verb = findVerb(norm)
    return verb !== undefined && !getting.has(verb.lemma)
  })
  return !isOther && head.some(({ kind }) => kind === 'word') && !isIncomeTalk(reading)
}

/** `gás 110, dei 60 agora`: what the second leaves of the first is still to be paid. */
export function isPartGiven(reading: Reading): boolean {
  const [whole, part, another] = reading.amounts
  if (!whole || !part || another || part.valueCents >= whole.valueCents) return false
  // "aluguel 900, paguei 450": hardly a price that was taken down.
  const isHalf = part.valueCents * 2 <= whole.valueCents && isPaidInstead(reading)
  return (given.isIn(reading) || isHalf) && isPriceOfThing(reading)
}
