import type { Figure } from '#conversation/apart/lost/figures.ts'
import { type Reading, readMessage } from '#understanding/reading.ts'

/** Neighbouring sums of a message that are all lost, or all kept, with their words. */
export interface Run {
  isLost: boolean
  text: string
}

const ends = new Set(['.', '!', '?', ';', '...'])
const joints = new Set([...ends, ',', 'e', 'mas', 'ai'])
const leading = /^[\s,.;!?]*(?:(?:e|mas|a[ií]|tamb[eé]m|ah|depois) )*/i

/**
 * A message in its runs of lost and kept sums, cut where they turn: at the end of a sentence, else
 * where they are joined, else at the first comma. Null where nothing stands between two of them.
 */
export function runsOf(
  { text, tokens }: Reading,
  figures: readonly Figure[],
  isLost: (one: Figure) => boolean,
): Run[] | null {
  const cuts: { isLost: boolean; at: number; from: number }[] = []
  let from = 0
  for (const [at, amount] of figures.entries()) {
    const next = figures[at + 1]
    if (!next || isLost(next) === isLost(amount)) continue
    const joint = jointBetween(tokens, amount.last + 1, next.first)
    if (joint === null) return null
    cuts.push({ isLost: isLost(amount), from, at: joint })
    from = joint
  }
  const last = figures.at(-1)
  if (cuts.length === 0 || !last) return null
  const parts = [...cuts, { isLost: isLost(last), from, at: tokens.length }]
  return parts.map((one) => {
    const begin = one.from === 0 ? 0 : tokens[one.from]?.start
    const said = text.slice(begin, tokens[one.at]?.start)
    return { isLost: one.isLost, text: trimmed(said) }
  })
}

const trimmed = (said: string) => said.replace(leading, '').replace(/[\s,;]+(?:e)?$/, '')

function jointBetween(tokens: Reading['tokens'], first: number, end: number): number | null {
  const found = tokens.flatMap(({ norm }, at) => {
    return at >= first && at < end && joints.has(norm) ? [{ at, norm }] : []
  })
  const best =
    found.findLast(({ norm }) => ends.has(norm)) ??
    found.find(({ norm }) => norm !== ',') ??
    found[0]
  return best?.at ?? null
}

/** A message in its sums, each with its words; null where two of them are not joined. */
export function eachIn(reading: Reading, figures: readonly Figure[]): Run[] | null {
  const odd = figures.filter((_, at) => at % 2 === 1)
  return runsOf(reading, figures, (one) => odd.includes(one))
}

/** What is kept, as it is told without the rest; null where that would be told in pieces. */
export function keptIn(runs: readonly Run[], today: Temporal.PlainDate): Reading {
  const said = runs.filter(({ isLost }) => !isLost).map(({ text }) => text)
  return readMessage(said.join(', '), today)
}
