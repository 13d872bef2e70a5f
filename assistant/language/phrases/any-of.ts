/**
 * Whether one of some phrases stands in a text.
 *
 * @param phrases Parted by "; ": each of whole words, folded.
 * @returns A test of a text that is folded and begins and ends with a space, as `Reading.flat`.
 */
export function anyOf(phrases: string): (flat: string) => boolean {
  const all = phrases.split(/;\s+/).map((phrase) => ` ${phrase.trim()} `)
  return (flat) => all.some((phrase) => flat.includes(phrase))
}
