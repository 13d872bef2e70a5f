import type { Segment } from '#understanding/transactions/segments.ts'

/** One thing that was done to a figure; money in centavos. */
export type Step =
  | { by: 'times'; factor: number; unit: string }
  | { by: 'plus' | 'less'; cents: number }
  | { by: 'plus-percent' | 'less-percent' | 'of-percent'; percent: number }
  | { by: 'share'; parts: number; of: number }

/** How an amount was worked out of what stands in the message. */
export interface Sum {
  startCents: number
  steps: readonly Step[]
}

/** A segment with what it comes to, and how. */
export interface Settled extends Segment {
  valueCents: number
  sum: Sum
  differs?: Differing
}

/** What was said of all, and what it comes to by its parts, in centavos. */
export interface Differing {
  saidCents: number
  workedCents: number
  /** How, where it is one thing; absent for the things of a list. */
  sum?: Sum
}

/** What a sum comes to. Centavos that do not divide go to the writer. */
export function totalOf({ startCents, steps }: Sum): number {
  return steps.reduce(after, startCents)
}

function after(cents: number, step: Step): number {
  switch (step.by) {
    case 'times':
      return Math.round(cents * step.factor)
    case 'plus':
      return cents + step.cents
    case 'less':
      return cents - step.cents
    case 'plus-percent':
      return Math.round((cents * (100 + step.percent)) / 100)
    case 'less-percent':
      return Math.round((cents * (100 - step.percent)) / 100)
    case 'of-percent':
      return Math.round((cents * step.percent) / 100)
    case 'share':
      return Math.ceil((cents * step.parts) / step.of)
    default:
      return step satisfies never
  }
}

/** A segment with nothing done to it. */
export function asSaid(segment: Segment): Settled {
  const { valueCents } = segment.amount
  return { ...segment, valueCents, sum: { startCents: valueCents, steps: [] } }
}

export function withStep(one: Settled, ...more: readonly Step[]): Settled {
  const sum = { ...one.sum, steps: [...one.sum.steps, ...more] }
  return { ...one, sum, valueCents: totalOf(sum) }
}

/** How an amount comes about once something more is done to it; by itself where nothing was. */
export function steppedOn(
  { amountCents, sum }: { amountCents: number; sum?: Sum },
  step: Step,
): Sum {
  const { startCents, steps } = sum ?? { startCents: amountCents, steps: [] }
  return { startCents, steps: [...steps, step] }
}

/** The words of both, with the figure of the second. */
export function merge<Kind extends Segment>(from: Segment, into: Kind): Kind {
  return { ...into, first: Math.min(from.first, into.first), last: Math.max(from.last, into.last) }
}

/** The tokens between the figures of two segments. */
export function between(former: Segment, next: Segment): { first: number; last: number } {
  return { first: former.amount.last + 1, last: next.amount.first - 1 }
}

/** What was taken off a sum, each by itself: the parts of a total whose rest it is. */
export function takenOff(sum: Sum | undefined): number[] {
  return sum?.steps.flatMap((step) => (step.by === 'less' ? [step.cents] : [])) ?? []
}
