import { besideParts } from '#conversation/advice/beside-parts.ts'
import { withBeside } from '#conversation/advice/followed.ts'
import { offerTurn } from '#conversation/advice/offer-turn.ts'
import { correctionTurn } from '#conversation/amending/amend.ts'
import { removalTurn } from '#conversation/amending/remove.ts'
import { offeredIn } from '#conversation/asking/if-paid.ts'
import { intendedRecurring } from '#conversation/bills/intended-recurring.ts'
import { fromNextOne } from '#conversation/bills/paid/noted-before.ts'
import { sameNamedTurn } from '#conversation/bills/same-named.ts'
import type { Effect, Query } from '#conversation/effect.ts'
import {
  intendedBudget,
  intendedDeposit,
  intendedGoal,
  intendedPayment,
  intendedPurchase,
} from '#conversation/intended-effect.ts'
import { intendedQuery, limited } from '#conversation/intended-query.ts'
import { withNextMonth } from '#conversation/limits/next-month.ts'
import { lastSetIn, limitTurn } from '#conversation/limits/shared.ts'
import { balk, carry, choose, register, say } from '#conversation/make-turn.ts'
import { meantByQuestion } from '#conversation/meant-transaction.ts'
import { savedBeside } from '#conversation/naming/saved-beside.ts'
import { askTurn } from '#conversation/pending/ask-turn.ts'
import { silence } from '#conversation/talking/silent-turn.ts'
import { talkTurn } from '#conversation/talking/talk-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import type { Obstacle } from '#phrasing/reply.ts'
import { monthOf } from '#understanding/intents/budget.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isOfOurs } from '#understanding/intents/talk/talk.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** The turn of what was read, whoever read it. */
export function turnOfIntent(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const intend = (intended: Effect | Obstacle) => intendedTurn(input, candidate, intended)
  switch (candidate.intent) {
    case 'log':
      return logTurn(input, message, candidate)
    case 'clarify':
      return talkTurn(input, message, candidate) ?? askTurn(input, message, candidate)
    case 'delete':
      return removalTurn(input, message, candidate)
    case 'correct':
      return correctionTurn(input, message, candidate)
    case 'query':
      return (
        (isOfOurs(message.reading) ? talkTurn(input, message, candidate) : null) ??
        queryTurn(input, message, candidate)
      )
    case 'installments':
      return withBeside(
        input,
        intend(intendedPurchase(message, candidate)),
        besideParts(message, candidate),
      )
    case 'recurring':
      return recurringTurn(input, message, candidate)
    case 'budget':
      return withNextMonth(
        input,
        message,
        intend(ofLastLimit(input, message, intendedBudget(message, candidate))),
      )
    case 'goal_create':
      return goalTurn(input, message, candidate)
    case 'goal_deposit':
      return intend(intendedDeposit(message, candidate))
    case 'pay':
      return intend(intendedPayment(message, candidate))
    case 'explain':
      return explain(input, message, candidate)
    case 'help':
    case 'greeting':
    case 'thanks':
      return (
        talkTurn(input, message, candidate) ?? say(input, candidate, { kind: candidate.intent })
      )
    case 'none':
      return silence(input, message, candidate)
    default:
      return candidate.intent satisfies never
  }
}

function recurringTurn(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const intended = intendedRecurring(message, candidate)
  const isKept = typeof intended !== 'string' && intended.kind === 'create-recurring'
  if (!isKept) return intendedTurn(input, candidate, intended)
  const recurring = fromNextOne(input, intended.recurring)
  const known = sameNamedTurn(input, message, candidate, intended)
  return known ?? intendedTurn(input, candidate, { ...intended, recurring })
}

/** "muda o limite pra 900": of the category whose limit was spoken of last, and of its month. */
function ofLastLimit(
  { state }: TurnInput,
  message: Message,
  intended: Effect | Obstacle,
): Effect | Obstacle {
  const isOpen = typeof intended !== 'string' && intended.kind === 'set-budget'
  if (!isOpen) return intended
  const categoryId = intended.budget.categoryId ?? limited(message, state)
  const isChange = monthOf(message) === null && leans('changesLimit', message.reading)
  const set = isChange && categoryId !== null ? lastSetIn(state, categoryId) : null
  const month = set ?? intended.budget.month
  return { ...intended, budget: { ...intended.budget, categoryId, month } }
}

/** Writes them, unless their total was told and is another. */
function logTurn(input: TurnInput, { account }: Message, candidate: Candidate): Turn {
  const transactions = account.transactions.map((one) => one.draft)
  const differs = account.transactions.find((one) => one.differs)?.differs
  const effect: Effect = { kind: 'create-transactions', transactions }
  return (differs && offerTurn(input, effect, differs)) || register(input, candidate, transactions)
}

/** A new goal, with what is saved already; in one that is there it is put. */
function goalTurn(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const saved = savedBeside(message, candidate)
  const name = saved?.kind === 'deposit' ? saved.goal.name : null
  const known = input.goals?.find((one) => name !== null && fold(one.name) === fold(name))
  if (saved?.kind === 'deposit' && known) {
    const { id, name } = known
    return intendedTurn(input, candidate, { ...saved, goal: { id, name } })
  }
  const intended = intendedGoal(message, candidate)
  const isNew = typeof intended !== 'string' && intended.kind === 'create-goal'
  if (saved?.kind !== 'deposit' || !isNew) return intendedTurn(input, candidate, intended)
  const goal = { ...intended.goal, savedCents: saved.amountCents }
  return carry(input, candidate, { kind: 'create-goal', goal })
}

function intendedTurn(input: TurnInput, candidate: Candidate, intended: Effect | Obstacle): Turn {
  if (typeof intended === 'string') return balk(input, candidate, intended)
  // A bill without a category stands under 'Outros'; a ceiling is one of a category.
  const lacksCategory = intended.kind === 'set-budget' && intended.budget.categoryId === null
  if (!lacksCategory)
    return limitTurn(input, candidate, intended) ?? carry(input, candidate, intended)
  const options = input.categories
    .filter(({ type }) => type === 'despesa')
    .map(({ id, name }) => ({ id, label: name }))
  if (options.length === 0) return balk(input, candidate, 'no-categories')
  return choose(input, candidate, intended, { slot: 'category', options })
}

/** Of what falls due also what was told and is not kept yet. */
function withOffered(query: Query, { state, payments = [] }: TurnInput): Query {
  const { metric, bill, view, to } = query
  if (metric !== 'upcoming' || bill || view) return query
  const offered = offeredIn(state).filter(({ name, nextDate }) => {
    return (to === null || nextDate <= to) && payments.every((one) => one.name !== name)
  })
  return offered.length > 0 ? { ...query, offered } : query
}

/** The turn of a question about one's own money. */
export function queryTurn(input: TurnInput, message: Message, candidate: Candidate): Turn {
  const asked = intendedQuery(message, candidate, input.state)
  const query = withOffered(asked, input)
  const turn = carry(input, candidate, { kind: 'query', query })
  return { ...turn, state: { ...turn.state, asked } }
}

const wroteNothing = /^(silent\.|refusal$|code$|picture$|opinion\.(propose|veto)$|model\.propose$)/

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
