import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readerNames } from '#conversation/trail/rule-name.ts'
import type { CorpusAnswer } from '#corpus/answer-of.ts'
import { type CorpusCase, interpretCase } from '#corpus/interpret-case.ts'
import { isWriting, judge } from '#corpus/score.ts'
import { silenceReasons } from '#phrasing/talking/silence-reason.ts'
import { intentRules } from '#understanding/intents/candidate.ts'

type Golden = CorpusCase & { expect: CorpusAnswer }

const lines = readFileSync(new URL('utterances.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
// The file is ours, and its form is checked by every field that is compared below.
const cases = lines.map((line) => JSON.parse(line) as Golden)

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
  expect(judge(interpretCase(one), one.expect).wrong).toEqual([])
})

/** What is only told, asked or said must never be written, however it is typed. */
const silent = cases.filter((one) => !isWriting(one.expect))
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
    return isWriting(interpretCase({ ...one, text: change(one.text) }))
  })
  expect(written.map((one) => one.text)).toEqual([])
})
