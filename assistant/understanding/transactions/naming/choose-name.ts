import { findVerb } from '#language/verbs.ts'
import type { BinaryModel } from '#opinion/binary.ts'
import { opinionLimits } from '#opinion/limits.ts'
import { featuresOfNames, type Unnamed } from '#opinion/names/features.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Subject } from '#understanding/transactions/naming/describe.ts'

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
  if (!model || !ruled || runs.length < 2) return { subject: ruled, also: null }
  const chances = featuresOfNames(unnamed).map(model)
  const ranked = runs
    .map((subject, at) => ({ subject, chance: chances[at] ?? 0 }))
    .toSorted((one, other) => other.chance - one.chance)
  const [best, ...others] = ranked
  const subject = best?.subject ?? ruled
  const also = others.find(({ subject: other, chance }) => {
    return chance >= opinionLimits.alsoNamed && saysMore(reading, other, subject)
  })
  return { subject, also: also?.subject ?? visited(unnamed, subject) }
}

const into = new Set(['na', 'no', 'ao', 'a'])
const reaching = new Set(['ir', 'vir', 'passar', 'parar', 'chegar', 'correr'])

/** The `feira` of "fui na feira e gastei 62 com verdura": where somebody went is remembered too. */
function visited({ runs, reading }: Unnamed, subject: Subject): Subject | null {
  const { tokens, amounts } = reading
  if (amounts.length > 1) return null
  const found = runs.find(({ first }) => {
    const isShop = findMeanings(tokens[first]?.norm ?? '')?.some(({ weight }) => weight === 'place')
    const verb = findVerb(tokens[first - 2]?.norm ?? '')
    const isReached = reaching.has(verb?.lemma ?? '') || first === 1
    return isShop && isReached && into.has(tokens[first - 1]?.norm ?? '')
  })
  return found && saysMore(reading, found, subject) ? found : null
}

/** "pizza pros alunos, 4 pizzas": the second says nothing that the first did not. */
function saysMore({ tokens }: Reading, other: Subject, subject: Subject): boolean {
  const stems = (run: Subject) =>
    tokens
      .slice(run.first, run.last + 1)
      .filter(({ kind }) => kind === 'word')
      .map(({ norm }) => norm.replace(/s$/, ''))
  const said = new Set(stems(subject))
  return stems(other).some((stem) => stem.length > 2 && !said.has(stem))
}
