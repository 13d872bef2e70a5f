import type { Reading } from '#understanding/reading.ts'

const tags =
  / (ne|nao eh|ta|esta|ok|okay|beleza|certo|viu|sabia|pode ser|por favor|entendeu|sim|fechou|combinado|esta bom|tudo bem) \?/

/** Whether a message asks something: a question mark that is no mere "né?". */
export function isQuestion(reading: Reading): boolean {
  return reading.flat.includes(' ?') && !tags.test(reading.flat)
}

/** Whether the sentence in which a token stands is a question. */
export function isAsked(reading: Reading, at: number): boolean {
  for (let index = at; index < reading.tokens.length; index += 1) {
    const norm = reading.tokens[index]?.norm
    if (norm === '?') return !tags.test(reading.flat)
    if (norm === '.' || norm === '!' || norm === ';') return false
  }
  return false
}
