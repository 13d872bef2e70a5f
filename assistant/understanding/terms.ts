import { tidyText } from '#language/fold.ts'
import { type Token, tokenise } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'
import type { LearnedChoice } from '#understanding/draft.ts'
import { findMeanings, findNearWord } from '#understanding/lexicon/find.ts'
import { isFiller } from '#understanding/plain-words.ts'

const lookupMax = 32
const teachingMax = 3

/**
 * Folded terms of a text by which learned choices are looked up, at most 32: its telling words
 * and the pairs of neighbours among them.
 */
export function lookupTerms(text: string): string[] {
  const terms = new Set<string>()
  for (const run of tellingRuns(tokenise(tidyText(text)))) {
    for (const [at, word] of run.entries()) {
      terms.add(word)
      const next = run[at + 1]
      if (next !== undefined) terms.add(`${word} ${next}`)
    }
  }
  return [...terms].slice(0, lookupMax)
}

/**
 * The terms that teach when a person moves a transaction with this description to another
 * category, at most 3: the known thing in it (else its first word), with its neighbour if any.
 */
export function teachingTerms(description: string): string[] {
  const [run] = tellingRuns(tokenise(tidyText(description)))
  if (!run) return []
  const known = run.findIndex((word) => findMeanings(findNearWord(word) ?? word) !== undefined)
  const head = run[Math.max(known, 0)] ?? ''
  const next = run[Math.max(known, 0) + 1]
  const terms = next === undefined ? [head] : [`${head} ${next}`, head]
  return terms.slice(0, teachingMax)
}

/** What a person chose before for one of these tokens; a pair of words goes before a word. */
export function findLearned(
  tokens: readonly Token[],
  learned: readonly LearnedChoice[],
): LearnedChoice | undefined {
  if (learned.length === 0) return undefined
  let single: LearnedChoice | undefined
  for (const run of tellingRuns(tokens)) {
    for (const [at, word] of run.entries()) {
      const pair = `${word} ${run[at + 1] ?? ''}`
      const byPair = learned.find((one) => one.term === pair)
      if (byPair) return byPair
      single ??= learned.find((one) => one.term === word)
    }
  }
  return single
}

/** Telling words in order; a figure or a mark ends a run, a preposition does not. */
function tellingRuns(tokens: readonly Token[]): string[][] {
  const runs: string[][] = [[]]
  for (const token of tokens) {
    if (isTelling(token)) runs.at(-1)?.push(token.spelled)
    else if (token.kind !== 'word') runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

function isTelling({ kind, spelled }: Token): boolean {
  if (kind !== 'word' || spelled.length < 2) return false
  return !isFiller(spelled) && findVerb(spelled) === undefined
}
