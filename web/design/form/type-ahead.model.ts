/**
 * Which of the labels somebody means who types this: the first whose words begin so, without case,
 * accents and whatever sign stands before its name. One letter again and again goes round.
 * @param current Where the list stands.
 * @returns Its place, or -1.
 */
export function findLabel(labels: readonly string[], typed: string, current: number): number {
  const names = labels.map(fold)
  const text = fold(typed)
  if (text === '') return -1
  const isOneLetter = [...text].every((letter) => letter === text[0])
  const wanted = isOneLetter ? text.slice(0, 1) : text
  // A letter that is typed again looks further on; a word that goes on may stay where it is.
  const first = isOneLetter ? current + 1 : Math.max(current, 0)
  const places = names.map((_, at) => (first + at) % names.length)
  return places.find((at) => names[at]?.startsWith(wanted)) ?? -1
}

function fold(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return bare.replace(/^[^\p{L}\p{N}]+/u, '')
}
