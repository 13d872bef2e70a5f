import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { mayKnow, thereIn } from '#conversation/needs/needing.ts'
import { readers } from '#conversation/readers.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { heardBy } from '#conversation/understand.ts'
import { begin, take } from '#corpus/world/converse.ts'
import { learnedModel } from '#opinion/learned.ts'
import { opinionOf } from '#opinion/model.ts'
import { rankIntents } from '#understanding/rank.ts'

const path = new URL('../../corpus/utterances.jsonl', import.meta.url)
// The file is ours, and its form is checked by `corpus.test.ts`.
const texts = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { text: string }).text)

const today = Temporal.PlainDate.from('2026-09-16')
const { world } = begin({ today })

/** Readers who would not be asked, and have an answer all the same. */
function passedOver(input: TurnInput): string[] {
  const { input: heard, message } = heardBy(input)
  const candidate = rankIntents(message, learnedModel && opinionOf(learnedModel, message))
  const there = thereIn(heard)
  return readers
    .filter((one) => !mayKnow(one, there) && one[2](heard, message, candidate) !== null)
    .map(([name, reads]) => `${input.text}: ${name}, ${reads}`)
}

it('asks all who know a message, where nothing was said before and nothing is kept', () => {
  const told = { today, categories: world.categories, learned: [], state: {} }
  expect(texts.flatMap((text) => passedOver({ ...told, text }))).toEqual([])
})

it('asks all who know a message behind others, where there are neither bills nor goals', () => {
  const conversation = begin({ today })
  const missed = texts.slice(0, 1000).flatMap((text) => {
    const { state, world: now } = conversation
    const { categories, learned } = now
    const own = { categories, learned, goals: [], payments: [], recent: () => now.entries }
    const found = passedOver({ text, today, state, ...own })
    take(conversation, text)
    return found
  })
  expect(missed).toEqual([])
})

it('leaves out most of them where nothing is there, and none where all is', () => {
  const none = readers.filter((one) => mayKnow(one, 0))
  expect(none.length * 2).toBeLessThan(readers.length)
  expect(readers.filter((one) => mayKnow(one, 15))).toHaveLength(readers.length)
})
