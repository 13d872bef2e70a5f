import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CorpusCase, interpretCase } from '@lya/assistant'
import { printJoined } from '#tools/corpus/joined/print-joined.ts'
import { type Group, groups, shareOf } from '#tools/corpus/lists/groups.ts'
import { type ListLine, type ListScore, scoreList } from '#tools/corpus/lists/list.ts'
import { printMeant } from '#tools/corpus/meant/print-meant.ts'
import { printPlain } from '#tools/corpus/plain/print-plain.ts'
import { printWritten } from '#tools/corpus/written/print-written.ts'
import { root } from '#tools/processes/run.ts'

// How the writers' messages and dialogues are read, and the public lists beside the checkout,
// against the shares that they are held to. `--misses` shows each line that was read otherwise;
// `--raise` sets the floors of the writers' to what is reached now, where that is better; `--plain`
// shows plain sentences, made of shapes and words, instead, `--joined` pairs told in one, `--meant`
// what people mean at a moment, in the words of several, and `--lists` the public lists alone.
const corpus = join(root, '../shared/corpus')
const messagePercentMin = 90
const messageDay = '2026-09-16'
const showsMisses = process.argv.includes('--misses')

const isAsked = (flag: string) => process.argv.includes(flag)
// The tests hold what the writers wrote as well, and it takes minutes.
const own = isAsked('--lists') ? [] : [printAsked()]
if (['--plain', '--joined', '--meant', '--written'].some(isAsked)) {
  process.exitCode = own.every(Boolean) ? 0 : 1
} else if (existsSync(join(corpus, 'external'))) {
  const results = [...own, ...groups.map(printGroup), printMessages()]
  const passed = results.filter(Boolean).length
  say(`${passed} passed, ${results.length - passed} failed`)
  process.exitCode = passed === results.length ? 0 : 1
} else {
  say('skipped: the lists lie in ../shared/corpus/external, which is not here')
  say('0 passed, 0 failed')
}

function printAsked(): boolean {
  if (isAsked('--plain')) return printPlain(say, { showsMisses })
  if (isAsked('--meant')) return printMeant(say, { showsMisses })
  if (isAsked('--joined')) return printJoined(say, { showsMisses })
  return printWritten(say, { showsMisses, raises: isAsked('--raise') })
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
  const all = linesOf('messages_krezio') as (ListLine & Omit<CorpusCase, 'today'>)[]
  // A sum whose way is known is written at once, and what it was is asked in the same reply.
  const cases = all.filter(({ caveat }) => !String(caveat).includes('is also defensible'))
  const answers = cases.map((one, at) => {
    return JSON.stringify(interpretCase({ ...one, id: String(at + 1), today: messageDay }))
  })
  const folder = mkdtempSync(join(tmpdir(), 'lya-lists-'))
  try {
    const [path, answered] = [join(folder, 'cases.jsonl'), join(folder, 'answers.jsonl')]
    writeFileSync(path, cases.map((one) => JSON.stringify(one)).join('\n'))
    writeFileSync(answered, answers.join('\n'))
    const printed = execFileSync('node', [join(corpus, 'score.mjs'), path, answered, '--json'])
    const { exact, ...score } = JSON.parse(printed.toString()) as {
      cases: number
      exact: number
      falseRegistrations: number
    }
    const unasserted = cases.length - score.cases
    say(`  messages_krezio: ${all.length} cases, ${exact} of ${score.cases} exact`)
    if (all.length > cases.length) {
      say(
        `    out of scope: ${all.length - cases.length} that may be written as well, by its source`,
      )
    }
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
