import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import type { PendingLimit } from '#conversation/limits/limit-state.ts'
import { movedBy } from '#conversation/limits/moved-by.ts'
import { limitTurn } from '#conversation/limits/shared.ts'
import { wordsOfLimit } from '#conversation/limits/words-of.ts'
import { carry, say } from '#conversation/make-turn.ts'
import { tellingWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { lastDay, type Told } from '#conversation/pending/open.ts'
import { isDropping } from '#conversation/pending-question.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { AssistantCategory } from '#understanding/draft.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { categoryNamed, findNamedCategory } from '#understanding/intents/named-category.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { quotes } from '#understanding/intents/quotes.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'
import { tellsOwnDeed } from '#understanding/transactions/clauses/clause.ts'

const asked: Read = { intent: 'clarify', confidence: 88 }
const answering = ['none', 'clarify', 'log', 'budget', 'recurring', 'correct']
const named = new Set(['orcamento', 'limite', 'teto', 'limitar'])
const offeredMax = 3
const tellingMax = 2

/**
 * The turn of "quero um orçamento de lazer": how much, is asked. It names nothing that was bought,
 * so it answers no other question either. Null for any other message.
 */
export function wishedLimitTurn(input: TurnInput, message: Message): Turn | null {
  const { reading, index } = message
  if (reading.amounts.length > 0 || !reading.tokens.some(({ norm }) => named.has(norm))) return null
  if (!leans('wishesLimit', reading) || reading.flat.includes(' nao ')) return null
  if (findNamedCategory(reading, index) === null && quotes.isIn(reading)) return null
  // "como é que bota um limite?" is told how.
  if (isQuestion(reading) && reading.tokens.some(({ norm }) => norm === 'como')) return null
  const category = spentOn(message)
  // "aumenta o limite" may be the card's.
  if (!category && leans('changesLimit', reading)) return null
  const { words = [] } = category ? wordsOfLimit(message) : {}
  const known = { categoryId: category?.id ?? null, amountCents: null, month: monthOf(message) }
  const expiresOn = lastDay(input.today)
  return askingLimit(input, { kind: 'limit', ...known, words, expiresOn })
}

/** The category that is spoken of, where money goes out to it. */
export function spentOn({ reading, index }: Message): AssistantCategory | undefined {
  const name = categoryNamed(reading, index)
  return index.all.find((one) => one.type === 'despesa' && one.name === name)
}

/** Asks for what is not known of a limit yet. */
export function askingLimit(input: TurnInput, open: PendingLimit): Turn {
  const category = input.categories.find(({ id }) => id === open.categoryId)
  const spent = input.categories.filter(({ type }) => type === 'despesa')
  const turn = say(input, asked, {
    ...{ kind: 'ask', isLimit: true, isOutOfBounds: false, amountCents: open.amountCents ?? 0 },
    missing: category ? 'amount' : 'subject',
    description: category?.name ?? '',
    categoryNames: spent.slice(0, offeredMax).map(({ name }) => name),
  })
  return { ...turn, state: { ...turn.state, open } }
}

/** The turn of its answer: "200", "uns 300 por mês", "de lazer". Null for any other message. */
export function sumOfLimitTurn(
  open: PendingLimit,
  { input, message, candidate }: Told,
): Turn | null {
  // "não, quero ver o de lazer" wants something.
  if (isDropping(message) && tellingIn(message).length === 0)
    return say(input, { ...asked, intent: 'none' }, { kind: 'dropped' })
  const category =
    input.categories.find(({ id }) => id === open.categoryId) ??
    (open.categoryId === null ? spentOn(message) : undefined)
  if (!answering.includes(candidate.intent) || !isAnswer(open, message, category)) return null
  const sum = sumIn(message)
  const amountCents = sum ?? (open.amountCents === null ? null : cents(open.amountCents))
  const { words = [] } = open.categoryId === null ? wordsOfLimit(message) : open
  const month = monthOf(message) ?? open.month
  const known = { ...open, categoryId: category?.id ?? null, amountCents, month, words }
  // It is planned by the month: what a week of it comes to is theirs to say.
  const isOfMonth = !leans('weekly', message.reading) && !message.reading.flat.includes(' dia ')
  if (!isOfMonth) return askingLimit(input, open)
  if (!category || amountCents === null) return askingLimit(input, known)
  const read: Read = {
    ...{ intent: 'budget', confidence: 90 },
    fields: { category: category.name, amount: amountCents, ...(month ? { month } : {}) },
  }
  const ofMonth = month ?? input.today.toPlainYearMonth().toString()
  const by = movedBy(message.reading) ?? raised(message)
  const budget = {
    ...{ categoryId: category.id, amountCents, month: ofMonth },
    ...(by ? { by } : {}),
    ...(words.length > 0 ? { words } : {}),
  }
  const effect = { kind: 'set-budget', budget } as const
  // "uber 20", behind "de qual categoria?", may as well be a ride.
  const isDoubtful = open.categoryId === null && sum !== null && words.length > 0
  if (isDoubtful) return offerTurn(input, effect)
  return limitTurn(input, read, effect) ?? carry(input, read, effect)
}

/** It tells a sum or a category, and nothing that was bought or earned. */
function isAnswer(
  open: PendingLimit,
  message: Message,
  category: AssistantCategory | undefined,
): boolean {
  const { reading, account } = message
  const { amounts, days } = reading
  if (amounts.length > 1 || (amounts.length === 1 && sumIn(message) === null)) return false
  if (isQuestion(reading) || (days.length > 0 && monthOf(message) === null)) return false
  const isDeed = tellsOwnDeed(account.clauses)
  if (isDeed || leans('reminded', reading)) return false
  const own = [...open.words, ...tellingWords(category?.name ?? '')]
  const said = tellingIn(message).filter(
    ({ word }) => !own.includes(word) && !leansWord('limit', word) && !leansWord('puts', word),
  )
  const isNaming = open.categoryId === null && category !== undefined
  if (isNaming) return said.length <= tellingMax
  return amounts.length === 1 && said.length === 0
}

function sumIn({ reading: { amounts } }: Message): Cents | null {
  const [amount] = amounts
  const value = Math.round(amount?.valueCents ?? 0)
  const isOther = !amount || amount.isForeign || amount.isNegative
  return isOther || value <= 0 || value > limits.amountCentsMax ? null : cents(value)
}

/** "mais 50" behind "fica em quanto?": by how much. */
function raised({ reading: { tokens, amounts } }: Message): 'more' | null {
  const lead = tokens.slice(0, amounts[0]?.first ?? 0).filter(({ norm }) => !/^[r$]$/.test(norm))
  return lead.at(-1)?.norm === 'mais' ? 'more' : null
}
