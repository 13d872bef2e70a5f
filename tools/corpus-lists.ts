import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CorpusCase, interpretCase } from '@lya/assistant'
import { type Group, groups, shareOf } from '#tools/corpus/lists/groups.ts'
import { type ListLine, type ListScore, scoreList } from '#tools/corpus/lists/list.ts'
import { root } from '#tools/processes/run.ts'

// How the public lists beside the checkout are read, against the shares that they are held to.
// `--misses` shows each line that was read otherwise.
const corpus = join(root, '../shared/corpus')
const messagePercentMin = 90
const messageDay = '2026-09-16'
const showsMisses = process.argv.includes('--misses')

if (existsSync(join(corpus, 'external'))) {
  const results = [...groups.map(printGroup), printMessages()]
  const passed = results.filter(Boolean).length
  say(`${passed} passed, ${results.length - passed} failed`)
  process.exitCode = passed === results.length ? 0 : 1
} else {
  say('skipped: the lists lie in ../shared/corpus/external, which is not here')
  say('0 passed, 0 failed')
}

function printGroup({ name, lists, judge, percentMin }: Group): boolean {
  const scores = lists.map((list) => scoreList(list, linesOf(list), judge))
  for (const score of scores) printScore(score)
  return printShare(name, shareOf(scores), percentMin)
}

function printScore({ list, cases, exact, out, misses }: ListScore): void {
  const scored = exact + misses.length
  say(`  ${list}: ${cases} cases, ${cases - scored} out of scope, ${exact} of ${scored} exact`)
  for (const [why, count] of out) say(`    out of scope: ${count} ${why}`)
  if (!showsMisses) return
  for (const { text, got, want } of misses) say(`    "${text}" read as ${got}, not ${want}`)
}

function printShare(name: string, percent: number, percentMin: number): boolean {
  const isMet = percent >= percentMin
  say(`${isMet ? 'ok    ' : 'FAILED'} ${name}: ${percent}%, at least ${percentMin}%`)
  return isMet
}

/** Whole messages, scored by the corpus's own script on all that their source asserts. */
function printMessages(): boolean {
  const path = join(corpus, 'external/messages_krezio.jsonl')
  const cases = linesOf('messages_krezio') as (ListLine & Omit<CorpusCase, 'today'>)[]
  const answers = cases.map((one, at) => {
    return JSON.stringify(interpretCase({ ...one, id: String(at + 1), today: messageDay }))
  })
  const folder = mkdtempSync(join(tmpdir(), 'lya-lists-'))
  try {
    const answered = join(folder, 'answers.jsonl')
    writeFileSync(answered, answers.join('\n'))
    const printed = execFileSync('node', [join(corpus, 'score.mjs'), path, answered, '--json'])
    const { exact, ...score } = JSON.parse(printed.toString()) as {
      cases: number
      exact: number
      falseRegistrations: number
    }
    const unasserted = cases.length - score.cases
    say(`  messages_krezio: ${cases.length} cases, ${exact} of ${score.cases} exact`)
    if (unasserted > 0) say(`    out of scope: ${unasserted} of which the source asserts nothing`)
    say(`    registered where nothing should be: ${score.falseRegistrations}`)
    const percent = Math.floor((1000 * exact) / score.cases) / 10
    const isShare = printShare('messages', percent, messagePercentMin)
    return isShare && score.falseRegistrations === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The form of a line is its list's own; what a judge compares shows when it is another. */
function linesOf(list: string): ListLine[] {
  const text = readFileSync(join(corpus, 'external', `${list}.jsonl`), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ListLine)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
