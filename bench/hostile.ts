import { readFileSync } from 'node:fs'
import { tryHostile } from '@lya/assistant/corpus/try-hostile.ts'
import { atMost, type BenchResult } from './result.ts'

const messages = 100_000
const seed = 4
const categories = [
  ...['Alimentação', 'Transporte', 'Moradia', 'Compras', 'Saúde', 'Educação', 'Lazer'].map(
    (name) => ({ id: name, name, type: 'despesa' as const }),
  ),
  ...['Salário', 'Freelances'].map((name) => ({ id: name, name, type: 'receita' as const })),
]

/** Random and mutated messages: exceptions, and amounts written that stand in no message. */
export async function run(): Promise<BenchResult> {
  const path = new URL('../assistant/corpus/utterances.jsonl', import.meta.url)
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  // Our own file, checked by its own test.
  const texts = lines.map((line) => (JSON.parse(line) as { text: string }).text)
  const { transactions, exceptions, invented } = tryHostile(messages, seed, texts, categories)
  for (const one of [...exceptions, ...invented].slice(0, 20)) process.stderr.write(`${one}\n`)
  return atMost('hostile', exceptions.length + invented.length, 0, {
    messages,
    transactions,
    exceptions: exceptions.length,
    invented: invented.length,
  })
}

if (import.meta.main) process.stdout.write(`${JSON.stringify(await run())}\n`)
