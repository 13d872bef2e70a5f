import { findNumberWord } from '#language/number-words.ts'
import type { Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'
import { hashText } from '#opinion/hash.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isPlainWord } from '#understanding/plain-words.ts'

/** A word as it is meant, a figure by its shape. */
export function wordHash({ kind, norm }: Token): number {
  return hashText(kind === 'number' ? shapeOf(norm) : norm)
}

/** `1.234,56` as `0.000,00`; long runs of digits are alike. */
function shapeOf(figure: string): string {
  if (figure.length > digitsMax) return figure.replace(/\d/g, '0').replace(/0{6,}/, '000000')
  let shape = ''
  for (const sign of figure) shape += sign >= '0' && sign <= '9' ? '0' : sign
  return shape
}

const digitsMax = 6

/** A class of words, and what its name comes to. */
interface WordClass {
  name: string
  hash: number
}

/** More words than a day of one person has; strange ones must not fill the memory. */
const wordsMax = 4000
/** Each of five opinions asks for the words of a message, and most messages have the same ones. */
const known = new Map<string, WordClass>()

/** What kind of word it is. */
export function classHash(token: Token): number {
  return token.kind === 'word' ? classOfWord(token.norm).hash : hashText(classOf(token))
}

/** What kind of word it is: a figure's shape, a verb's sense and form, a thing, or itself. */
export function classOf({ kind, norm }: Token): string {
  if (kind === 'number') return shapeOf(norm)
  if (kind === 'emoji') return '<emoji>'
  return kind === 'mark' ? norm : classOfWord(norm).name
}

function classOfWord(norm: string): WordClass {
  const seen = known.get(norm)
  if (seen) return seen
  const name = nameOfClass(norm)
  const found = { name, hash: hashText(name) }
  if (known.size >= wordsMax) known.clear()
  known.set(norm, found)
  return found
}

function nameOfClass(norm: string): string {
  if (findNumberWord(norm)) return '<number>'
  const verb = findVerb(norm)
  if (verb) return `<${verb.kind} ${verb.form}>`
  if (isPlainWord(norm)) return norm
  const [meaning] = findMeanings(norm) ?? []
  if (meaning) return incomes.has(meaning.concept) ? '<income>' : `<${meaning.weight}>`
  return '<word>'
}

const incomes = new Set<string>([
  'salary',
  'freelance',
  'sales',
  'interest',
  'benefit',
  'refund',
  'rent-income',
])
