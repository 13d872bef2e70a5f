import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import type { KeptDraft } from '#conversation/kept-draft.ts'
import { carry, correctSum } from '#conversation/make-turn.ts'
import { boughtFor } from '#conversation/memory/other-parts.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isDenied } from '#understanding/memory/restated-sum.ts'

/**
 * The turn of "não foi 180, era 189,90", where nothing that is remembered stood at 180: it is
 * looked for by that sum, and asked about, for what was told last is another thing. Null for any
 * other message.
 */
export function formerUnknownTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  const { reading } = message
  if (!mayCorrect(intent) || isQuestion(reading) || tellingIn(message).length > 0) return null
  const figures = deniedIn(message)
  if (!figures) return null
  const { wrong, right } = figures
  const read: Read = { intent: 'correct', confidence: 90, fields: { amount: right } }
  // Of 2x 90 the whole is told: its parts follow.
  const parted = boughtFor(input, wrong)
  if (parted) return correctSum(input, parted, cents(right))
  const bill = billAt(input, wrong)
  if (bill) {
    const [what, amountCents] = ['payment', cents(right)] as const
    return carry(input, read, { kind: 'change-amount', what, ...bill, amountCents })
  }
  const instead = insteadTurn(input, figures)
  if (instead) return instead
  if (isKnown(input, figures)) return null
  const target = { id: null, description: null, amountCents: cents(wrong) }
  return carry(input, read, { kind: 'correct', target, changes: { amountCents: cents(right) } })
}

interface Figures {
  wrong: number
  right: number
}

/** The figure that is denied and the one that is right, of a message with no others. */
function deniedIn({ reading }: Message): Figures | null {
  const [first, second, another] = reading.amounts
  if (!first || !second || another || reading.numbers.length > 2) return null
  const [isFirst, isSecond] = [isDenied(reading, first), isDenied(reading, second)]
  if (isFirst === isSecond || first.isForeign || second.isForeign) return null
  const [one, other] = [Math.round(first.valueCents), Math.round(second.valueCents)]
  const right = isFirst ? other : one
  if (right <= 0 || right > limits.amountCentsMax) return null
  return { wrong: isFirst ? one : other, right }
}

/** What was put into a goal, or a limit that was set, right before at the figure that is denied. */
function insteadTurn(input: TurnInput, { wrong, right }: Figures): Turn | null {
  const again = input.state.last?.again
  const amountCents = cents(right)
  if (again?.kind === 'deposit' && again.amountCents === wrong) {
    const target = again.goal.name ?? ''
    const read: Read = { intent: 'correct', confidence: 90, fields: { amount: right, target } }
    return carry(input, read, { ...again, amountCents, isInstead: true })
  }
  if (again?.kind !== 'set-budget' || again.budget.amountCents !== wrong) return null
  const { by: _raised, ...budget } = again.budget
  const own = input.categories.find(({ id }) => id === budget.categoryId)
  const fields = { amount: right, ...(own ? { category: own.name } : {}) }
  const read: Read = { intent: 'budget', confidence: 90, fields }
  return carry(input, read, { kind: 'set-budget', budget: { ...budget, amountCents } })
}

/** The one bill of that price, where no entry is of it. */
function billAt(input: TurnInput, wrong: number): { id: string; name: string } | null {
  const [bill, another] = (input.payments ?? []).filter(({ amountCents }) => amountCents === wrong)
  const isSpent = rememberedIn(input).some(({ amountCents }) => amountCents === wrong)
  return bill && !another && !isSpent ? { id: bill.id, name: bill.name } : null
}

/** Something stands at either figure, or was worked out from it. */
function isKnown(input: TurnInput, { wrong, right }: Figures): boolean {
  const { payments = [], goals = [], state } = input
  const others = [...payments, ...goals, ...(state.owed ?? []).map(({ draft }) => draft)]
  const isOf = (one: object) =>
    'amountCents' in one && (one.amountCents === wrong || one.amountCents === right)
  return (
    others.some(isOf) || rememberedIn(input).some((one) => isOf(one) || isWorkedOut(one, wrong))
  )
}

/** "não foi 18, foi 20", of twelve at 18 each. */
function isWorkedOut({ sum }: Pick<KeptDraft, 'sum'>, wrong: number): boolean {
  if (!sum) return false
  return (
    sum.startCents === wrong || sum.steps.some((step) => 'cents' in step && step.cents === wrong)
  )
}
