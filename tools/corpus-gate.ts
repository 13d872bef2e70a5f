import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gate } from '#tools/corpus/gate.ts'
import { pinnedEnvironment, root } from '#tools/processes/run.ts'

const corpus = join(root, '../shared/corpus')
const cases = join(corpus, 'messages.jsonl')

const { passed, failed } = runGate()
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0

function runGate(): { passed: number; failed: number } {
  if (!existsSync(cases)) {
    process.stdout.write('the corpus is missing: ../shared/corpus must lie beside the checkout\n')
    return { passed: 0, failed: 1 }
  }
  const folder = mkdtempSync(join(tmpdir(), 'lya-corpus-'))
  const answers = join(folder, 'answers.jsonl')
  try {
    writeFileSync(answers, print('npm', ['run', '--silent', 'interpret', '--', cases]))
    const score = join(corpus, 'score.mjs')
    const results = gate(print('node', [score, cases, answers, '--json']))
    for (const { name, isMet, measured } of results) {
      process.stdout.write(`${isMet ? 'ok    ' : 'FAILED'} ${name}: ${measured}\n`)
    }
    const failures = results.filter(({ isMet }) => !isMet).length
    return { passed: results.length - failures, failed: failures }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @throws when the command fails, with what it said on standard error already shown. */
function print(command: string, args: string[]): string {
  return execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: pinnedEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
}
