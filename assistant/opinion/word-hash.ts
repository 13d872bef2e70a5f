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
  return figure.replace(/\d/g, '0').replace(/0{6,}/, '000000')
}

/** What kind of word it is. */
export function classHash(token: Token): number {
  return hashText(classOf(token))
}

/** What kind of word it is: a figure's shape, a verb's sense and form, a thing, or itself. */
export function classOf({ kind, norm }: Token): string {
  if (kind === 'number') return shapeOf(norm)
  if (kind === 'emoji') return '<emoji>'
  if (kind === 'mark') return norm
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
