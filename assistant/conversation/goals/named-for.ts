import type { Telling } from '#conversation/naming/telling.ts'
import { findVerb } from '#language/verbs.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { leansWord } from '#understanding/memory/leaning.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const joinsFor = /^(pr[oa]|para)$/

/** Behind these stands where it came from, or whose it is. */
export const sources = new Set(['do', 'da', 'dos', 'das'])

const savedFor = new Set(['pra', 'pro', 'pras', 'pros', 'para'])

/**
 * What it is saved for, where no such goal is known: "guardei 100 pra geladeira", "no cofrinho da
 * viagem". What is only to be paid, as in "guardei 100 pra pagar a luz", names nothing.
 */
export function nameFor({ reading }: Message, said: readonly Telling[]): string | null {
  const { tokens } = reading
  const own = said.filter(
    ({ at }) => !sources.has(tokens[at - 1]?.norm ?? '') || isOfJar(reading, at),
  )
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last || own.length > nameWordsMax) return null
  const lead = tokens.slice(Math.max(0, first.at - 3), first.at)
  const isFor = lead.some(({ norm }) => savedFor.has(norm)) || isOfJar(reading, first.at)
  const isToDo = tokens
    .slice(0, last.at + 1)
    .some(({ norm }) => findVerb(norm)?.form === 'infinitive')
  if (!isFor || isToDo) return null
  return writeSubject(reading, { first: first.at, last: last.at, score: 0 })
}

const nameWordsMax = 4

function isOfJar({ tokens }: Message['reading'], at: number): boolean {
  return tokens.slice(Math.max(0, at - 3), at).some(({ norm }) => leansWord('jar', norm))
}

/** "pra salvador", of the goal 'Viagem Salvador': nothing else is named. */
export function isFor(
  { reading }: Message,
  said: readonly Telling[],
  at: readonly number[],
): boolean {
  const [first = 0] = at
  const lead = reading.tokens.slice(Math.max(0, first - 2), first)
  // "separei 200 da pescada pro barco": where it comes from is not what it is for.
  const named = said.filter((one) => {
    return one.at > first || !sources.has(reading.tokens[one.at - 1]?.norm ?? '')
  })
  return at.length === named.length && lead.some(({ norm }) => joinsFor.test(norm))
}
