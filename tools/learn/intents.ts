import { type Chance, seededChance } from '@lya/assistant/corpus/mutate.ts'
import { featuresOf } from '@lya/assistant/opinion/features.ts'
import { bucketCount, hashText } from '@lya/assistant/opinion/hash.ts'
import { type OpinionIntent, opinionIntents } from '@lya/assistant/opinion/intents.ts'
import type { Learned } from '@lya/assistant/opinion/several.ts'
import type { Read, Teach } from '#tools/learn/gather.ts'
import { type Line, weightOf } from '#tools/learn/line.ts'
import { misspell } from '#tools/learn/misspell.ts'
import { quantise } from '#tools/learn/quantise.ts'
import { type Example, train } from '#tools/learn/train.ts'

/** How often each message is learned from again, with slips in it, and how much that counts. */
const copies = 3
const copyWeight = 0.25

/**
 * Of a hundred messages about fifteen tell of nothing that is to be written or answered. A corpus
 * holds more of them, since each is a trap; they count less, so that chances stay honest.
 */
const silentShare = 0.15

/** What there is to learn of messages: what each is meant for. */
export function learnIntents(examples: readonly Example[]): Learned<OpinionIntent> {
  const shape = { classes: opinionIntents.length, buckets: bucketCount }
  return quantise(train(examples, shape), opinionIntents)
}

/** What each of these lines teaches: the message as it is, and with slips. */
export function taughtOfIntents(lines: readonly Line[]): Teach {
  const silent = lines.filter(({ intent }) => intent === 'none').length
  const fair = (silentShare * (lines.length - silent)) / (silent * (1 - silentShare))
  return (line, read) => {
    const silence = line.intent === 'none' ? Math.min(fair, 1) : 1
    const weight = silence * Math.min(weightOf(line), 1)
    return examplesOfOne(line, read).map((one) => ({ ...one, weight: one.weight * weight }))
  }
}

/**
 * Whoever opens a conversation might have said the same later on, so such a message counts half as
 * each: that it has a conversation before it must not tell corrections from all else.
 */
function examplesOfOne({ text, intent: name, isFirst, before }: Line, read: Read): Example[] {
  const intent = opinionIntents.indexOf(name)
  const chance = seededChance(hashText(text))
  const example = (said: string, opens: boolean, weight: number): Example => {
    return { intent, buckets: featuresOf(read(said).tokens, opens ? 'first' : before), weight }
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
