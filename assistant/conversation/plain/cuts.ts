import type { Reading } from '#understanding/reading.ts'

const joints = new Set(['e', ',', '.', ';', ':', '!'])
/** They begin what is told of the sum before them: "desses guardei 100". */
const begins = new Set(['desses', 'dessas', 'deles', 'disso', 'dai', 'depois'])
const [lengthMax, cutsMax] = [200, 12]

/** Every way to cut a message in two where one thing may end; none where it is cut up too much. */
export function cutsOf({ text, tokens, amounts }: Reading): [front: string, behind: string][] {
  if (text.length > lengthMax) return []
  const cuts = tokens.flatMap(({ kind, norm, start, end }, at): [string, string][] => {
    const isInSum = amounts.some(({ first, last }) => first < at && at < last)
    const isJoint = joints.has(norm) || kind === 'emoji'
    const isBegin = begins.has(norm)
    if (isInSum || at === 0 || at === tokens.length - 1 || !(isJoint || isBegin)) return []
    return [[text.slice(0, start).trim(), text.slice(isBegin ? start : end).trim()]]
  })
  return cuts.length > cutsMax ? [] : cuts
}
