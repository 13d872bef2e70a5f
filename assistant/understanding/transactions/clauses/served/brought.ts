import { type Frame, wordAt } from '#understanding/transactions/clauses/frame.ts'

const homeward = new Set('voltei voltamos sai saimos cheguei chegamos'.split(' '))
const articles = new Set('um uma uns umas o a os as'.split(' '))

/** "fui no centro e voltei com 3 blusinhas de 19,90": what somebody comes home with was bought. */
export function isBroughtHome(frame: Frame): boolean {
  const { amounts, quantities } = frame.reading
  for (let at = frame.first; at < frame.last; at += 1) {
    if (wordAt(frame, at) !== 'com' || !homeward.has(wordAt(frame, at - 1))) continue
    const next = at + 1
    // "voltei com 12" is what was left.
    if (amounts.some(({ first }) => first === next)) return false
    return articles.has(wordAt(frame, next)) || quantities.some(({ first }) => first === next)
  }
  return false
}
