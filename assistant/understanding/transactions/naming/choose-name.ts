import type { BinaryModel } from '#opinion/binary.ts'
import { opinionLimits } from '#opinion/limits.ts'
import { featuresOfNames, type Unnamed } from '#opinion/names/features.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Subject } from '#understanding/transactions/naming/describe.ts'
import { toldBeside } from '#understanding/transactions/naming/told-beside.ts'

/** What a transaction is called by, and what else is told of it. */
export interface Name {
  subject: Subject | null
  also: Subject | null
}

/**
 * The likeliest of the stretches that may name an amount; and the next one, where that may well be
 * what the person will look for: `espetinho` and `Rafa` in "a Rafa me pagou 10 do espetinho dela".
 *
 * @param model Tells of each stretch how likely it names the amount; null for what the rules say.
 */
export function chooseName(
  unnamed: Unnamed,
  ruled: Subject | null,
  model: BinaryModel | null,
): Name {
  const { runs, reading } = unnamed
  if (!model || !ruled) return { subject: ruled, also: null }
  if (runs.length < 2) {
    const isList = reading.amounts.length > 1
    return { subject: ruled, also: isList ? toldBeside(unnamed, ruled) : null }
  }
  const chances = featuresOfNames(unnamed).map(model)
  const ranked = runs
    .map((subject, at) => ({ subject, chance: chances[at] ?? 0 }))
    .toSorted((one, other) => other.chance - one.chance)
  const [best, ...others] = ranked
  const subject = best?.subject ?? ruled
  const also = others.find(({ subject: other, chance }) => {
    return chance >= opinionLimits.alsoNamed && saysMore(reading, other, subject)
  })
  const beside = toldBeside(unnamed, subject)
  const isMore = beside !== null && saysMore(reading, beside, subject)
  return { subject, also: also?.subject ?? (isMore ? beside : null) }
}

/** "pizza pros alunos, 4 pizzas": the second says nothing that the first did not. */
function saysMore({ tokens }: Reading, other: Subject, subject: Subject): boolean {
  const stems = (run: Subject) =>
    tokens
      .slice(run.first, run.last + 1)
      .filter(({ kind }) => kind === 'word')
      // Gas is no plural.
      .map(({ norm }) => (norm.length > 3 ? norm.replace(/s$/, '') : norm))
  const said = new Set(stems(subject))
  return stems(other).some((stem) => stem.length > 2 && !said.has(stem))
}
