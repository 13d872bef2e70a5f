import type { Candidate } from '#understanding/intents/candidate.ts'

const intents = new Set<Candidate['intent']>(['none', 'clarify', 'log', 'correct'])

/**
 * Whether a message that was read as that may speak of what stands there: a figure beside a name
 * is read as one more expense until somebody remembers the one it is of.
 */
export function mayCorrect(intent: Candidate['intent']): boolean {
  return intents.has(intent)
}
