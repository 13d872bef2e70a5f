import { type CorpusAnswer, cameTo, isFormula } from '#corpus/answer-of.ts'
import type { Manner } from '#corpus/interpret-case.ts'
import { whyOf } from '#corpus/why.ts'
import { begin, type OwnCategory, take } from '#corpus/world/converse.ts'
import type { Have } from '#corpus/world/world.ts'

/** A conversation over one sitting, or several days. */
export interface CorpusDialogue {
  id: string
  /** YYYY-MM-DD */
  today: string
  categories?: readonly OwnCategory[]
  /** What the person has already. */
  have?: Have
  turns: readonly CorpusTurn[]
}

export interface CorpusTurn {
  text: string
  /** YYYY-MM-DD, where a day has passed; it holds for the turns that follow. */
  today?: string
  expect?: CorpusAnswer
}

/** The answer to one turn, and what Lya said. */
export interface TurnAnswer {
  answer: CorpusAnswer
  replies: string[]
  /** She said no more than that she had not understood. */
  isFormula: boolean
}

/**
 * Holds a dialogue as the product would, each turn with all that the earlier ones came to. The
 * answers have the ids `d01.1`, `d01.2` and so on.
 */
export function interpretDialogue(
  dialogue: CorpusDialogue,
  { isTold = false, ...manner }: Manner = {},
): TurnAnswer[] {
  const today = Temporal.PlainDate.from(dialogue.today)
  const conversation = begin({ ...dialogue, today, ...manner })
  return dialogue.turns.map(({ text, today }, at) => {
    if (today !== undefined) conversation.world.today = Temporal.PlainDate.from(today)
    const told = take(conversation, text)
    const why = isTold ? { why: whyOf(told, text), said: told.replies } : {}
    const answer = { ...cameTo(told), id: turnId(dialogue, at), ...why }
    return { answer, replies: told.replies, isFormula: isFormula(told) }
  })
}

/** The turns as cases, each with its id and its day, for whoever scores the answers. */
export function casesOf(dialogue: CorpusDialogue): (CorpusTurn & { id: string; today: string })[] {
  let { today } = dialogue
  return dialogue.turns.map((turn, at) => {
    today = turn.today ?? today
    return { ...turn, id: turnId(dialogue, at), today }
  })
}

function turnId({ id }: CorpusDialogue, at: number): string {
  return `${id}.${at + 1}`
}
