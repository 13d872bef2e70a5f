import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Meant, Said } from '@lya/assistant/corpus/meant/meant.ts'
import { root } from '#tools/processes/run.ts'

const here = join(root, 'assistant/corpus/meant/sets')

/** What one writer says for all that is meant in a set. */
export interface MeantBy {
  writer: string
  all: Meant[]
  said: Said[]
}

/** Whoever wrote down what people mean, each with their set. */
export function readMeant(): MeantBy[] {
  return readdirSync(here).flatMap((set) => {
    const all = linesOf(join(here, set, 'meant.jsonl')) as Meant[]
    const files = readdirSync(join(here, set, 'said')).toSorted()
    return files.map((file) => {
      const said = linesOf(join(here, set, 'said', file)) as Said[]
      return { writer: file.replace('.jsonl', ''), all, said }
    })
  })
}

/** The files are ours; a line of another form fails where it is played. */
function linesOf(path: string): unknown[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
}
