import type { Effect } from '#conversation/effect.ts'
import type { EffectResult, Shown } from '#conversation/effect-result.ts'
import { keepDraft } from '#conversation/kept-draft.ts'
import { openChoice } from '#conversation/pending-choice.ts'
import type { ConversationState, LastRegistration, PendingHabit } from '#conversation/state.ts'
import type { Turn } from '#conversation/turn.ts'
import { teachingTerms } from '#understanding/terms.ts'

const lifeDays = 1

/** The state to keep, now that it is known what came of the turn's effects. */
export function stateAfter(turn: Turn, results: readonly EffectResult[]): ConversationState {
  const { reply, state, today } = turn
  const [result] = results
  if (!result) return state
  if (reply.kind === 'log') return { ...state, ...lastCreated(turn, result) }
  if (reply.kind !== 'effect') return state
  const { effect } = reply
  if (effect.kind === 'undo-last') return withoutLast(state)
  if (result.kind === 'which' && isChoosable(effect)) {
    return { ...state, choice: openChoice(effect, result.slot, result.options, today) }
  }
  const habit = offeredHabit(turn, result)
  const last = lastOf(result, state.last)
  return { ...state, ...(last ? { last } : {}), ...(habit ? { habit } : {}) }
}

function lastCreated(turn: Turn, result: EffectResult): { last?: LastRegistration } {
  if (result.kind !== 'created' || turn.reply.kind !== 'log') return {}
  const transactions = turn.reply.transactions.map((draft, at) => {
    const id = result.transactions[at]?.id
    return id === undefined ? keepDraft(draft) : { ...keepDraft(draft), id }
  })
  return { last: { undoId: result.undoId, transactions } }
}

function withoutLast(state: ConversationState): ConversationState {
  const { last: _undone, ...rest } = state
  return rest
}

/** What "desfaz" and a correction speak of from now on. */
function lastOf(
  result: EffectResult,
  before: LastRegistration | undefined,
): LastRegistration | undefined {
  switch (result.kind) {
    case 'bought':
    case 'paid':
      return { undoId: result.undoId, transactions: [keepShown(result.transaction)] }
    case 'corrected':
      return result.isSame ? before : corrected(result, before)
    case 'deleted':
    case 'recurring-created':
    case 'budget-set':
    case 'goal-created':
    case 'deposited':
    case 'past-moved':
      return { undoId: result.undoId, transactions: [] }
    default:
      return before
  }
}

/** A corrected one stays with those it was registered with; undoing takes the correction back. */
function corrected(
  { undoId, transaction }: Extract<EffectResult, { kind: 'corrected' }>,
  before: LastRegistration | undefined,
): LastRegistration {
  const now = keepShown(transaction)
  const others = (before?.transactions ?? []).filter((one) => one.id !== transaction.id)
  return { undoId, transactions: [...others, now] }
}

function keepShown(shown: Shown) {
  const { id, type, amountCents, date, categoryId, description } = shown
  return { id, type, amountCents, date, categoryId, description }
}

function isChoosable(
  effect: Effect,
): effect is Extract<
  Effect,
  { kind: 'deposit' | 'pay' | 'correct' | 'delete' | 'set-budget' | 'create-recurring' }
> {
  return ['deposit', 'pay', 'correct', 'delete', 'set-budget', 'create-recurring'].includes(
    effect.kind,
  )
}

/** What is asked after a correction: to remember the category, then to change the past too. */
export function offeredHabit(turn: Turn, result: EffectResult | undefined): PendingHabit | null {
  if (turn.reply.kind !== 'effect' || !result) return null
  const { effect } = turn.reply
  const expiresOn = turn.today.add({ days: lifeDays }).toString()
  if (effect.kind === 'count-past' && result.kind === 'past' && result.count > 0) {
    const name = turn.categories.find(({ id }) => id === effect.habit.categoryId)?.name ?? ''
    return { habit: effect.habit, categoryName: name, stage: 'past', expiresOn }
  }
  if (effect.kind !== 'correct' || result.kind !== 'corrected' || result.isSame) return null
  const { categoryId, categoryName, description, type } = result.transaction
  if (effect.changes.categoryId === undefined || categoryId === null) return null
  if (teachingTerms(description).length === 0) return null
  const habit = { description, type, categoryId }
  return { habit, categoryName: categoryName ?? '', stage: 'always', expiresOn }
}
