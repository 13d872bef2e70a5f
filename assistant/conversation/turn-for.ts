import { cents } from '@lya/core/amounts/cents.ts'
import { amendingTurn, correctionTurn } from '#conversation/amending/amend.ts'
import { namedChangeTurn } from '#conversation/amending/named-change.ts'
import { removalTurn } from '#conversation/amending/remove.ts'
import type { Effect } from '#conversation/effect.ts'
import {
  intendedBudget,
  intendedDeposit,
  intendedGoal,
  intendedPayment,
  intendedPurchase,
  intendedRecurring,
} from '#conversation/intended-effect.ts'
import { intendedQuery } from '#conversation/intended-query.ts'
import { balk, carry, choose, register, say } from '#conversation/make-turn.ts'
import { meantByQuestion } from '#conversation/meant-transaction.ts'
import { briefTurn } from '#conversation/naming/asked-briefly.ts'
import { goalTurn } from '#conversation/naming/asked-goal.ts'
import { newGoalTurn } from '#conversation/naming/new-goal.ts'
import { billTurn } from '#conversation/naming/paid-bill.ts'
import { savingTurn } from '#conversation/naming/saved-goal.ts'
import { openQuestion } from '#conversation/pending-question.ts'
import { sawTurn } from '#conversation/seen/saw-turn.ts'
import { by } from '#conversation/trail/by.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Obstacle, QuestionReply } from '#phrasing/reply.ts'
import type { SilenceReason } from '#phrasing/talking/silence-reason.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isOwnMove } from '#understanding/intents/own-move.ts'
import { readTalk, type Talk } from '#understanding/intents/talk.ts'

/** The turn of a message that answers no open question. */
export function turnFor(input: TurnInput, message: Message, candidate: Candidate): Turn {
  return (
    by('named-change', namedChangeTurn(input, message, candidate)) ??
    by('saving', savingTurn(input, message, candidate)) ??
    by('new-goal', newGoalTurn(input, message, candidate)) ??
    by('bill', billTurn(input, message, candidate)) ??
    by('goal', goalTurn(input, message, candidate)) ??
    by('amending', amendingTurn(input, message, candidate)) ??
    by('brief-question', briefTurn(input, message, candidate)) ??
    plainTurn(input, message, candidate)
  )
}

function plainTurn(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const intend = (intended: Effect | Obstacle) => intendedTurn(input, candidate, intended)
  switch (candidate.intent) {
    case 'log':
      return register(
        input,
        candidate,
        message.account.transactions.map((one) => one.draft),
      )
    case 'clarify':
      return ask(input, message, candidate)
    case 'delete':
      return removalTurn(input, message, candidate)
    case 'correct':
      return correctionTurn(input, message, candidate)
    case 'query':
      return query(input, message, candidate)
    case 'installments':
      return intend(intendedPurchase(message, candidate))
    case 'recurring':
      return intend(intendedRecurring(message, candidate))
    case 'budget':
      return intend(intendedBudget(message, candidate))
    case 'goal_create':
      return intend(intendedGoal(message, candidate))
    case 'goal_deposit':
      return intend(intendedDeposit(message, candidate))
    case 'pay':
      return intend(intendedPayment(message, candidate))
    case 'explain':
      return explain(input, message, candidate)
    case 'help':
      return helpTurn(input, message, candidate)
    case 'greeting':
    case 'thanks':
      return say(input, candidate, { kind: candidate.intent })
    case 'none':
      return silence(input, message, candidate)
    default:
      return candidate.intent satisfies never
  }
}

const withdraws = / (tirei|saquei|resgatei|peguei|usei|retirei|tira|retira) /
const everything =
  / (apaga|apague|apagar|exclui|exclua|remove|remova|deleta|delete) (.* )?(tudo|todos|todas) /

/** "como apago um gasto?" has an answer of its own. */
function helpTurn(input: TurnInput, { reading }: Message, candidate: Candidate): Turn {
  const talk = readTalk(reading)
  const isHow = talk?.startsWith('how.') || talk === 'robot'
  return talk && isHow ? chat(input, candidate, talk) : say(input, candidate, { kind: 'help' })
}

/** What is said beside money closes no question, like a greeting. */
function chat(input: TurnInput, candidate: Candidate, talk: Talk): Turn {
  return by('talk', say(input, candidate, { kind: 'talk', talk }))
}

