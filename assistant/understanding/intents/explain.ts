import type { Message, Read } from '#understanding/intents/candidate.ts'

const whys =
  /^ (e |mas |ue |lya ,? ?)*(por que|porque|pq|por qual motivo|qual o motivo|como (voce|vc) (sabe|sabia|escolheu|decidiu)) /
const about =
  / (categoria|categorias|categorizou|colocou|botou|pos|anotou|classificou|escolheu|sabe|sabia|decidiu|em|isso|esse|essa|la) /

/** Asks why the last transaction stands where it does. */
export function recogniseWhy({ reading, hasLast, hasSaid, index }: Message): Read | null {
  if (!(hasLast || hasSaid) || reading.amounts.length > 0 || !whys.test(reading.flat)) return null
  const isBrief = reading.tokens.length <= 3
  const isNamed = index.all.some(({ id }) =>
    (index.names.get(id) ?? []).some((word) => reading.flat.includes(` ${word}`)),
  )
  if (!isBrief && !isNamed && !about.test(reading.flat)) return null
  return { intent: 'explain', confidence: 90 }
}
