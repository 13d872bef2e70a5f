import { wordsOf } from '#language/phrases/classes.ts'
import { findVerb } from '#language/verbs.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { hasAmount, hasWord, type Scene } from '#understanding/transactions/scene.ts'

const dear = new Set([...wordsOf('{moved}'), ...'caro cara caros caras'.split(' ')])
const remarks = new Set(['seen', 'taken-back'])
const denying = new Set('nao nem mas achei deixei desisti'.split(' '))
const wanted = new Set(['quis', 'quiseram'])
const unmet = new Set('nao nem eu mas comprar trocar vender pagar'.split(' '))

/**
 * Whether the clause at an index says nothing of the price behind it: dearer by now as what was
 * bought is, or wanted by somebody who then had it.
 */
export function isBesidePrice(scene: Scene, at: number): boolean {
  const talk = scene.clauses[at]
  if (!talk || hasAmount(scene, talk)) return false
  return isDearer(scene, at) || isTreat(scene, at)
}

/** `comprei o gás, aumentou de novo, 125 o botijão`. */
function isDearer({ clauses, reading }: Scene, at: number): boolean {
  const [deed, talk] = [clauses[at - 1], clauses[at]]
  if (!deed || !talk || deed.sentence !== talk.sentence) return false
  const isBought = deed.rule === 'own-deed' && deed.mood === 'done' && deed.flow === 'out'
  if (!isBought || !remarks.has(talk.rule)) return false
  if (hasWord(reading, talk.first, talk.last, denying)) return false
  // "comprei arroz, o feijão subiu, 12 o quilo": the price of another thing.
  const bought = thingsIn(reading, deed)
  const isOther = bought.length > 0 && thingsIn(reading, talk).some((one) => !bought.includes(one))
  return !isOther && hasWord(reading, talk.first, talk.last, dear)
}

/** The things that are named between two tokens; `abasteci` is a deed. */
function thingsIn({ tokens }: Reading, { first, last }: Clause): string[] {
  const isThing = (norm: string) =>
    !findVerb(norm) && findMeanings(norm)?.some(({ weight }) => weight === 'item')
  return tokens.slice(first, last + 1).flatMap(({ norm }) => (isThing(norm) ? norm : []))
}

/** `minha filha quis sorvete, 18`. */
function isTreat({ clauses, reading }: Scene, at: number): boolean {
  const wish = clauses[at]
  if (wish?.rule !== 'wished' || !hasWord(reading, wish.first, wish.last, wanted)) return false
  if (clauses.slice(at + 1).some(({ mood }) => mood === 'undone')) return false
  const begins = reading.tokens[wish.first]?.norm ?? ''
  return !wanted.has(begins) && !hasWord(reading, wish.first, wish.last, unmet)
}
