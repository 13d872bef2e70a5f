import { isAsking } from '#conversation/apart/joined/asking.ts'
import { isOrder } from '#conversation/apart/orders/order-words.ts'
import { findVerb } from '#language/verbs.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** A message cut in two. */
export interface Cut {
  front: string
  behind: string
  /** What stands behind, as it is read alone. */
  reading: Reading
  /** The end of a sentence stands between them. */
  isStrong: boolean
}

const ends = new Set(['.', '!', '?', ';', '...'])
const being = new Set('foi foram era eram'.split(' '))
const joints = new Set([...ends, ',', 'e', 'mas', '+'])

/** Of a message that is cut up more nobody can say by one cut where it changes. */
const cutsMax = 10

/**
 * Every way to cut a message where a thing may end and another begin, the joint left out; a sum, a
 * deed, an order or a question stands on either side. What was asked may be answered by any word.
 */
export function cutsOf(
  { text, tokens, amounts, days, today }: Reading,
  { isAsked }: { isAsked: boolean },
): Cut[] {
  const said = [
    ...amounts.flatMap(({ first, last }) => [first, last]),
    ...tokens.flatMap((_, at) => (tells(tokens, at) ? [at] : [])),
    // "a feira foi sábado"
    ...days.flatMap(({ first }) => (being.has(tokens[first - 1]?.norm ?? '') ? [first] : [])),
  ]
  const [from, to] = [isAsked ? 0 : Math.min(...said), Math.max(...said)]
  if (said.length === 0 || from === to) return []
  const cuts: Omit<Cut, 'reading'>[] = []
  for (const [at, { norm, start, end }] of tokens.entries()) {
    const isInSum = amounts.some(({ first, last }) => first < at && at < last)
    const isJoint = joints.has(norm) || (turns.has(norm) && isAskedNext(tokens, at))
    if (isInSum || at <= from || at >= to || !isJoint) continue
    const front = text.slice(0, norm === '?' ? end : start).replace(/[\s,.;!]+(?:e)?$/, '')
    const rest = text.slice(end).replace(leading, '')
    const behind = isAskedNext(tokens, at) ? rest.replace(turned, '') : rest
    if (front === '' || behind === '') continue
    if (cuts.at(-1)?.behind === behind) {
      const isStrong = cuts.at(-1)?.isStrong || ends.has(norm)
      cuts.splice(-1, 1, { front: cuts.at(-1)?.front ?? front, behind, isStrong })
      continue
    }
    cuts.push({ front, behind, isStrong: ends.has(norm) })
  }
  if (cuts.length > cutsMax) return []
  return cuts.map((cut) => ({ ...cut, reading: readMessage(cut.behind, today) }))
}

/** "o uber foi 28 aí me fala quanto gastei": what turns to a question, with no mark before it. */
const turns = new Set(['ai', 'dai', 'agora', 'entao'])

function isAskedNext(tokens: Reading['tokens'], at: number): boolean {
  return tokens.slice(at + 1, at + 4).some(({ norm }) => isAsking(norm))
}

function tells(tokens: Reading['tokens'], at: number): boolean {
  const { norm = '' } = tokens[at] ?? {}
  const kind = findVerb(norm)?.kind ?? 'else'
  return isAsking(norm) || isOrder(tokens, at) || kind !== 'else'
}

const leading = /^[\s,.;!]*(?:(?:e|mas|tamb[eé]m) )?/i
const turned = /^(?:a[ií]|agora|ent[aã]o) /i
