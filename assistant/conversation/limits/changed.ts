import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import type { BudgetDraft } from '#conversation/effect.ts'
import { lastSetIn } from '#conversation/limits/shared.ts'
import { carry } from '#conversation/make-turn.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import { namedAmong, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { ConversationState } from '#conversation/state.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { readNamedChange } from '#understanding/intents/change.ts'
import { categoryNamed } from '#understanding/intents/named-category.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { readMessage } from '#understanding/reading.ts'

const asBudget: Read = { intent: 'budget', confidence: 90 }

/**
 * The turn of another sum for a limit that is spoken of: "muda o do mercado pra 500" behind it,
 * and "o mercado foi 87, eu queria mudar o limite pra 500". Null for any other message.
 */
export function limitChangedTurn(
  input: TurnInput,
  message: Message,
  { intent }: Candidate,
): Turn | null {
  if (!['none', 'clarify', 'log', 'correct', 'budget'].includes(intent)) return null
  if (message.reading.flat.includes(' ?')) return null
  return bothTurn(input, message) ?? onwardTurn(input, message) ?? unnamedTurn(input, message)
}

/** What the entry was, and what the limit is to be. */
function bothTurn(input: TurnInput, message: Message): Turn | null {
  const { reading, index } = message
  const limit = leaningIn('limit', reading)
  const [told, wanted, another] = reading.amounts
  if (!limit || !told || !wanted || another) return null
  if (told.last > limit.first || wanted.first < limit.last) return null
  const split = reading.tokens[told.last]?.end ?? 0
  const first = readMessage(reading.text.slice(0, split), input.today)
  const second = readMessage(reading.text.slice(split), input.today)
  if (!leans('costed', first) || !leans('wantsLimit', second)) return null
  const entry = entryIn(input, message, limit.first)
  const name = categoryNamed(second, index)
  const categoryId = index.all.find((one) => one.name === name)?.id ?? entry?.categoryId
  const budget = budgetOf(message, categoryId ?? null, wanted.valueCents)
  if (!entry || !budget) return null
  const limited = carry(input, asBudget, { kind: 'set-budget', budget })
  const value = Math.round(told.valueCents)
  if (entry.amountCents === value || value <= 0 || value > limits.amountCentsMax) return limited
  const target = targetOf(entry.id)
  const changes = { amountCents: cents(value) }
  const read: Read = { intent: 'correct', confidence: 90, fields: { amount: value } }
  const turn = carry(input, read, { kind: 'correct', target, changes })
  const also = by('limit-changed', limited)
  return { ...turn, effects: [...turn.effects, ...also.effects], also }
}

/** The entry that is named before the limit; the last one where none is. */
function entryIn(input: TurnInput, message: Message, end: number): Remembered | null {
  const said = tellingIn(message).filter(({ at }) => at < end)
  const entries = rememberedIn(input).filter(({ type }) => type === 'despesa')
  const [named] = namedAmong(message, entries, said)
  return named ?? (said.length === 0 ? (entries[0] ?? null) : null)
}

const ofThat = / o d[aeo]s? /

/** "muda o do mercado pra 500", right behind the limit of that category. */
function onwardTurn(input: TurnInput, message: Message): Turn | null {
  const { reading, index } = message
  const [amount, another] = reading.amounts
  const change = readNamedChange(message)
  const isNow = ofThat.test(reading.flat) && leans('changesLimit', reading)
  const isChange = change?.kind === 'edit' || change?.kind === 'raise' || isNow
  if (!amount || another || !isChange || leans('limit', reading)) return null
  const topic = topicOf(input)
  const name = categoryNamed(reading, index)
  const categoryId = index.all.find((one) => one.name === name && one.type === 'despesa')?.id
  if (!topic || categoryId === undefined || topic.categoryId !== categoryId) return null
  const budget = budgetOf(message, categoryId, amount.valueCents, input.state)
  if (!budget || / em (r \$ )?\d/.test(reading.flat)) return null
  const effect = { kind: 'set-budget', budget } as const
  if (ofThat.test(reading.flat)) return carry(input, asBudget, effect)
  const [entry] = namedAmong(message, rememberedIn(input))
  if (!entry) return carry(input, asBudget, effect)
  const isNearer =
    topic.amountCents === null ||
    apart(budget.amountCents, topic.amountCents) < apart(budget.amountCents, entry.amountCents)
  return isNearer ? offerTurn(input, effect) : null
}

/** "muda o limite pra 700", which names none: the one that was spoken of last. */
function unnamedTurn(input: TurnInput, message: Message): Turn | null {
  const { reading, index } = message
  const [amount, another] = reading.amounts
  const isChange = leans('changesLimit', reading) && leans('limit', reading)
  if (!amount || another || !isChange || categoryNamed(reading, index) !== null) return null
  const { last, earlier = [], asked } = input.state
  const set = [...(last ? [last] : []), ...earlier].map(({ again }) => again)
  const latest = set.find((one) => one?.kind === 'set-budget')
  const ofAsked = asked?.metric === 'budget' ? asked.categoryId : null
  const ofSet = latest?.kind === 'set-budget' ? latest.budget.categoryId : null
  const budget = budgetOf(message, ofAsked ?? ofSet, amount.valueCents, input.state)
  return budget && carry(input, asBudget, { kind: 'set-budget', budget })
}

function apart(one: number, other: number): number {
  return Math.abs(Math.log(one / other))
}

const ofBudget: readonly (string | undefined)[] = [
  ...['budget', 'limits', 'limit-changed', 'limited-on', 'asked-on', 'named-change'],
]
const asking: readonly (string | undefined)[] = ['query', 'follow-up', 'brief-question', 'asked-on']

/** The limit that was set or asked about just now. */
function topicOf({ state: { asked, last, rule } }: TurnInput): {
  categoryId: string | null
  amountCents: number | null
} | null {
  if (asked?.metric === 'budget' && asking.includes(rule)) {
    return { categoryId: asked.categoryId, amountCents: null }
  }
  const again = last?.again
  return again?.kind === 'set-budget' && ofBudget.includes(rule) ? again.budget : null
}

function budgetOf(
  message: Message,
  categoryId: string | null,
  valueCents: number,
  state: ConversationState = {},
): BudgetDraft | null {
  const value = Math.round(valueCents)
  if (categoryId === null || value <= 0 || value > limits.amountCentsMax) return null
  const set = monthOf(message) ?? lastSetIn(state, categoryId)
  const month = set ?? message.reading.today.toPlainYearMonth().toString()
  return { categoryId, amountCents: cents(value), month }
}
