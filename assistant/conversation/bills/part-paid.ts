import type { Bill, Telling } from '#conversation/naming/telling.ts'
import type { Token } from '#language/tokens.ts'
import type { Reading } from '#understanding/reading.ts'

const ordinals = new Map<string, number>([
  ['primeira', 1],
  ['primeiro', 1],
  ['segunda', 2],
  ['segundo', 2],
  ['terceira', 3],
  ['terceiro', 3],
  ['quarta', 4],
  ['quarto', 4],
  ['quinta', 5],
  ['quinto', 5],
  ['sexta', 6],
  ['sexto', 6],
  ['setima', 7],
  ['oitava', 8],
  ['nona', 9],
  ['decima', 10],
])

/** What stands behind a figure that tells which one: `2a`, `2ª`. */
const marks = new Set(['a', 'o', 'ª', 'º'])
const parts = new Set(['parcela', 'prestacao', 'mensalidade'])
const lead = new Set(['a', 'o'])
const ofThing = new Set(['do', 'da', 'de', 'dos', 'das'])

/** The how manieth part a message tells of, and the tokens that tell it: "a 2a do tênis". */
export interface PartPaid {
  part: number
  at: ReadonlySet<number>
}

/** Null where none is told, or nothing of the person's is paid in parts. */
export function partOf(reading: Reading, payments: readonly Bill[]): PartPaid | null {
  if (!payments.some(({ instalments }) => (instalments ?? 1) > 1)) return null
  const { tokens, days } = reading
  for (const at of tokens.keys()) {
    const found = partAt(tokens, at)
    const day = days.find(({ first, last }) => first <= at && at <= last)
    if (found && (!day || isOfThing(tokens, day.last))) return found
  }
  return null
}

/** "a segunda do celular", which is no Monday. */
function isOfThing(tokens: readonly Token[], at: number): boolean {
  return parts.has(tokens[at + 1]?.norm ?? '') || ofThing.has(tokens[at + 1]?.norm ?? '')
}

function partAt(tokens: readonly Token[], at: number): PartPaid | null {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!token) return null
  const isPart = parts.has(before?.norm ?? '')
  const named = ordinals.get(token.folded)
  if (named !== undefined && (isPart || lead.has(before?.norm ?? ''))) {
    return { part: named, at: new Set([at]) }
  }
  if (token.kind !== 'number' || !/^\d{1,3}$/.test(token.folded)) return null
  const isMarked = after?.isGlued === true && marks.has(after.folded)
  if (!isMarked && !isPart) return null
  return { part: Number(token.folded), at: new Set(isMarked ? [at, at + 1] : [at]) }
}

/** What was said without which part it was. */
export function withoutPart(said: readonly Telling[], part: PartPaid | null): readonly Telling[] {
  return part ? said.filter(({ at }) => !part.at.has(at)) : said
}
