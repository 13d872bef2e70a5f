import { isMade } from '#conversation/apart/made.ts'
import { isDeed } from '#conversation/apart/told-event.ts'
import { findVerb } from '#language/verbs.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'

const of = new Set(['da', 'do', 'de', 'na', 'no', 'pra', 'pro'])
const titles = new Set(['dona', 'seu'])

/**
 * Whether a sentence without a deed of its own may go on with what was earned in those before it:
 * "torta 80" behind "vendi bolo 120", "unha da Bia 80" behind "recebi 100 da Ana".
 */
export function goesOnEarning(sentence: Reading, before: readonly Reading[]): boolean {
  if (sentence.tokens.some(({ norm }) => isDeed(norm))) return false
  const isOfPerson = sentence.tokens.some(({ norm }, at) => {
    const who = sentence.tokens[at + 1]?.norm ?? ''
    return of.has(norm) && (isFirstName(who) || titles.has(who))
  })
  const said = before.flatMap(({ tokens }) => tokens.map(({ norm }) => norm))
  const verbs = said.flatMap((word) => findVerb(word) ?? [])
  const isServed = said.some((word) => served.has(word))
  if (isOfPerson) return verbs.some(({ kind }) => kind === 'earn') || isServed
  const isWork = verbs.some(({ sense, kind }) => sense === 'sell' || kind === 'hand')
  return (isWork || isServed) && sentence.tokens.some(({ norm }) => isMade(norm))
}

const served = new Set(['atendi', 'atendemos'])
