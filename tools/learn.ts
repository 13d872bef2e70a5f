import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { incomeLines } from '#tools/learn/incomes.ts'
import { learnAll } from '#tools/learn/learn.ts'
import { corpusLines } from '#tools/learn/lines.ts'
import { printFolds } from '#tools/learn/print-folds.ts'
import { printIncomeFolds } from '#tools/learn/print-income-folds.ts'
import { root } from '#tools/processes/run.ts'

// Learns the second opinion from the project's corpus and writes its weights. With `--folds` it
// writes nothing, and prints what the opinion gives on messages that it has not learned from.
// What an expense was is learned from names as the names' own weights choose them, so after a
// change it learns once more: the weights that stay are those that they themselves lead to.
const say = (line: string) => process.stdout.write(`${line}\n`)
if (process.argv.includes('--folds')) {
  printIncomeFolds(say)
  printFolds(say)
} else {
  const lines = corpusLines()
  const texts = Object.entries(learnAll(lines, incomeLines()))
  const isNew = texts.some(([path, text]) => readFileSync(join(root, path), 'utf8') !== text)
  for (const [path, text] of texts) writeFileSync(join(root, path), text)
  const bytes = texts.reduce((sum, [, text]) => sum + text.length, 0)
  say(`learned from ${lines.length} messages: ${bytes} bytes`)
  const isLast = process.argv.includes('--last')
  if (isNew && !isLast) {
    execFileSync(process.execPath, [import.meta.filename, '--last'], { stdio: 'inherit' })
  }
}
