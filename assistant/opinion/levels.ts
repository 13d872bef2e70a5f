/** Weights are kept in whole levels, from minus this to plus this. */
export const levelsMax = 45

// One letter a weight, such as JSON and diffs leave alone: no space, no quotes, no backslash.
const letters = Array.from({ length: 127 - 33 }, (_, at) => String.fromCharCode(33 + at))
  .filter((letter) => !`"'\\`.includes(letter))
  .join('')
const levels = new Int8Array(128)
for (const [at, letter] of [...letters].entries()) levels[letter.charCodeAt(0)] = at - levelsMax

/** The letter of a level. */
export function letterOf(level: number): string {
  return letters.charAt(level + levelsMax)
}

/** The level that a letter's code stands for; 0 for one that stands for none. */
export function levelOf(code: number): number {
  return levels[code] ?? 0
}
