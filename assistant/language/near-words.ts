/** Finds the listed word that a misspelt one stands for. */
export interface NearWords {
  find(word: string): string | undefined
}

// Portuguese as it is heard, in the order of its rules: letters that sound alike become one.
const sounds: readonly [RegExp, string][] = [
  [/^h/, ''],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/lh/g, 'i'],
  [/ch|sh/g, 'x'],
  [/nh/g, 'ñ'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/G/g, 'g'],
  [/qu(?=[ei])/g, 'k'],
  [/(?:[sx]?c)(?=[ei])/g, 's'],
  [/[cq]/g, 'k'],
  [/z|ss/g, 's'],
  [/x(?=[bcdfgjklmnpqrstv])|x$/g, 's'],
  [/rr/g, 'R'],
  // `pexe`, `dinhero`, `quejo`: no ear hears the i.
  [/ei(?=[rjx])/g, 'e'],
  // `brusa`, `frauda`, in the country.
  [/(?<=[bfgkpt])l/g, 'r'],
  [/(?<=[aeiou])l(?![aeiou])/g, 'u'],
  [/m(?![aeiou])/g, 'n'],
  [/^i(?=n)/, 'e'],
  [/^dis(?![aeiou])/, 'des'],
  [/o$/, 'u'],
  [/(.)\1+/g, '$1'],
]

/** What a folded word sounds like: `comta` and `conta` are one, `almosso` and `almoco` too. */
function soundOf(word: string): string {
  let heard = word
  for (const [letters, one] of sounds) heard = heard.replace(letters, one)
  return heard
}

const heardLengthMin = 4
/** Where a folded c may have been written with a cedilla: `calca`, `almoco`. */
const cedilla = /(?<=[aeiounrl])c(?=[aou])/g

/** Indexes words by their sound. Of two that sound alike the first one listed is meant. */
export function indexBySound(words: Iterable<string>): NearWords {
  const bySound = new Map<string, string>()
  for (const word of words) {
    if (word.length < heardLengthMin || /[^a-z]/.test(word)) continue
    const soft = word.replace(cedilla, 's')
    for (const one of soft === word ? [word] : [word, soft]) {
      const sound = soundOf(one)
      if (!bySound.has(sound)) bySound.set(sound, word)
    }
  }
  const find = (word: string) => bySound.get(soundOf(word))
  return { find: (word) => (word.length < heardLengthMin ? undefined : find(word)) }
}

/** How near is near; lengths in letters. */
interface Nearness {
  /** The shortest word that may be a slip. */
  lengthMin?: number
  /** The shortest word that may be meant, and in which another letter may stand for one. */
  otherFrom?: number
  /** The first letter may be missed for its neighbour on the keyboard. */
  mayBeginElse?: boolean
}

const listedLengthMin = 6

/**
 * Indexes words by what is left of them when one letter is taken out (the symmetric-delete method):
 * two words one slip apart share such a rest, so a look-up costs the length of the word.
 */
export function indexNearWords(
  words: Iterable<string>,
  { lengthMin = 5, otherFrom = 7, mayBeginElse = false }: Nearness = {},
): NearWords {
  const byRest = new Map<string, string[]>()
  const shortest = Math.min(listedLengthMin, otherFrom)
  for (const word of words) {
    if (word.length < shortest || /[^a-z]/.test(word)) continue
    for (const rest of restsOf(word)) {
      const listed = byRest.get(rest)
      if (listed) listed.push(word)
      else byRest.set(rest, [word])
    }
  }
  const isNear = (candidate: string, word: string) => {
    // A slip in the first letter is rare, and other words are near there.
    const begins = candidate[0] === word[0]
    const isElse = mayBeginElse && candidate.length === word.length && isNeighbour(candidate, word)
    return (begins || isElse) && isOneSlip(candidate, word, otherFrom)
  }
  return { find: (word) => findNear(byRest, word, { lengthMin, isNear }) }
}

function findNear(
  byRest: ReadonlyMap<string, readonly string[]>,
  word: string,
  {
    lengthMin,
    isNear,
  }: { lengthMin: number; isNear: (candidate: string, word: string) => boolean },
): string | undefined {
  if (word.length < lengthMin || word.length > 24) return undefined
  for (const rest of restsOf(word)) {
    const found = byRest.get(rest)?.find((candidate) => isNear(candidate, word))
    if (found !== undefined) return found
  }
  return undefined
}

function restsOf(word: string): string[] {
  const rests = [word]
  for (let at = 0; at < word.length; at += 1) rests.push(word.slice(0, at) + word.slice(at + 1))
  return rests
}

// Neighbours on the keyboard's rows, and letters that sound alike.
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const alike = ['sz', 'sc', 'xs', 'mn', 'ie', 'ou', 'gj', 'lu', 'kc', 'vw', 'xc', 'aq', 'yi']

/** Whether the first letters of two words are neighbours. */
function isNeighbour(a: string, b: string): boolean {
  const [one = '', other = ''] = [a[0], b[0]]
  return rows.some(
    (row) =>
      Math.abs(row.indexOf(one) - row.indexOf(other)) === 1 &&
      row.includes(one) &&
      row.includes(other),
  )
}

function isMishit(a: string, b: string): boolean {
  const [one = '', other = ''] = [a[0], b[0]]
  return isNeighbour(a, b) || alike.some((pair) => pair === one + other || pair === other + one)
}

/** Whether one slip makes one word of the other; another letter only in one of that length. */
export function isOneSlip(one: string, other: string, otherFrom: number): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const a = one.slice(start)
  const b = other.slice(start)
  if (a.length === b.length) {
    const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
    // Two short words that differ in one letter are mostly two words, as camila and camisa.
    return isSwapped || (isMishit(a, b) && one.length >= otherFrom && a.slice(1) === b.slice(1))
  }
  return a.length > b.length ? a.slice(1) === b : a === b.slice(1)
}
