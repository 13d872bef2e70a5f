import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readerNames } from '#conversation/trail/rule-name.ts'
import {
  type CorpusAnswer,
  type CorpusCase,
  type CorpusTransaction,
  interpretCase,
} from '#corpus/interpret-case.ts'
import { fold } from '#language/fold.ts'
import { silenceReasons } from '#phrasing/talking/silence-reason.ts'
import { intentRules } from '#understanding/intents/candidate.ts'

type Golden = CorpusCase & {
  expect: CorpusAnswer & { transactions?: Partial<CorpusTransaction>[] }
}

const lines = readFileSync(new URL('utterances.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
// The file is ours, and its form is checked by every field that is compared below.
const cases = lines.map((line) => JSON.parse(line) as Golden)
const writes = new Set([
  'log',
  'installments',
  'recurring',
  'budget',
  'goal_create',
  'goal_deposit',
  'pay',
  'correct',
  'delete',
])

function isRight(got: unknown, want: unknown, field: string): boolean {
  if (field === 'description') return fold(String(got)).includes(fold(String(want)))
  return got === want
}

function wrongFields(got: Record<string, unknown>, want: Record<string, unknown>): string[] {
  return Object.entries(want)
    .filter(([field]) => field !== 'transactions')
    .filter(([field, value]) => !isRight(got[field], value, field))
    .map(([field]) => field)
}

function wrongIn(answer: CorpusAnswer, wanted: Golden['expect']): string[] {
  const got = answer.transactions ?? []
  const want = wanted.transactions ?? []
  if (wanted.intent === 'log' && got.length !== want.length) return ['count']
  return [
    ...wrongFields(answer, wanted),
    ...want.flatMap((one, at) => wrongFields({ ...got[at] }, { ...one })),
  ]
}

it('holds enough messages, each once', () => {
  expect(cases.length).toBeGreaterThanOrEqual(300)
  expect(new Set(cases.map((one) => one.id)).size).toBe(cases.length)
})

it('names the rule of every decision, from a closed list', () => {
  const reasons = silenceReasons.map((reason) => `silent.${reason}`)
  const known = new Set<string>([...readerNames, ...intentRules, ...reasons])
  const rules = cases.map((one) => {
    const { why } = interpretCase(one, { isTold: true }) as { why?: { rule?: string } }
    return why?.rule ?? 'no rule'
  })
  expect(rules.filter((rule) => !known.has(rule))).toEqual([])
  // One name for all would be as good as none.
  expect(new Set(rules).size).toBeGreaterThanOrEqual(20)
})

it.each(cases)('$id $text', (one) => {
  expect(wrongIn(interpretCase(one), one.expect)).toEqual([])
})

/** What is only told, asked or said must never be written, however it is typed. */
const silent = cases.filter((one) => !writes.has(one.expect.intent))
const changes: [string, (text: string) => string][] = [
  ['upper case', (text) => text.toUpperCase()],
  ['no accents', (text) => text.normalize('NFD').replace(/\p{M}/gu, '')],
  ['composed otherwise', (text) => text.normalize('NFD')],
  ['wide spaces', (text) => ` ${text.replaceAll(' ', '   ')}\n`],
  ['an emoji', (text) => `${text} 😅`],
  ['emoji around', (text) => `🤔 ${text} 🙏🏽🇧🇷`],
  ['lower case', (text) => text.toLowerCase()],
  ['capitals here and there', (text) => text.replace(/\p{L}\p{L}?/gu, (pair) => capital(pair))],
  ['hard spaces', (text) => text.replaceAll(' ', '\u00a0')],
]

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

it.each(changes)('stays silent with %s', (_, change) => {
  const written = silent.filter((one) => {
    const { intent } = interpretCase({ ...one, text: change(one.text) })
    return writes.has(intent)
  })
  expect(written.map((one) => one.text)).toEqual([])
})
