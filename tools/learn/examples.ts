import { type Chance, seededChance } from '@lya/assistant/corpus/mutate.ts'
import type { Before } from '@lya/assistant/opinion/before.ts'
import type { Buckets } from '@lya/assistant/opinion/buckets.ts'
import { featuresOf } from '@lya/assistant/opinion/features.ts'
import { hashText } from '@lya/assistant/opinion/hash.ts'
import { opinionIntents } from '@lya/assistant/opinion/intents.ts'
import { readMessage } from '@lya/assistant/understanding/reading.ts'
import { type Line, weightOf } from '#tools/learn/line.ts'
import { misspell } from '#tools/learn/misspell.ts'
import type { Example } from '#tools/learn/train.ts'

/** How often each message is learned from again, with slips in it, and how much that counts. */
const copies = 3
const copyWeight = 0.25

/**
 * Of a hundred messages about fifteen tell of nothing that is to be written or answered. A corpus
 * holds more of them, since each is a trap; they count less, so that chances stay honest.
 */
const silentShare = 0.15

/** What is learned from messages: each as it is, and with slips. */
export function examplesOf(lines: readonly Line[]): Example[] {
  const silent = lines.filter(({ intent }) => intent === 'none').length
  const fair = (silentShare * (lines.length - silent)) / (silent * (1 - silentShare))
  return lines.flatMap((line) => {
    const silence = line.intent === 'none' ? Math.min(fair, 1) : 1
    const weight = silence * Math.min(weightOf(line), 1)
    return examplesOfOne(line).map((one) => ({ ...one, weight: one.weight * weight }))
  })
}

/**
 * Whoever opens a conversation might have said the same later on, so such a message counts half as
 * each: that it has a conversation before it must not tell corrections from all else.
 */
function examplesOfOne({ text, today, intent: name, isFirst, before }: Line): Example[] {
  const intent = opinionIntents.indexOf(name)
  const chance = seededChance(hashText(text))
  const example = (said: string, opens: boolean, weight: number): Example => {
    return { intent, buckets: bucketsOf(said, today, opens ? 'first' : before), weight }
  }
  const plain = isFirst
    ? [example(text, true, 0.5), example(text, false, 0.5)]
    : [example(text, false, 1)]
  const slipped = Array.from({ length: copies }, () =>
    example(misspell(text, chance), isFirst && isEven(chance), copyWeight),
  )
  return [...plain, ...slipped]
}

function isEven(chance: Chance): boolean {
  return chance() < 0.5
}

/** The features of a message of a day, with what came before it. */
export function bucketsOf(text: string, today: string, before: Before | null | 'first'): Buckets {
  return featuresOf(readMessage(text, Temporal.PlainDate.from(today)).tokens, before)
}
