import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededChance } from '@lya/assistant/corpus/mutate.ts'
import { expect, it } from 'vitest'
import { incomeLines } from '#tools/learn/incomes.ts'
import { learnAll } from '#tools/learn/learn.ts'
import { isLabelled } from '#tools/learn/line.ts'
import { corpusLines } from '#tools/learn/lines.ts'
import { misspell } from '#tools/learn/misspell.ts'
import { root } from '#tools/processes/run.ts'

// 250 kB as the rule counts them: 15 letters for each of the intents' buckets are most of it.
const sizeMax = 250 * 1024
// Three minutes of one core; the rest is for a machine that does much else.
const patienceMs = 3_600_000

it(
  'gives the committed weights, to the byte',
  () => {
    const learned = learnAll(corpusLines(), incomeLines())
    const kept = Object.keys(learned).map((path) => readFileSync(join(root, path), 'utf8'))
    expect(Buffer.byteLength(kept.join(''))).toBeLessThanOrEqual(sizeMax)
    const isSame = Object.values(learned).every((text, at) => text === kept[at])
    // The weights themselves would fill the screen.
    expect(isSame, 'the corpus or what is read in it has changed: `npm run learn`').toBe(true)
  },
  patienceMs,
)

it('gives other weights for another corpus', () => {
  const lines = corpusLines()
    .filter((line) => !isLabelled(line))
    .slice(0, 120)
  const incomes = incomeLines().slice(0, 120)
  const other = Object.values(learnAll(lines.slice(60), incomes.slice(60)))
  const learned = Object.values(learnAll(lines, incomes))
  expect(Object.values(learnAll(lines, incomes))).toEqual(learned)
  expect(learned.filter((text) => other.includes(text))).toEqual([])
})

it('reads the corpus, messages and turns, in one order, but for who is kept back', () => {
  const lines = corpusLines()
  const files = [...new Set(lines.map(({ file }) => file))]
  expect(files).toEqual(files.toSorted())
  expect(files).toContain('utterances.jsonl')
  expect(files).toContain('written/ana/messages.jsonl')
  expect(files).toContain('written/ana/dialogues.jsonl')
  expect(files).not.toContain('written/aurora/messages.jsonl')
  const dialogue = lines.filter(({ file }) => file === 'written/ana/dialogues.jsonl')
  expect(dialogue.filter(({ isFirst }) => isFirst).length).toBeLessThan(dialogue.length / 2)
})

it('makes the same slips for the same seed, and leaves a no standing', () => {
  const text = 'hoje não gastei nada no mercado'
  const slips = () => {
    const chance = seededChance(7)
    return Array.from({ length: 50 }, () => misspell(text, chance))
  }
  expect(slips()).toEqual(slips())
  expect(new Set(slips()).size).toBeGreaterThan(10)
  expect(slips().filter((slipped) => !/n[ãa]?|não/.test(slipped))).toEqual([])
})
