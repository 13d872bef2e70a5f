import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { isYes } from '#conversation/agreement.ts'
import type { Choosable } from '#conversation/effect.ts'
import type { Option, Slot } from '#conversation/effect-result.ts'
import { chooseOption } from '#conversation/match-named.ts'
import { lastDay } from '#conversation/pending/open.ts'
import type { PendingChoice } from '#conversation/pending/pending-state.ts'
import { isOfNone, touchedOption } from '#conversation/pending/touched-option.ts'
import { isDropping } from '#conversation/pending-question.ts'
import { mayCorrect } from '#conversation/restating/may-correct.ts'
import type { AssistantCategory } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { readNamedChange } from '#understanding/intents/change.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'

/** Keeps an effect until the person has chosen; it lives until the end of tomorrow. */
export function openChoice(
  effect: Choosable,
  slot: Slot,
  options: readonly Option[],
  today: Temporal.PlainDate,
): PendingChoice {
  return { kind: 'choice', effect, slot, options: [...options], expiresOn: lastDay(today) }
}

/** Takes a message as the answer to the open choice; null when it is about something else. */
export function completeChoice(
  choice: PendingChoice,
  message: Message,
  candidate: Candidate,
  categories: readonly AssistantCategory[],
): { kind: 'complete'; effect: Choosable } | { kind: 'dropped' } | null {
  const { flat, days } = message.reading
  if (isDropping(message)) return { kind: 'dropped' }
  const [only, another] = choice.options
  if (only && !another && isYes(flat)) {
    return { kind: 'complete', effect: withChoice(choice, only.id) }
  }
  const touched = touchedOption(message, choice.options)
  if (touched) return { kind: 'complete', effect: withChoice(choice, touched.id) }
  if (!mayCorrect(candidate.intent) || candidate.intent === 'log' || isOwnChange(message))
    return null
  if (isOfNone(message, choice.options)) return null
  const chosen =
    chooseOption(
      flat,
      choice.options,
      days.map(({ date }) => date),
    )?.id ?? namedCategory(choice, message, categories)
  return chosen === null ? null : { kind: 'complete', effect: withChoice(choice, chosen) }
}

/** "muda o pao pra 9" is a change of its own, with its own figure, and chooses nothing. */
function isOwnChange(message: Message): boolean {
  return message.reading.amounts.length > 0 && readNamedChange(message) !== null
}

/** Any category may be named, not only the three that were offered. */
function namedCategory(
  { slot }: PendingChoice,
  message: Message,
  categories: readonly AssistantCategory[],
): string | null {
  if (slot !== 'category' || message.reading.amounts.length > 0) return null
  // "já paguei o aluguel" tells of a deed, and chooses nothing.
  if (message.account.isPriceless) return null
  const name = categoryNamed(message.reading, message.index)
  return categories.find((one) => one.name === name && one.type === 'despesa')?.id ?? null
}

/** Of a budget either its category is chosen, or its sum in centavos. */
function chosenOf(slot: Slot, id: string): { amountCents: Cents } | { categoryId: string } {
  return slot === 'budget' ? { amountCents: cents(Number(id)) } : { categoryId: id }
}

function withChoice({ effect, slot }: PendingChoice, id: string): Choosable {
  switch (effect.kind) {
    case 'create-recurring':
      return { ...effect, recurring: { ...effect.recurring, categoryId: id } }
    case 'set-budget':
      return { ...effect, budget: { ...effect.budget, ...chosenOf(slot, id) } }
    case 'deposit':
      return { ...effect, goal: { ...effect.goal, id } }
    case 'pay':
      return { ...effect, payment: { ...effect.payment, id } }
    case 'correct':
    case 'delete':
      return { ...effect, target: { ...effect.target, id } }
    default:
      return effect satisfies never
  }
}
