import type { Before } from '@lya/assistant/opinion/before.ts'
import type { OpinionIntent } from '@lya/assistant/opinion/intents.ts'

/** Something that came in or went out. */
export interface Entry {
  /** In centavos. */
  amount: number
  type: 'receita' | 'despesa'
  /** A word that its name must hold, where its label gives one. */
  description?: string
  /** Where sensible people would agree on it. */
  category?: string
}

/** A message with what its writer meant. */
export interface Line {
  text: string
  /** YYYY-MM-DD */
  today: string
  intent: OpinionIntent
  /** Every sum that it tells of, in centavos. */
  amounts: readonly number[]
  entries: readonly Entry[]
  /** It opens the conversation. */
  isFirst: boolean
  /** What its conversation came to before; null where nobody told. */
  before: Before | null
  /** The file that it stands in, from the corpus on. */
  file: string
}

/** What was decided case by case, and is held by tests, counts more than what people wrote. */
const decidedWeight = 4
/** What one reader labelled in haste, and nobody else read, counts less. */
const labelledWeight = 0.5

/** A short label was given to it, and no whole one. */
export function isLabelled({ file }: Line): boolean {
  return file.endsWith('.tsv')
}

/** How much the figures and categories of a message count beside those of others. */
export function weightOf(line: Line): number {
  if (isLabelled(line)) return labelledWeight
  return line.file === 'utterances.jsonl' ? decidedWeight : 1
}

/** All that it tells of came in, or went out; null where it tells of nothing, or of both. */
export function directionOf({ entries }: Line): Entry['type'] | null {
  const [first, ...others] = entries.map(({ type }) => type)
  return first !== undefined && others.every((type) => type === first) ? first : null
}
