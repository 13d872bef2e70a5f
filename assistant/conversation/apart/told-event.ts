import { findVerb } from '#language/verbs.ts'
import type { Reading } from '#understanding/reading.ts'

const happening = new Set<string>(['arrive', 'spend', 'give', 'refund'])

/** Whether a word tells what the writer spent or earned. */
export function isDeed(word: string): boolean {
  const verb = findVerb(word)
  return verb?.form === 'i-did' && (verb.kind === 'spend' || verb.kind === 'earn')
}

/** Whether a word tells that something was done: by the writer, or with money by another. */
export function tellsEvent(word: string): boolean {
  const verb = findVerb(word)
  if (verb?.form === 'i-did') return verb.kind !== 'else' && verb.kind !== 'cost'
  return verb?.form === 'they-did' && happening.has(verb.kind)
}

/** `caiu meu salário, 3.842,17`: what was done stands before the first sum. */
export function beginsWithEvent({ tokens, amounts }: Reading): boolean {
  return tokens.slice(0, amounts[0]?.first).some(({ norm }) => tellsEvent(norm))
}
