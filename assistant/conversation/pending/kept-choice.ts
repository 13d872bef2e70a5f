import { fold } from '#language/fold.ts'

/** Which of what was kept is meant, by a name that somebody said. */
export interface KeptChoice {
  /** Nothing but what is named, or all but that. */
  mode: 'only' | 'without'
  words: readonly string[]
  /** One of several of that name. */
  isOne: boolean
}

const toNote = new Set(['pode', 'anota', 'anote', 'anotar', 'tudo'])
const only = new Set(['so', 'somente', 'apenas'])
const without = new Set(['menos', 'exceto', 'fora', 'tirando'])
const one = new Set(['um', 'uma', '1'])
const article = new Set(['o', 'a', 'os', 'as', 'do', 'da', 'dos', 'das'])
const polite = new Set(['por', 'favor', 'pf', 'ok', 'ta'])

/** What of it a message chooses; null for what chooses nothing. */
export function readKeptChoice(text: string): KeptChoice | null {
  const all = fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const isNot = all[0] === 'nao' && all[1] !== undefined && toNote.has(all[1])
  const said = from(isNot ? all.slice(1) : all, (word) => !toNote.has(word))
  const [first = '', ...rest] = said
  const isWithout = isNot || without.has(first)
  if (!isWithout && !only.has(first)) return null
  const named = isNot ? said : rest
  const isOne = named[0] !== undefined && one.has(named[0])
  const words = from(isOne ? named.slice(1) : named, (word) => !article.has(word))
  const last = words.findLastIndex((word) => !polite.has(word))
  if (last < 0) return null
  return { mode: isWithout ? 'without' : 'only', words: words.slice(0, last + 1), isOne }
}

/** Those from the first of which this is true. */
function from(words: readonly string[], isFirst: (word: string) => boolean): readonly string[] {
  const start = words.findIndex(isFirst)
  return start < 0 ? [] : words.slice(start)
}

/**
 * Divides what was kept by that choice.
 *
 * @param namesOf What one of them tells of.
 * @returns Null where nothing has that name: then it was about something else.
 */
export function chooseKept<Kept>(
  all: readonly Kept[],
  { mode, words, isOne }: KeptChoice,
  namesOf: (one: Kept) => readonly string[],
): { chosen: Kept[]; left: Kept[] } | null {
  const isNamed = (kept: Kept): boolean =>
    namesOf(kept).some((name) => {
      const known = fold(name).split(/[^a-z0-9]+/)
      return words.every((word) => known.includes(word))
    })
  const named = all.filter(isNamed).slice(0, isOne ? 1 : undefined)
  if (named.length === 0) return null
  const others = all.filter((kept) => !named.includes(kept))
  return mode === 'only' ? { chosen: named, left: others } : { chosen: others, left: named }
}
