import { fold } from '#language/fold.ts'
import type { AssistantCategory } from '#understanding/draft.ts'
import { categoryNames } from '#understanding/lexicon/category-names.ts'
import type { Concept } from '#understanding/lexicon/entry.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'

interface KnownName {
  /** As it is said, folded. */
  said: readonly string[]
  words: readonly string[]
  concepts: ReadonlySet<Concept>
}

/** A person's categories by what their names say. */
export interface NameIndex {
  all: readonly AssistantCategory[]
  /** Concepts that each category's name covers. */
  covers: ReadonlyMap<string, ReadonlySet<Concept>>
  /** Folded singular words of each category's name. */
  names: ReadonlyMap<string, readonly string[]>
  /** All words of their names: most words of a message are none of them. */
  words: ReadonlySet<string>
}

/** A message is read in several ways, each time with the same categories. */
let latest: NameIndex | null = null

/** Reads the names of all categories of a person. */
export function indexNames(all: readonly AssistantCategory[]): NameIndex {
  if (latest?.all === all) return latest
  const covers = new Map<string, ReadonlySet<Concept>>()
  const names = new Map<string, readonly string[]>()
  for (const { id, name } of all) {
    const known = readName(name)
    names.set(id, known.words)
    covers.set(id, known.concepts)
  }
  latest = { all, covers, names, words: new Set([...names.values()].flat()) }
  return latest
}

// Most people have the same few names, and each message asks for all of them.
const namesMax = 2000
const knownNames = new Map<string, KnownName>()

/** The words of a category's name, and what they cover. */
export function readName(name: string): KnownName {
  const known = knownNames.get(name)
  if (known) return known
  const words = nameWords(name)
  const said = fold(name).split(' ')
  const read = { said, words, concepts: new Set(words.flatMap((word) => conceptsOfName(word))) }
  if (knownNames.size >= namesMax) knownNames.clear()
  knownNames.set(name, read)
  return read
}

function nameWords(name: string): string[] {
  const words = fold(name.normalize('NFC')).match(/[\p{L}\d]+/gu) ?? []
  return words.filter((word) => word.length > 2 || /^\d+$/.test(word)).map(singular)
}

/** The singular of a plain plural. */
export function singular(word: string): string {
  if (word.endsWith('oes')) return `${word.slice(0, -3)}ao`
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
}

function conceptsOfName(word: string): readonly Concept[] {
  const known = categoryNames.get(word)
  if (known) return known
  const meaning = findMeanings(word)?.[0]
  return meaning && meaning.weight !== 'hint' ? [meaning.concept] : []
}

const young = 'filh net menin sobrinh afilhad bisnet'.split(' ')
const formsOfYoung = new Map(
  young.flatMap((stem) =>
    ['o', 'a', 'inho', 'inha'].map((end) => {
      return [`${stem}${end}`, [`${stem}${end}`, `${stem}o`, `${stem}a`]] as const
    }),
  ),
)

/** The words that one stands for: `netinha` for `neta` and for the `neto` of `Netos`. */
export function formsOfName(word: string): readonly string[] {
  return formsOfYoung.get(word) ?? [word]
}
