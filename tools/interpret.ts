import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type CorpusCase, interpretCase } from '@lya/assistant'

// JSON Lines in (a file as argument, else standard input), one answer a case out, in order. With
// `--why` each answer also names the rule that made it, and the rules that would have.
const words = process.argv.slice(2)
const isTold = words.includes('--why')
const path = words.find((word) => word !== '--why')
const input = path === undefined ? process.stdin : createReadStream(path)
// A case that names no day was written today.
const today = Temporal.Now.plainDateISO('America/Sao_Paulo').toString()
let number = 0
for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
  if (line.trim() === '') continue
  number += 1
  // The form of a case is the caller's word; a line that is no JSON stops the run with its error.
  const one = JSON.parse(line) as CorpusCase
  const answer = interpretCase(
    { ...one, today: one.today ?? today, id: one.id ?? String(number) },
    { isTold },
  )
  process.stdout.write(`${JSON.stringify(answer)}\n`)
}
