import { limits } from '@lya/core/limits.ts'
import type { Role } from '#language/amounts/role.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Step, Sum } from '#understanding/transactions/sums/sum.ts'

/** What a number may be and yet be meant as money by somebody: the rules may have misread it. */
const perhapsMoney: readonly Role[] = [
  ...(['amount', 'unit-price', 'quantity', 'measure', 'name', 'balance', 'unplaced'] as const),
  ...(['range', 'people', 'score', 'instalment', 'age'] as const),
]

const halves = / (metade|meio|meia) /

/** The figures of a message, each to be used as often as it stands there. */
export class Figures {
  readonly #left: number[]
  readonly #counts: ReadonlySet<number>

  constructor({ amounts, numbers, flat }: Reading) {
    const doubtful = amounts.filter((one) => one.isForeign || one.isNegative || one.isVague)
    const placed = numbers.filter(
      ({ first, role }) =>
        perhapsMoney.includes(role) &&
        !amounts.some((one) => one.first <= first && first <= one.last),
    )
    const said = amounts.filter((one) => !doubtful.includes(one)).map((one) => one.valueCents)
    this.#left = [...said, ...placed.flatMap(({ hundredths }) => hundredths ?? [])].map(Math.round)
    const whole = numbers.flatMap(({ hundredths }) => (hundredths ?? 1) / 100)
    this.#counts = new Set(halves.test(flat) ? [...whole, 2] : whole)
  }

  /** Whether this many stand in the message, such as instalments or friends. */
  counts(count: number): boolean {
    return this.#counts.has(count)
  }

  /** Takes a sum of money that stands there; false where it does not, or no more. */
  take(valueCents: number): boolean {
    const at = this.#left.indexOf(valueCents)
    if (at < 0 || valueCents <= 0 || valueCents > limits.amountCentsMax) return false
    this.#left.splice(at, 1)
    return true
  }

  /** Takes all figures of a sum that is shown to the person. */
  takeSum({ startCents, steps }: Sum): boolean {
    return this.take(startCents) && steps.every((step) => this.#takeStep(step))
  }

  #takeStep(step: Step): boolean {
    switch (step.by) {
      case 'plus':
      case 'less':
        return this.take(step.cents)
      case 'times':
        return this.counts(step.factor)
      case 'share':
        return step.parts === 1 && this.counts(step.of)
      default:
        return false
    }
  }
}
