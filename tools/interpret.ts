import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  type CorpusCase,
  type CorpusDialogue,
  casesOf,
  interpretCase,
  interpretDialogue,
} from '@lya/assistant'

// JSON Lines in (a file as argument, else standard input): messages, or dialogues, which are lines
// with `turns`. One answer a message or turn out, in order. With `--why` each answer also names the
// rule that made it, the rules that would have, and what each number is taken for. With `--cases`
// the turns come out as cases in place of their answers, for a scorer that knows messages alone.
// With `--rules` nobody is asked for a second opinion.
const words = process.argv.slice(2)
const isTold = words.includes('--why')
const manner = { isTold, ...(words.includes('--rules') ? { model: null } : {}) }
const isCases = words.includes('--cases')
const path = words.find((word) => !word.startsWith('--'))
const input = path === undefined ? process.stdin : createReadStream(path)
// A case that names no day was written today.
const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString()
let number = 0
for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === '') continue
  number += 1
  // The form of a case is the caller's word; a line that is no JSON stops the run with its error.
  const one = JSON.parse(line) as CorpusCase | CorpusDialogue
  const told = { ...one, today: one.today ?? today, id: one.id ?? String(number) }
  for (const out of outOf(told)) process.stdout.write(`${JSON.stringify(out)}\n`)
}

function outOf(one: CorpusCase | CorpusDialogue): object[] {
  if ('text' in one) return isCases ? [one] : [interpretCase(one, manner)]
  if (isCases) return casesOf(one)
  return interpretDialogue(one, manner).map(({ answer }) => answer)
}
