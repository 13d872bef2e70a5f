import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manner } from '@lya/assistant/corpus/interpret-case.ts'
import {
  type Measure,
  measureWritten,
  type Written,
} from '@lya/assistant/corpus/written/measure.ts'
import { binaryModelOf } from '@lya/assistant/opinion/binary.ts'
import { opinionIntents } from '@lya/assistant/opinion/intents.ts'
import { modelOf } from '@lya/assistant/opinion/several.ts'
import { readWritten, writers } from '#tools/corpus/written/read-written.ts'
import { learn } from '#tools/learn/learn.ts'
import type { Line } from '#tools/learn/line.ts'
import { corpusLines } from '#tools/learn/lines.ts'
import { root } from '#tools/processes/run.ts'

const fifths = 5
const head = ['', 'cases', 'exact', 'or proposed', 'wrong writes', 'silent written']

/**
 * What the second opinion gives on messages that it has not learned from, beside the rules alone:
 * each writer with all the others learned, and the own corpus a fifth at a time. The rules are
 * perfect on their own corpus, so there it can only do harm.
 */
export function printFolds(say: (line: string) => void): void {
  const lines = corpusLines()
  say(rowOf(head))
  for (const writer of writers()) {
    const opinion = without(lines, ({ file }) => file.startsWith(`written/${writer}/`))
    const model = opinion.model ?? null
    const written = readWritten(writer)
    for (const kind of ['messages', 'dialogues'] as const) {
      const only: Written = { messages: [], dialogues: [], [kind]: written[kind] }
      const measure = (manner: Manner) => measureWritten(only, undefined, manner)[kind]
      say(rowOf([`${writer}, ${kind}, rules`, ...figuresOf(measure({ model: null }))]))
      const sure = () => 1
      const open = () => 0.5
      say(
        rowOf([
          `${writer}, ${kind}, intents`,
          ...figuresOf(measure({ model, numbers: sure, direction: open })),
        ]),
      )
      say(rowOf([`${writer}, ${kind}, all`, ...figuresOf(measure(opinion))]))
    }
  }
  printOwn(lines, say)
}

function printOwn(lines: readonly Line[], say: (line: string) => void): void {
  const file = 'utterances.jsonl'
  const rows = readFileSync(join(root, 'assistant/corpus', file), 'utf8')
    .trim()
    .split('\n')
  const own = lines.filter((line) => line.file === file)
  for (let part = 0; part < fifths; part += 1) {
    const texts = new Set(own.filter((_, at) => at % fifths === part).map(({ text }) => text))
    const opinion = without(lines, ({ text }) => texts.has(text))
    // Our own file, checked by its own test.
    const cases = rows.map((row) => JSON.parse(row) as Written['messages'][number])
    const messages = cases.filter(({ text }) => texts.has(text))
    const { messages: measured } = measureWritten({ messages, dialogues: [] }, undefined, opinion)
    say(rowOf([`own, part ${part + 1}, all`, ...figuresOf(measured)]))
  }
}

/** The models that have learned only from the other lines. */
function without(lines: readonly Line[], isOut: (line: Line) => boolean): Manner {
  const others = lines.filter((line) => !isOut(line))
  const { intents, numbers, direction, names } = learn(others)
  return {
    model: modelOf(intents, opinionIntents),
    numbers: binaryModelOf(numbers),
    direction: binaryModelOf(direction),
    names: binaryModelOf(names),
  }
}

function figuresOf(measure: Measure): string[] {
  const { cases, exact, exactOrProposed, wrongWrites, silentWritten } = measure
  return [cases, exact, exactOrProposed, wrongWrites, silentWritten].map(String)
}

function rowOf(cells: readonly string[]): string {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(26) : cell.padStart(15))).join('')
}
