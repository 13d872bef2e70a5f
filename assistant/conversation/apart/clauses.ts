import { hangsOn } from '#conversation/apart/leaning.ts'
import { type Part, partsOf, tellsSums } from '#conversation/apart/parts.ts'
import { readMessage } from '#understanding/reading.ts'

/** Where one thing may end and another begin, besides what sets sentences apart. */
const between = /[.!?]+\s+|\s*\n+\s*|[,;]\s+|\s+e tamb[eé]m\s+/g

/** Of a message that is cut up more nobody can say by one cut where it changes. */
const cutsMax = 6

/**
 * The ways to cut a message at its commas: at all of them, and then at one, since "cinema, 2
 * ingressos 42, recebi 50 do Léo" has commas within what it tells. None where a part hangs on
 * what stands before it.
 */
export function* waysToCut(told: string, today: Temporal.PlainDate): Generator<Part[]> {
  const cuts = [...told.matchAll(between)]
  if (cuts.length === 0 || cuts.length > cutsMax) return
  const sums = readMessage(told, today).amounts.length
  const ways = [told.split(between), ...cuts.map((cut) => halves(told, cut))]
  for (const said of cuts.length === 1 ? ways.slice(1) : ways) {
    const parts = partsOf(said, today)
    const isHanging = parts.slice(1).some(({ reading }) => hangsOn(reading))
    if (parts.length > 1 && !isHanging && tellsSums(parts, sums)) yield parts
  }
}

function halves(told: string, cut: RegExpMatchArray): [string, string] {
  const at = cut.index ?? 0
  return [told.slice(0, at), told.slice(at + cut[0].length)]
}
