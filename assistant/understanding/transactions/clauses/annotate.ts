import type { Reading } from '#understanding/reading.ts'
import type { Clause, PlacedVerb } from '#understanding/transactions/clauses/clause.ts'
import { flowOf } from '#understanding/transactions/clauses/flow.ts'
import { type Frame, frameOf, isSaid, wordAt } from '#understanding/transactions/clauses/frame.ts'
import { moodOf } from '#understanding/transactions/clauses/moods.ts'

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
  if (!isSaid(frame, 'cancel')) return null
  return namesPart(frame) ? 'part' : 'unpaid'
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
