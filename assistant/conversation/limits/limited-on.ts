import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { movedBy } from '#conversation/limits/moved-by.ts'
import { lastSetIn, limitTurn } from '#conversation/limits/shared.ts'
import { wordsOfLimit } from '#conversation/limits/words-of.ts'
import { carry } from '#conversation/make-turn.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Candidate, Message, Read } from '#understanding/intents/candidate.ts'
import {
  categoryMeant,
  categoryNamed,
  findNamedCategory,
} from '#understanding/intents/named-category.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const limitWordsMax = 12

const putsThat = new PhraseBook('another sum is put in its place', [
  {
    means: 'puts',
    say: '^ [melhor|entao|nao|,] [melhor|,] poe|bota|coloca|deixa|faz [ai|em|logo|uns] [em|uns|r] [$] @ [reais|conto] [entao|mesmo|ai|nele] $',
    like: 'põe 900',
  },
  {
    means: 'puts',
    say: '^ [nao|ops|opa|,] [,] [o|esse] [limite|orcamento|teto] [certo] era|eh [pra|para] [ser] [de] [r] [$] @ [reais] [,] [errei|desculpa|mesmo] [.] $',
    like: 'era pra ser 600',
  },
])

/** What may have been decided when a question was answered just now. */
export const asking: readonly string[] = [
  'query',
  'follow-up',
  'brief-question',
  'asked-on',
  'goal',
]

/** What may have been decided when a limit was set just now. */
export const afterLimit: readonly string[] = [
  ...['budget', 'limits', 'limit-changed', 'limited-on', 'asked-on', 'named-change'],
  ...['answered-choice', 'answered-offer'],
]

/**
 * The turn of a sum after a limit was set or asked for: "e 1.200 com alimentação", "aumenta para
 * 1.000". Null for any other message.
 */
export function limitedOnTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading, index } = message
  const { last, asked, rule = '' } = input.state
  const isSet = last?.kind === 'budget-set' && afterLimit.includes(rule)
  const isAsked = asked?.metric === 'budget' && (asking.includes(rule) || leans('budget', reading))
  if (!isSet && !isAsked) return null
  // "na verdade 650", right behind the limit of 600.
  const isMended = isSet && leans('sorry', reading) && !tellsEntry(message)
  // "melhor 650 por mês" behind a limit is one as well.
  const isOfMonth = isSet || leans('raises', reading)
  const isAgain = candidate.intent === 'recurring' && isOfMonth && reading.days.length === 0
  const isPlain = ['none', 'clarify', 'log'].includes(candidate.intent)
  // "muda pra 350": of nothing that is named.
  const isThat = tellingIn(message).every(({ word }) => leansWord('changesLimit', word))
  // "põe 900", right behind a limit.
  const isPut = isSet && putsThat.isIn(reading)
  const isBare = isPut || (leans('changesLimit', reading) && isThat)
  const isChanged = isBare && candidate.intent === 'correct'
  const isOpen = isPlain || isMended || isAgain || isChanged
  if (!isOpen || reading.tokens.length > limitWordsMax) return null
  const [amount, another] = reading.amounts
  if (!amount || another || amount.isForeign || amount.isNegative) return null
  // "e mercado 900", right behind a limit.
  const isOneMore = isSet && reading.flat.startsWith(' e ')
  const told =
    findNamedCategory(reading, index) ?? (isOneMore ? categoryNamed(reading, index) : null)
  const named = index.all.find(({ name, type }) => type === 'despesa' && name === told)
  const by = movedBy(reading)
  const isRaised =
    isMended ||
    isBare ||
    by !== null ||
    leans('raises', reading) ||
    (isAsked && leans('sets', reading))
  // "aumenta o celular pra 60" is of something else.
  // "então bota 500" are no boots.
  const tokens = isThat || isPut ? [] : reading.tokens.slice(0, amount.first)
  const found = categoryMeant({ ...reading, tokens }, index)
  const meant = found && !leansWord('puts', found.word) ? found.name : null
  const own = isRaised ? budgetMeant(input) : null
  const isOfIt = meant === null || index.all.find(({ id }) => id === own)?.name === meant
  const categoryId = named?.id ?? (isOfIt ? own : null)
  const value = Math.round(amount.valueCents)
  const isBounded = value > 0 && value <= limits.amountCentsMax
  if (!categoryId || !isBounded || !(isRaised || leans('on', reading))) return null
  // "na verdade 600", behind the limit of December, is of that one.
  const again = isSet && last.again?.kind === 'set-budget' ? last.again.budget.month : null
  const set = again ?? (isRaised ? lastSetIn(input.state, categoryId) : null)
  const month = monthOf(message) ?? set ?? reading.today.toPlainYearMonth().toString()
  const budget = { categoryId, amountCents: cents(value), month, ...(by ? { by } : {}) }
  const category = index.all.find(({ id }) => id === categoryId)?.name ?? ''
  const read: Read = isMended
    ? { intent: 'correct', confidence: 85, fields: { amount: value, target: category } }
    : { intent: 'budget', confidence: 85, fields: { category, amount: value } }
  const effect = { kind: 'set-budget', budget: { ...budget, ...wordsOfLimit(message) } } as const
  if (isOneMore && findNamedCategory(reading, index) === null) {
    return limitTurn(input, read, effect) ?? offerTurn(input, effect)
  }
  return carry(input, read, effect)
}

/** "não, paguei 45 no mercado": a deed or a thing of its own, and no other limit. */
function tellsEntry(message: Message): boolean {
  const isDone = message.account.clauses.some(({ verbs }) =>
    verbs.some(({ verb }) => verb.kind !== 'else' && verb.form === 'i-did'),
  )
  return isDone || tellingIn(message).some(({ word }) => isThing(word))
}

function budgetMeant({ state: { asked, last }, categories }: TurnInput): string | null {
  if (asked?.metric === 'budget' && asked.categoryId) return asked.categoryId
  return categories.find(({ name, type }) => name === last?.name && type === 'despesa')?.id ?? null
}
