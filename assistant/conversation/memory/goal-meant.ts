import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { planAsked } from '#conversation/goals/plan-asked.ts'
import { askFor, balk, carry } from '#conversation/make-turn.ts'
import { ownIn } from '#conversation/memory/remembered.ts'
import { fitting, type Thing, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { leans, leansWord } from '#understanding/memory/leaning.ts'

const nameless = ['goalLeft', 'there', 'ofSaving'] as const
const asDeposit = { intent: 'goal_deposit', confidence: 88 } as const

const ofBills = new Set(['pagar', 'conta', 'contas', 'boleto', 'boletos', 'parcelas'])
const ofGoal: readonly string[] = ['deposited', 'goal-created', 'date-changed', 'name-changed']

/** The goal that was spoken of last; the only one there is where none was. */
export function goalMeant({ state, goals = [] }: TurnInput): Thing | null {
  const { last, asked } = state
  const isOfGoal = last?.kind !== undefined && ofGoal.includes(last.kind)
  const asksGoal = asked?.goalId === undefined ? null : goals.find(({ id }) => id === asked.goalId)
  const done = isOfGoal ? goals.find(({ name }) => name === last.name) : null
  const [only, another] = goals
  const single = another ? undefined : only
  return done ?? asksGoal ?? single ?? null
}

/** The turn of "quanto falta?" and "quanto tenho pra Disney?"; null for any other message. */
export function goalAskedTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const isTowards = reading.amounts.length === 1 && leans('towardsAll', reading)
  const isOpen = isTowards || ['none', 'query', 'greeting'].includes(candidate.intent)
  const isAsked = isTowards || leans('goalLeft', reading) || leans('goalWhen', reading)
  if (!isOpen || (reading.amounts.length > 0 && !isTowards) || !isAsked) return null
  const said = tellingIn(message).filter(
    ({ word }) => !nameless.some((means) => leansWord(means, word)),
  )
  const [named, another] = fitting(said, input.goals ?? [])
  // "quanto tenho" is about all the money; "quanto falta" can only be about what is saved for.
  const isOfGoal = input.state.last?.kind === 'deposited' && leans('already', reading)
  const isLeft = leans('lacks', reading) || leans('there', reading) || isOfGoal
  // "o que falta eu pagar esse mês?" and "quais contas faltam?" are of bills.
  const isOfBills = reading.tokens.some(({ norm }) => ofBills.has(norm))
  const isOfMeta = leans('ofGoal', reading) || isTowards
  const isBare = said.length === 0 && (isLeft || isOfMeta) && !isOfBills
  const unnamed = isBare ? goalMeant(input) : null
  const goal = named && !another ? named.thing : unnamed
  if (!goal) return null
  const query = {
    metric: 'goal',
    categoryId: null,
    from: null,
    to: null,
    goalId: goal.id,
    ...planAsked(message),
  } as const
  const fields = { metric: 'goal' } as const
  return askFor(input, { confidence: 85, fields }, query)
}

/** The turn of "bota 10 lá", "e mais 20" and "põe tudo no enxoval"; null for any other message. */
export function savedThereTurn(
  input: TurnInput,
  message: Message,
  candidate: Candidate,
): Turn | null {
  const { reading } = message
  const { state } = input
  const isOpen = ['none', 'clarify', 'log', 'goal_deposit'].includes(candidate.intent)
  if (!isOpen || reading.flat.includes(' ?') || !leans('puts', reading)) return null
  // "minha mãe me pediu 50 emprestado, mandei pra ela": she is no goal.
  if (message.account.clauses.some(({ flowRule }) => flowRule === 'lent')) return null
  const [named, another] = fitting(tellingIn(message), input.goals ?? [])
  const isOnward = state.last?.kind === 'deposited' && leans('more', reading)
  // "bota mais 100", behind the question how much there is.
  const isAsked = isOfGoal(input) && leans('putsOnly', reading)
  const isBareOn = isAsked || (isOnward && tellingIn(message).length === 0)
  const isThere = leans('there', reading) || isBareOn
  const told = named && !another ? named.thing : null
  const goal = isThere ? goalMeant(input) : told
  if (!goal && isThere && isBare(input, message)) return balk(input, asDeposit, 'no-goal')
  const value = goal && sumIn(input, message, isThere)
  if (!goal || !value || value > limits.amountCentsMax) return null
  const { id, name } = goal
  const amountCents = cents(value)
  const read = { ...asDeposit, fields: { description: name, amount: value } }
  return carry(input, read, { kind: 'deposit', amountCents, goal: { id, name } })
}

const fills: readonly (string | undefined)[] = [
  ...['saving', 'saved-there', 'new-goal', 'wished-goal', 'goal-create', 'goal-deposit'],
  ...['withdrawn', 'goal-dated', 'answered-offer', 'answered-choice', 'answered-question'],
]
const asksGoal: readonly (string | undefined)[] = ['goal', 'goal-asked', 'query']

/** A goal was made, filled or asked about just now. */
export function isOfGoal({ state: { last, asked, rule } }: TurnInput): boolean {
  const isDone = last?.kind !== undefined && ofGoal.includes(last.kind)
  return (isDone && fills.includes(rule)) || (asked?.metric === 'goal' && asksGoal.includes(rule))
}

/** "bota 100 nele", where nothing is saved for: no pair of boots. */
function isBare({ goals = [] }: TurnInput, message: Message): boolean {
  const said = tellingIn(message).filter(
    ({ word }) => !leansWord('puts', word) && !leansWord('there', word),
  )
  // "mandei um pix de 100 pra ela": somebody got it.
  const isToSomebody = message.reading.tokens.some(({ norm }) => somebody.has(norm))
  const isOfNothing = goals.length === 0 && said.length === 0 && !isToSomebody
  return isOfNothing && message.reading.amounts.length === 1
}

const somebody = new Set(['ela', 'ele', 'elas', 'eles'])

/** The sum that is told, or all or a part of what came in last. */
function sumIn(input: TurnInput, { reading }: Message, isThere: boolean): number | null {
  const [amount, another] = reading.amounts
  const came = ownIn(input).find(({ type }) => type === 'receita')
  const percentage = reading.numbers.find(({ role }) => role === 'percentage')
  if (!amount && percentage?.hundredths && came && leans('received', reading)) {
    return Math.round((came.amountCents * percentage.hundredths) / 10_000)
  }
  if (!amount) return leans('all', reading) ? (came?.amountCents ?? null) : null
  if (another || amount.isForeign || amount.isNegative || !isThere) return null
  return Math.round(amount.valueCents)
}
