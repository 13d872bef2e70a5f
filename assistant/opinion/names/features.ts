import { findVerb } from '#language/verbs.ts'
import { type Buckets, listBuckets } from '#opinion/buckets.ts'
import { hashText } from '#opinion/hash.ts'
import { classOf } from '#opinion/word-hash.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Cover } from '#understanding/transactions/covers.ts'
import type { Subject } from '#understanding/transactions/naming/describe.ts'
import { isPayer, isPerson } from '#understanding/transactions/subject-of.ts'

/** Few messages have more than one thing that they may be named by. */
export const nameBuckets = 1 << 12

/** An amount with the stretches of words that may name it. */
export interface Unnamed {
  reading: Reading
  covers: readonly (Cover | undefined)[]
  /** In their order, each with what the rules think of it. */
  runs: readonly Subject[]
  amount: { first: number; last: number }
  /** The clause that holds the amount. */
  near?: { first: number; last: number } | undefined
  type: string
}

interface Run {
  subject: Subject
  /** The word before it. */
  link: string
  weight: string
}

const gapMax = 5
const scoreMax = 8
const weights = ['item', 'purpose', 'place', 'hint'] as const

/**
 * The buckets that each stretch falls into: how it stands to the amount, the verb and the others,
 * its words and what they are about, and how far the rules have it before the others. Of these
 * opinions the only one that leans on the rules: it is to choose among what they found.
 */
export function featuresOfNames(unnamed: Unnamed): Buckets[] {
  const { reading, runs } = unnamed
  const all = runs.map((subject): Run => {
    const link = wordAt(reading, subject.first - 1)
    return { subject, link, weight: weightOf(reading, subject) }
  })
  return all.map((run, at) => {
    const told = [...placeOf(unnamed, run), ...wordsOf(unnamed, run), ...besideOthers(all, run, at)]
    return listBuckets(nameBuckets, (add) => {
      for (const feature of told) add(hashText(feature))
    })
  })
}

function wordAt({ tokens }: Reading, at: number): string {
  const token = tokens[at]
  if (!token) return '|'
  return token.kind === 'number' ? '#' : token.norm
}

function weightOf(reading: Reading, { first, last }: Subject): string {
  const found = new Set<string>()
  for (let at = first; at <= last; at += 1) {
    for (const { weight } of findMeanings(wordAt(reading, at)) ?? []) found.add(weight)
  }
  return weights.find((weight) => found.has(weight)) ?? 'none'
}

/** Where it stands: before or behind the amount, how far off, and between what. */
function placeOf({ covers, amount, near, reading }: Unnamed, { subject, weight }: Run): string[] {
  const { first, last } = subject
  const isBefore = last < amount.first
  const gap = Math.min(isBefore ? amount.first - last - 1 : first - amount.last - 1, gapMax)
  const side = isBefore ? 'before' : 'behind'
  const isNear = near !== undefined && first >= near.first && last <= near.last
  const around = `${coverAt(covers, first - 1)} ${coverAt(covers, last + 1)}`
  return [
    ...[
      `side ${side} ${gap}`,
      `side ${side} ${gap} ${weight} ${isNear}`,
      `near ${isNear} ${weight}`,
    ],
    ...[`around ${around}`, `around ${around} ${side}`, `around ${around} ${weight}`],
    `behind ${wordAt(reading, last + 1)}`,
  ]
}

function coverAt(covers: readonly (Cover | undefined)[], at: number): string {
  if (at < 0 || at >= covers.length) return 'edge'
  return covers[at] ?? 'open'
}

/** What it is made of, the word before it, and the verb that it hangs on. */
function wordsOf({ reading, type }: Unnamed, { subject, link, weight }: Run): string[] {
  const { first, last } = subject
  const words = Array.from({ length: last - first + 1 }, (_, at) => wordAt(reading, first + at))
  const concepts = new Set(
    words.flatMap((word) => findMeanings(word) ?? []).map((one) => one.concept),
  )
  const isSomebody = words.some((word) => isPerson(word) || isPayer(word) || isFirstName(word))
  const who = isSomebody ? 'person' : 'thing'
  const verb = verbBefore(reading, first)
  const head = reading.tokens[first]
  const isName = first > 0 && /^\p{Lu}\p{Ll}/u.test(reading.text.slice(head?.start, head?.end))
  return [
    ...[`weight ${weight}`, `weight ${weight} ${type} ${who}`, `length ${words.length} ${weight}`],
    ...[`link ${link}`, `link ${link} ${weight}`, `link ${link} ${who} ${type}`],
    ...[`link ${wordAt(reading, first - 2)} ${link}`, `who ${who} ${type} ${verb}`],
    ...[`verb ${verb} ${type} ${weight}`, `verb ${verb} ${link}`, `name ${isName} ${weight}`],
    ...[`head ${words[0]}`, `class ${head ? classOf(head) : ''} ${link}`],
    ...words.map((word) => `word ${word}`),
    ...[...concepts].flatMap((concept) => [`about ${concept}`, `about ${concept} ${type}`]),
  ]
}

function verbBefore({ tokens }: Reading, first: number): string {
  for (let at = first - 1; at >= 0; at -= 1) {
    const verb = findVerb(tokens[at]?.norm ?? '')
    if (verb) return `${verb.kind} ${verb.form}`
  }
  return ''
}

/** How it stands to the others, in the order of the words and in what the rules think of them. */
function besideOthers(all: readonly Run[], own: Run, at: number): string[] {
  const others = all.filter((run) => run !== own)
  const best = Math.max(0, ...others.map(({ subject }) => subject.score))
  const ahead = Math.round(2 * (own.subject.score - best))
  const lead = Math.max(-scoreMax, Math.min(scoreMax, ahead))
  const many = Math.min(all.length, 4)
  const rest = at === all.length - 1 ? 'last' : 'inner'
  const order = at === 0 ? 'first' : rest
  return [
    ...['always', `lead ${lead}`, `lead ${lead} ${own.weight}`, `many ${many} ${order}`],
    `best ${own.subject.score > best} ${many}`,
    ...others.flatMap(({ subject, link, weight }) => {
      const side = subject.first < own.subject.first ? 'before' : 'behind'
      return [`beside ${own.weight} ${weight} ${side}`, `links ${own.link} ${link} ${side}`]
    }),
  ]
}
