import type { CorpusAnswer } from '#corpus/answer-of.ts'
import { type CorpusCase, interpretCase, type Manner } from '#corpus/interpret-case.ts'
import { type CorpusDialogue, casesOf, interpretDialogue } from '#corpus/interpret-dialogue.ts'
import { isWriting, judge, type Verdict } from '#corpus/score.ts'

export type WrittenCase = CorpusCase & { expect: CorpusAnswer }

/** What one writer wrote: whole messages, and conversations. */
export interface Written {
  messages: readonly WrittenCase[]
  dialogues: readonly CorpusDialogue[]
}

export interface Measure {
  cases: number
  exact: number
  exactOrProposed: number
  wrongWrites: number
  /** Of those in which nothing was to be written. */
  silentWritten: number
}

/** Of dialogues, as well: how many turns got one of the two lines for what is not understood. */
export type DialogueMeasure = Measure & { formulas: number }

export interface WrittenMeasure {
  messages: Measure
  dialogues: DialogueMeasure
}

export interface Miss {
  id: string
  text: string
  verdict: Verdict
  got: CorpusAnswer
  want: CorpusAnswer
  /** What Lya said; of dialogues. */
  said: string[]
}

/** How what a writer wrote is understood; each miss is told to `onMiss`. */
export function measureWritten(
  written: Written,
  onMiss: (miss: Miss) => void = () => undefined,
  manner: Manner = {},
): WrittenMeasure {
  const messages = emptyMeasure()
  for (const one of written.messages) {
    const got = interpretCase(one, manner)
    count(messages, { id: one.id ?? '', text: one.text, got, want: one.expect, said: [] }, onMiss)
  }
  const dialogues = { ...emptyMeasure(), formulas: 0 }
  for (const dialogue of written.dialogues) {
    const turns = casesOf(dialogue)
    for (const [at, told] of interpretDialogue(dialogue, manner).entries()) {
      const turn = turns[at]
      if (told.isFormula) dialogues.formulas += 1
      if (!turn?.expect) continue
      const { id, text, expect: want } = turn
      count(dialogues, { id, text, got: told.answer, want, said: told.replies }, onMiss)
    }
  }
  return { messages, dialogues }
}

export function emptyMeasure(): Measure {
  return { cases: 0, exact: 0, exactOrProposed: 0, wrongWrites: 0, silentWritten: 0 }
}

function count(measure: Measure, one: Omit<Miss, 'verdict'>, onMiss: (miss: Miss) => void): void {
  const verdict = judge(one.got, one.want)
  measure.cases += 1
  if (verdict.isExact) measure.exact += 1
  if (verdict.isExact || verdict.isProposed) measure.exactOrProposed += 1
  if (verdict.isWrongWrite) measure.wrongWrites += 1
  if (!isWriting(one.want) && verdict.isFalseWrite) measure.silentWritten += 1
  if (!verdict.isExact) onMiss({ ...one, verdict })
}
