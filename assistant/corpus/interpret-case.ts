import { type CorpusAnswer, readAs } from '#corpus/answer-of.ts'
import { whyOf } from '#corpus/why.ts'
import { begin, type OwnCategory, take } from '#corpus/world/converse.ts'
import type { Have } from '#corpus/world/world.ts'
import type { BinaryModel } from '#opinion/binary.ts'
import type { Model } from '#opinion/several.ts'

/** One case: a message, its day, and what came before it in the conversation. */
export interface CorpusCase {
  id?: string
  /** YYYY-MM-DD */
  today: string
  text: string
  /** The person's own full list; the suggested set where it is left out. */
  categories?: readonly OwnCategory[]
  /** Earlier messages of the same person, oldest first. */
  context?: readonly string[]
  have?: Have
}

/** How a case is interpreted. */
export interface Manner {
  /** Says as well which rule decided, and what else was seen. */
  isTold?: boolean
  /** Who is asked for a second opinion, as a turn takes it. */
  model?: Model | null
  /** Who tells money from other numbers, likewise. */
  numbers?: BinaryModel
  /** Who tells what came in from what went out, likewise. */
  direction?: BinaryModel
  /** Who chooses what an entry is called by, likewise. */
  names?: BinaryModel
}

/** Interprets one case as the product would, with every effect of earlier messages carried out. */
export function interpretCase(
  one: CorpusCase,
  { isTold = false, ...manner }: Manner = {},
): CorpusAnswer {
  const conversation = begin({ ...one, today: Temporal.PlainDate.from(one.today), ...manner })
  for (const text of one.context ?? []) take(conversation, text)
  const told = take(conversation, one.text)
  const id = one.id === undefined ? {} : { id: one.id }
  const why = isTold ? { why: whyOf(told, one.text) } : {}
  return { ...id, ...readAs(told), ...why }
}
