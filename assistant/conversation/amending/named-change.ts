import type { Changes, Effect } from '#conversation/effect.ts'
import { amountOf, goalChangeTurn, withDay } from '#conversation/goals/sum-changed.ts'
import { intendedChanges } from '#conversation/intended-effect.ts'
import { balk, carry, correct } from '#conversation/make-turn.ts'
import { closestNamed, speaksOf } from '#conversation/match-named.ts'
import { knownIn } from '#conversation/meant-transaction.ts'
import { recentOf } from '#conversation/memory/remembered.ts'
import { laterMonthIn } from '#conversation/naming/from-month.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Intent } from '#understanding/draft.ts'
import { correctionOf } from '#understanding/intents/amend.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import { type NamedChange, readNamedChange } from '#understanding/intents/change.ts'
import { findNamedCategory } from '#understanding/intents/named-category.ts'

const replacing = new PhraseBook('a thing that one would have anew', [
  {
    means: 'wish',
    say: 'queria|quero|pretendo|preciso|penso|pensando|precisava|ia [em|de] trocar o|a|os|as|de|meu|minha',
    not: [
      'trocar ..5 pra|pro|para|por [r] [$] @',
      'trocar o|a|os|as nome|valor|data|categoria|dia',
    ],
    like: 'queria trocar o escapamento mas tá 380',
  },
])

/** "pode mudar a caneta pra 7?" is an order. */
const courteous = new Set(['pode', 'poderia', 'podia', 'consegue'])

/** What a change may look like to the rules that know of no names. */
const changeable: readonly Intent[] = [
  'none',
  'clarify',
  'log',
  'correct',
  'goal_create',
  'recurring',
]

/**
 * The turn of a change that says what of: "muda o uber pra 20". It touches that thing and no other:
 * an entry of the conversation, else a bill, a goal, a budget, else whatever the caller finds among
 * the last entries by its words. Null where nothing is named.
 */
export function namedChangeTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const isCourteous =
    reading.amounts.length === 1 &&
    reading.tokens.slice(0, 3).some(({ norm }) => courteous.has(norm))
  const isAsked = reading.flat.includes(' ?') && !isCourteous
  if (isAsked || !changeable.includes(candidate.intent)) return null
  const change = readNamedChange(message)
  if (!change) return null
  // "internet agora é 119 todo dia 15" is of the bill that stands there, if any does.
  if (candidate.intent === 'recurring' && change.kind !== 'repriced') return null
  const name = wordsOf(message, change)
  if (name === null) return goalChangeTurn(input, message, candidate, change)
  const asChange = changeOf(message, candidate, change, name)
  const entries = closestNamed(
    reading.text.slice(reading.tokens[change.first]?.start, reading.tokens[change.last]?.end),
    knownIn(input.state).filter((one) => speaksOf(name, one.name)),
  )
  if (change.kind === 'dated' && entries.length === 0) return null
  if (entries.length === 0 && replacing.isIn(reading)) return null
  if (change.kind === 'repriced') {
    const bill = changedThing(input, message, change, name)
    if (!bill) return null
    const effect = fromLater(input, message, dueAlso(bill.effect, candidate))
    const turn = carry(input, { ...candidate, ...bill.read }, effect)
    return withDay(input, message, turn)
  }
  if (entries.length === 0 && !(change.kind === 'told' && isRemembered(input, name))) {
    const other = changedThing(input, message, change, name)
    if (other)
      return withDay(input, message, carry(input, { ...candidate, ...other.read }, other.effect))
  }
  if (change.kind === 'raise' && entries.length === 0)
    return balk(input, asChange, 'change-of-what')
  const changes = intendedChanges(message, asChange)
  if (typeof changes === 'string') {
    const isOfCategory = reading.tokens.some(({ norm }) => norm === 'categoria')
    const isNone = changes === 'nothing-to-correct' && isOfCategory
    return balk(input, asChange, isNone ? 'category-unknown' : changes)
  }
  return correctNamed(input, asChange, { changes, name, entries })
}

/** "a luz na verdade foi 80" is of the light that was paid, before the bill of that name. */
function isRemembered(input: TurnInput, name: string): boolean {
  return recentOf(input).some(({ description }) => speaksOf(name, description))
}

function correctNamed(
  input: TurnInput,
  candidate: Read,
  given: { changes: Changes; name: string; entries: ReturnType<typeof knownIn> },
): Turn {
  const { changes, name, entries } = given
  const known = entries.map(({ one, id }) => ({ ...one, id }))
  if (known.length > 0) return correct(input, candidate, known, changes)
  const target = { id: null, description: name, amountCents: null }
  return carry(input, candidate, { kind: 'correct', target, changes })
}

