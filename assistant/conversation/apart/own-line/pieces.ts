/**
 * A message in its lines, or else in its sentences, each with what joins it to the one before. Null
 * for a message of one.
 */
export function piecesOf(text: string): { pieces: string[]; joint: string } | null {
  const lines = full(text.split(/\s*\n+\s*/))
  if (lines.length > 1) return { pieces: lines, joint: '\n' }
  const sentences = full(text.split(/(?<=[.!?…])\s+/u))
  return sentences.length > 1 ? { pieces: sentences, joint: ' ' } : null
}

function full(pieces: readonly string[]): string[] {
  return pieces.map((one) => one.trim()).filter((one) => one !== '')
}
