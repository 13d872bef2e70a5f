import { tellingWords } from '#conversation/match-named.ts'
import type { Remembered } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mended, putting } from '#conversation/restating/meant/cues.ts'
import type { Scene, Span } from '#conversation/restating/meant/scene.ts'
import { words } from '#language/phrases/word-set.ts'
import { findVerb } from '#language/verbs.ts'
import { isSomeone, pronouns } from '#understanding/transactions/subject-of.ts'

const possessives = words('meu minha')

/** Somebody is spoken of, and not only called: "da minha filha", not "errei, minha filha". */
export function speaksOfSomeone({ message: { reading } }: Scene): boolean {
  const { tokens } = reading
  return tokens.some(({ norm }, at) => {
    if (!isSomeone(norm) || pronouns.has(norm)) return false
    const lead = possessives.has(tokens[at - 1]?.norm ?? '') ? at - 2 : at - 1
    const isCall = [lead, at + 1].every((by) => (tokens[by]?.kind ?? 'mark') === 'mark')
    return !isCall
  })
}

/** A day is told on which none of these was, or a time before. */
export function isOfOtherDay({ message }: Scene, some: readonly Remembered[]): boolean {
  const { days, tokens } = message.reading
  const own = new Set(some.map(({ date }) => date))
  return (
    days.some(({ date }) => !own.has(date.toString())) || tokens.some(({ norm }) => past.has(norm))
  )
}

const past = words('passado passada amanha semana')
const reasons = words('que porque pois pq')

/** A word of a stretch that names something is none of theirs, nor of `known`, up to a reason. */
export function namesElse(
  { message, own }: Scene,
  known: ReadonlySet<string>,
  { first, last }: Span = { first: 0, last: Number.POSITIVE_INFINITY },
): boolean {
  const { tokens } = message.reading
  const names = new Set(own.flatMap(({ name }) => tellingWords(name)))
  const reason = tokens.findIndex(({ norm }, at) => at > 0 && reasons.has(norm))
  return tellingIn(message).some(({ at, word }) => {
    const isCue = known.has(word) || putting.has(word) || mended.has(word)
    const isKnown = isCue || names.has(word) || isSomeone(word) || findVerb(word) !== undefined
    return !isKnown && at >= first && at <= last && (reason < 0 || at < reason)
  })
}
