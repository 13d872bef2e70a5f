import { wordsOf } from '#language/phrases/classes.ts'
import { numberOf, WordNumbers } from '#language/phrases/vocabulary.ts'

/** One place of a pattern: what may stand there. */
export type Place =
  | {
      kind: 'word'
      words: ReadonlySet<string>
      /** The same words, by their numbers. */
      numbers: WordNumbers
      starts: readonly string[]
      isOptional: boolean
    }
  | { kind: 'amount'; isOptional: boolean }
  | { kind: 'figure'; isOptional: boolean }
  /** Any number, or one that is this (`Role`). */
  | { kind: 'number'; role: string | null; isOptional: boolean }
  /** Up to so many words, of one sentence. */
  | { kind: 'gap'; max: number }
  | { kind: 'start' }
  | { kind: 'end' }

export type Pattern = readonly Place[]

const gapUsual = 3

/**
 * Reads a pattern over words, each folded and written out as in `Token.norm`:
 * - `nao anota|lanca`: a word, then one of two;
 * - `pag*`: a word that begins so; `\*`: that mark itself;
 * - `[isso|ai]`: may be missing;
 * - `<spend>`, `<pagar>`: any form of the verbs of a sense or a kind, or of one verb;
 * - `<spend:i-did,they-did>`: only these forms of them;
 * - `{person}`: any word of a class of `classes.ts`;
 * - `@`: an amount; `#`: a number; `#percentage`: a number that is one (`amounts/role.ts`);
 * - `@#`: either; `..`: up to three words, `..6`: up to six;
 * - `^` and `$`: the message begins and ends here.
 *
 * @throws Error for what is none of these.
 */
export function parsePattern(text: string): Pattern {
  return text.trim().split(/\s+/).map(placeOf)
}

const places = new Map<string, Place>()

/** What is written the same is one place, however many patterns have it. */
function placeOf(text: string): Place {
  const known = places.get(text)
  if (known) return known
  const place = parsePlace(text)
  places.set(text, place)
  return place
}

function parsePlace(text: string): Place {
  if (text === '^') return { kind: 'start' }
  if (text === '$') return { kind: 'end' }
  const gap = /^\.\.(\d*)$/.exec(text)
  if (gap) return { kind: 'gap', max: Number(gap[1] || gapUsual) }
  const isOptional = text.startsWith('[') && text.endsWith(']')
  const inner = isOptional ? text.slice(1, -1) : text
  if (inner === '@') return { kind: 'amount', isOptional }
  if (inner === '@#') return { kind: 'figure', isOptional }
  const [, role] = /^#([a-z-]*)$/.exec(inner) ?? []
  if (role !== undefined) return { kind: 'number', role: role || null, isOptional }
  const words = new Set<string>()
  const starts: string[] = []
  for (const one of inner.split('|')) {
    if (one === '') throw new Error(`an empty word in the pattern '${text}'`)
    if (one === '\\*') words.add('*')
    else if (one.endsWith('*')) starts.push(one.slice(0, -1))
    else for (const word of wordsOf(one)) words.add(word)
  }
  const numbers = new WordNumbers()
  for (const word of words) numbers.add(numberOf(word))
  return { kind: 'word', words, numbers, starts, isOptional }
}

/** What a pattern can begin with. */
export interface Beginning {
  words: ReadonlySet<string>
  starts: readonly string[]
  isNumber: boolean
}

/** What a pattern can begin with; null for anything. */
export function beginningOf(pattern: Pattern): Beginning | null {
  const words = new Set<string>()
  const starts: string[] = []
  let isNumber = false
  for (const place of pattern) {
    if (place.kind === 'start') continue
    if (place.kind === 'gap' || place.kind === 'end') return null
    if (place.kind === 'word') {
      starts.push(...place.starts)
      for (const word of place.words) words.add(word)
    } else {
      isNumber = true
    }
    // What may be missing may also be what it begins with.
    if (!place.isOptional) return { words, starts, isNumber }
  }
  return null
}