const quotedMax = 40

function silence(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const { reading } = message
  const reason = silenceReason(message)
  const saw = sawTurn(input, message, candidate, reason)
  if (saw) return saw
  const isTalk = (reason === 'unclear' || reason === 'unmeant') && reading.amounts.length === 0
  const talk = isTalk ? readTalk(reading) : null
  if (talk) return chat(input, candidate, talk)
  const text = input.text.trim()
  const isShort = text.length <= quotedMax && !/[\n/*_~`<>]/.test(text)
  const words = reason === 'unclear' && isShort ? text : ''
  return say(input, candidate, { kind: 'none', reason, ...(words === '' ? {} : { words }) })
}

function silenceReason({ reading, account }: Message): SilenceReason {
  if (everything.test(reading.flat)) return 'everything'
  if (withdraws.test(reading.flat) && / metas? /.test(reading.flat)) return 'withdrawn'
  if (isOwnMove(reading.flat)) return 'own-move'
  const isTold = account.clauses.some(({ mood }) => mood === 'undone' || mood === 'other')
  if (isTold) return 'unmeant'
  return reading.amounts.length > 0 ? 'unsure' : 'unclear'
}

function intendedTurn(input: TurnInput, candidate: Candidate, intended: Effect | Obstacle): Turn {
  if (typeof intended === 'string') return balk(input, candidate, intended)
  const lacksCategory =
    (intended.kind === 'create-recurring' && intended.recurring.categoryId === null) ||
    (intended.kind === 'set-budget' && intended.budget.categoryId === null)
  if (!lacksCategory) return carry(input, candidate, intended)
  const options = input.categories
    .filter(({ type }) => type === 'despesa')
    .map(({ id, name }) => ({ id, label: name }))
  if (options.length === 0) return balk(input, candidate, 'no-categories')
  return choose(input, candidate, intended, { slot: 'category', options })
}

function query(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const asked = intendedQuery(message, candidate, input.state.asked)
  const turn = carry(input, candidate, { kind: 'query', query: asked })
  return { ...turn, state: { ...turn.state, asked } }
}

function ask(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const { transactions, subject } = message.account
  const doubtful = transactions.find((one) => one.doubt !== null) ?? transactions[0]
  const ready = transactions.filter((one) => one !== doubtful && one.doubt === null)
  const draft = doubtful?.draft ?? subject
  if (!draft) return say(input, candidate, { kind: 'none', reason: 'unclear' })
  const missing = doubtful ? (doubtful.doubt ?? 'type') : 'amount'
  const known = missing === 'amount' ? { ...draft, amountCents: cents(0) } : draft
  const pending = openQuestion(
    missing,
    known,
    ready.map((one) => one.draft),
    input.today,
  )
  const names = input.categories.filter((one) => one.type === draft.type).map((one) => one.name)
  const { description, amountCents } = draft
  const turn = say(input, candidate, {
    kind: 'ask',
    missing,
    description,
    amountCents,
    isOutOfBounds: doubtful?.doubt === 'amount',
    ...betweenOf(message),
    categoryNames: names.slice(0, 3),
  })
  return { ...turn, intent: 'clarify', state: { ...turn.state, pending } }
}

function betweenOf({ reading }: Message): Pick<QuestionReply, 'between'> {
  const range = reading.amounts.find(({ fromCents }) => fromCents !== undefined)
  if (range?.fromCents === undefined) return {}
  return { between: [Math.round(range.fromCents), Math.round(range.valueCents)] }
}

const wroteNothing = /^(silent\.|refusal$|code$|picture$|guess$)/

function explain(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const { rule, last, earlier = [] } = input.state
  const isAbout = message.reading.tokens.length <= 4 || / nao /.test(message.reading.flat)
  if (rule && wroteNothing.test(rule) && isAbout) {
    return say(input, candidate, { kind: 'because', rule })
  }
  const id = meantByQuestion(input.state, message)
  if (id === null) return balk(input, candidate, 'nothing-recent')
  const line = last ? [last, ...earlier] : earlier
  const made = line.find((one) => one.transactions.some((own) => own.id === id))?.rule
  return carry(input, candidate, { kind: 'explain', id, ...(made ? { rule: made } : {}) })
}
