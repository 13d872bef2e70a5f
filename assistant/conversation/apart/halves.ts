import type { Reading } from '#understanding/reading.ts'

const joints = new Set(['e', ',', '.', ';', '?', '!'])

/** As much as two things of a person are long, in characters, and where they may be cut. */
const [lengthMax, jointsMax] = [200, 10]

/**
 * Every way to cut a message in two where one thing may end and another begin, the joint left out
 * and a mark left to what it ends. None of a message that is longer than two things are, or is cut
 * up so much that no cut says anything.
 */
export function halvesOf({ text, tokens, amounts }: Reading): [string, string][] {
  if (text.length > lengthMax) return []
  const cuts = tokens.filter(({ norm }, at) => {
    const isInSum = amounts.some(({ first, last }) => first < at && at < last)
    return joints.has(norm) && !isInSum && at > 0 && at < tokens.length - 1
  })
  if (cuts.length > jointsMax) return []
  return cuts.map(({ norm, start, end }) => {
    const isMark = norm === '?' || norm === '!'
    return [text.slice(0, isMark ? end : start).trim(), text.slice(end).trim()]
  })
}
