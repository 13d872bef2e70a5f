import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Meant, Said } from '@lya/assistant/corpus/meant/meant.ts'
import { root } from '#tools/processes/run.ts'

const here = join(root, 'assistant/corpus/meant')

/** What people mean to tell, each at its moment. */
export function readMeant(): Meant[] {
  return linesOf(join(here, 'meant.jsonl')) as Meant[]
}

/** What each writer says for it, by their name. */
export function readSaid(): { writer: string; said: Said[] }[] {
  const files = readdirSync(join(here, 'said')).toSorted()
  return files.map((file) => {
    return { writer: file.replace('.jsonl', ''), said: linesOf(join(here, 'said', file)) as Said[] }
  })
}

/** The files are ours; a line of another form fails where it is played. */
function linesOf(path: string): unknown[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
}
