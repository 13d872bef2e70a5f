import { cents } from '@lya/core/amounts/cents.ts'
import { dueDayIn } from '#conversation/coming/due-day.ts'
import { owedName, remembered } from '#conversation/coming/owed.ts'
import { keepDraft } from '#conversation/kept-draft.ts'
import { say } from '#conversation/make-turn.ts'
import { isSame } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { openReading } from '#conversation/seen/pending-reading.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { TransactionDraft } from '#understanding/draft.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'

const readable: readonly Candidate['intent'][] = ['none', 'clarify', 'log', 'pay', 'recurring']
const asked = { intent: 'clarify', confidence: 90 } as const

const ofPurchase = new PhraseBook('the day of what is owed for', [
  {
    means: 'bought',
    say: 'do|da|dos|das|de ..3 d*|n* segunda|terca|quarta|quinta|sexta|sabado|domingo [-] [feira] passado|passada|retrasado|retrasada',
    like: 'meu primo me deve 70 do bar de sábado passado',
  },
  {
    means: 'bought',
    say: 'do|da|dos|das ..3 de ontem|anteontem|sabado|domingo',
    not: ['paga|pagar|devolve|acerta|da ..3 segunda|terca|quarta|quinta|sexta|sabado|domingo'],
    like: 'o Beto me deve 30 da pizza de ontem',
  },
  {
    means: 'bought',
    say: 'que [eu] comprei|fiz|vendi|emprestei|paguei|dei|peguei ..5 [na|no] segunda|terca|quarta|quinta|sexta|sabado|domingo|ontem|anteontem',
    not: ['paga|pagar|devolve ..3 segunda|terca|quarta|quinta|sexta|sabado|domingo'],
    like: 'a sobrinha me deve 80 do perfume que comprei pra ela na quinta',
  },
])

/**
 * The turn of what somebody owes the person: "ele me deve 300, me lembra dia 10". It is no bill,
 * for nothing is to be paid; the sum is remembered until they tell that it came. Null for others.
 */
export function owedTurn(input: TurnInput, message: Message, read: Candidate): Turn | null {
  const { reading } = message
  if (!readable.includes(read.intent) || reading.amounts.length > 1) return null
  const isReminder = leans('reminded', reading)
  const isOwed = leans('othersOwe', reading) || (isReminder && leans('toCome', reading))
  if (leans('lent', reading) || (!isReminder && leans('onCredit', reading))) return null
  if (!isOwed || leans('notOwed', reading) || leans('monthly', reading)) return null
  if (!isReminder && (isQuestion(reading) || leans('paidMe', reading))) return null
  const due = ofPurchase.isIn(reading) ? null : dueDayIn(reading)
  const how = { ...(due ? { due } : {}), ...(isReminder ? { isReminder } : {}) }
  if (reading.amounts.length === 0) {
    if (!isReminder) return null
    const known = input.state.owed?.[0]?.draft.amountCents
    const amountCents = known === undefined ? null : cents(known)
    return say(input, asked, { kind: 'owed', amountCents, ...how })
  }
  const draft = isPaidHere(message) ? null : owedIn(message)
  if (!draft) return null
  // Without a day, and without a wish, it is only told.
  const told = due || isReminder ? asked : ({ intent: 'none', confidence: 90 } as const)
  const turn = say(input, told, { kind: 'owed', amountCents: draft.amountCents, ...how })
  const kept = keepDraft(draft)
  const open = { ...openReading('words', 'confirm', kept, input.today), isAhead: true } as const
  const isKnown = isToldAgain(input, message, draft)
  const state = isKnown ? turn.state : remembered(turn.state, draft, message)
  return { ...turn, state: { ...state, open } }
}

/** The same of the same person: no second debt, unless it is said to be another. */
function isToldAgain({ state }: TurnInput, message: Message, draft: TransactionDraft): boolean {
  if (message.reading.tokens.some(({ norm }) => others.has(norm))) return false
  const said = tellingIn(message)
    .map(({ word }) => word)
    .filter((word) => !leansWord('ofPaying', word))
  return (state.owed ?? []).some((one) => {
    const isSum = one.draft.amountCents === draft.amountCents
    return (
      isSum && said.length > 0 && said.every((word) => one.words.some((own) => isSame(own, word)))
    )
  })
}

const others = new Set('mais outro outra outros outras tambem'.split(' '))

/** "paguei 90 do almoço, o Beto me deve a parte dele": the sum is what went out. */
function isPaidHere({ reading, account: { clauses, transactions } }: Message): boolean {
  if (leans('paidMyself', reading))
    return transactions.some(({ draft }) => draft.type === 'despesa')
  const sum = reading.amounts[0]?.first ?? 0
  const own = clauses.find(({ first, last }) => first <= sum && sum <= last)
  const isOwing = own?.flat.includes(' dev') === true
  return own?.flowRule === 'own-deed' && own.flow === 'out' && own.mood === 'done' && !isOwing
}

/** What will have come in, as of today; null where the sum is none. */
export function owedIn({ reading, account, index }: Message): TransactionDraft | null {
  const told =
    account.transactions.length > 0
      ? account.transactions
      : readTransactions(reading, index, { isTold: true }).transactions
  const [only, another] = told
  if (!only || another || only.draft.amountCents <= 0 || only.doubt === 'amount') return null
  const { draft } = only
  return {
    ...draft,
    ...{ type: 'receita', date: reading.today, description: owedName(draft.description) },
    categoryId: draft.type === 'receita' ? draft.categoryId : null,
  }
}