/** The words that name it, as they were written; null where they tell nothing. */
function wordsOf(message: Message, { first, last }: NamedChange): string | null {
  const said = tellingIn(message).filter(({ at }) => at >= first && at <= last)
  const [from, to] = [said[0]?.at, said.at(-1)?.at]
  if (from === undefined || to === undefined) return null
  const { tokens, text } = message.reading
  return text.slice(tokens[from]?.start, tokens[to]?.end)
}

function changeOf(message: Message, candidate: Candidate, change: NamedChange, name: string): Read {
  const read = candidate.intent === 'correct' ? candidate.fields : correctionOf(message)
  const { category, ...rest } = read ?? {}
  const behind = category === undefined ? null : categoryBehind(message, change)
  const fields = { ...rest, ...(behind ? { category: behind } : {}), target: name }
  // Of "45 e não 40" the first is the right one.
  const [first] = message.reading.amounts
  const isContrast = / nao (?:r \$ )?\d/.test(message.reading.flat)
  return {
    intent: 'correct',
    confidence: 93,
    fields: first && isContrast ? { ...fields, amount: first.valueCents } : fields,
  }
}

/** The category that it is to have stands behind its name: a category may be part of that. */
function categoryBehind({ reading, index }: Message, { last }: NamedChange): string | null {
  const flat = reading.flat.slice((reading.starts[last + 1] ?? reading.flat.length) - 1)
  return findNamedCategory({ ...reading, flat }, index)
}

interface OtherChange {
  effect: Effect
  read: Pick<Read, 'intent' | 'fields'>
}

/** What else of the person's goes by that name: a bill, a goal, the budget of a category. */
function changedThing(
  input: TurnInput,
  message: Message,
  { kind, first, last }: NamedChange,
  name: string,
): OtherChange | null {
  const amountCents = amountOf(message)
  if (amountCents === null) return null
  const said = tellingIn(message).filter(({ at }) => at >= first && at <= last)
  const amount: Read['fields'] = { amount: amountCents, target: name }
  for (const what of ['payment', 'goal'] as const) {
    const things: readonly Thing[] = (what === 'payment' ? input.payments : input.goals) ?? []
    // "a van são 440 no total", of the only 'Van da escola': what is said of no entry is of it.
    const isSaid = (at: readonly number[]) => kind === 'repriced' && at.length === said.length
    const [fit, another] = fitting(said, things).filter((one) => one.isWhole || isSaid(one.at))
    if (!fit || another) continue
    const { id, name: own } = fit.thing
    const effect = { kind: 'change-amount', what, id, name: own, amountCents } as const
    return { effect, read: { intent: 'correct', fields: amount } }
  }
  const flat = ` ${message.reading.tokens
    .slice(first, last + 1)
    .map(({ norm }) => norm)
    .join(' ')} `
  const category = findNamedCategory({ ...message.reading, flat }, message.index)
  const own = message.index.all.find((one) => one.name === category && one.type === 'despesa')
  // "muda o de lazer" and "aumenta lazer" speak of a budget; "muda o lazer" may be an entry.
  if (kind === 'told' || kind === 'repriced') return null
  const isBudget = kind === 'raise' || / (?:o|pra|para) d[eoa] /.test(message.reading.flat)
  if (!own || !isBudget) return null
  const month = message.reading.today.toPlainYearMonth().toString()
  const budget = { categoryId: own.id, amountCents, month }
  const fields = { amount: amountCents, category: own.name }
  return { effect: { kind: 'set-budget', budget }, read: { intent: 'budget', fields } }
}

/** "vai subir pra 655 a partir de janeiro": told where it falls due before that. */
function fromLater({ payments = [] }: TurnInput, { reading }: Message, effect: Effect): Effect {
  const bill = effect.kind === 'change-amount' && payments.find(({ id }) => id === effect.id)
  const fromMonth = bill ? laterMonthIn(reading, bill) : null
  return effect.kind === 'change-amount' && fromMonth ? { ...effect, fromMonth } : effect
}

/** "a faculdade agora é 850 todo dia 12": on that day as well. */
function dueAlso(effect: Effect, { intent, fields }: Candidate): Effect {
  const dueDay = intent === 'recurring' ? fields?.day : null
  const isBill = effect.kind === 'change-amount' && effect.what === 'payment'
  return isBill && dueDay ? { ...effect, dueDay } : effect
}
