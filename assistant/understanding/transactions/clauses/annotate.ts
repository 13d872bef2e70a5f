import type { Reading } from '#understanding/reading.ts'
import type { Clause, PlacedVerb } from '#understanding/transactions/clauses/clause.ts'
import { flowOf } from '#understanding/transactions/clauses/flow.ts'
import { type Frame, frameOf, isSaid, wordAt } from '#understanding/transactions/clauses/frame.ts'
import { moodOf } from '#understanding/transactions/clauses/moods/moods.ts'

/** Says of a clause whether it was done and which way its money went, each with its rule. */
export function annotate(
  reading: Reading,
  { first, last, sentence }: { first: number; last: number; sentence: number },
  verbs: readonly PlacedVerb[],
): Clause {
  const frame = frameOf(reading, { first, last }, verbs)
  const { flat } = frame
  return {
    first,
    last,
    sentence,
    verbs,
    flat,
    ...moodOf(frame),
    ...flowOf(frame),
    takes: takesOf(frame),
  }
}

function takesOf(frame: Frame): Clause['takes'] {
  if (isSaid(frame, 'retraction')) return 'all'
  if (!isSaid(frame, 'cancel') || isOfOther(frame)) return null
  return namesPart(frame) ? 'part' : 'unpaid'
}

const articles = new Set(['o', 'a', 'os', 'as'])
const beforeDenial = new Set('eu ainda mas ja so a gente'.split(' '))
const general = new Set(
  'conta compra boleto valor fatura preco total resto restante dinheiro corrida pedido'.split(' '),
)

const thingMax = 3

/** `luz 140, a água ainda não paguei`: the clause names what it denies, and it is another thing. */
function isOfOther({ reading: { tokens }, first, last }: Frame): boolean {
  const words = tokens.slice(first, last + 1).filter(({ kind }) => kind === 'word')
  const [article, ...more] = words.map(({ norm }) => norm)
  const thing = more.slice(0, more.indexOf('nao')).filter((word) => !beforeDenial.has(word))
  if (!articles.has(article ?? '') || !more.includes('nao') || thing.length === 0) return false
  const isNamed = tokens.slice(0, first).some(({ norm }) => thing.includes(norm))
  return thing.length <= thingMax && !isNamed && !thing.some((word) => general.has(word))
}

const noParts = new Set('por porque ainda nada'.split(' '))

/** "nao comprei carne": only the meat is denied. */
function namesPart(frame: Frame): boolean {
  for (let at = frame.first; at < frame.last; at += 1) {
    if (wordAt(frame, at) !== 'nao') continue
    const [verb, object] = [frame.reading.tokens[at + 1], frame.reading.tokens[at + 2]]
    if (at + 2 > frame.last || verb?.kind !== 'word' || object?.kind !== 'word') continue
    if (!noParts.has(object.norm)) return true
  }
  return false
}
