import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Written, WrittenMeasure } from '@lya/assistant/corpus/written/measure.ts'
import { root } from '#tools/processes/run.ts'

const here = join(root, 'assistant/corpus/written')

/** Whoever wrote messages without having seen how they are read, in the order of their names. */
export function writers(): string[] {
  const all = readdirSync(here, { withFileTypes: true })
  return all.flatMap((one) => (one.isDirectory() ? [one.name] : [])).toSorted()
}

/** The files are ours; their form is checked by a test. */
export function readWritten(writer: string): Written {
  const lines = (file: string): unknown[] =>
    readFileSync(join(here, writer, file), 'utf8')
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
  return {
    messages: lines('messages.jsonl') as Written['messages'],
    dialogues: lines('dialogues.jsonl') as Written['dialogues'],
  }
}

/** Where the shares that may not fall are kept, a writer a line. */
export const floorsPath = join(here, 'floors.json')

export function readFloors(): Record<string, WrittenMeasure> {
  return JSON.parse(readFileSync(floorsPath, 'utf8')) as Record<string, WrittenMeasure>
}
