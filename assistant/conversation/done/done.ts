import type { Shown } from '#conversation/done/shown.ts'
import type { Effect } from '#conversation/effect.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import { keepDraft } from '#conversation/kept-draft.ts'
import { targetOf } from '#conversation/meant-transaction.ts'
import type { LastRegistration } from '#conversation/state.ts'
import type { Turn } from '#conversation/turn.ts'

/** What a turn did, to be taken back, spoken of and done again later; null when nothing. */
export function doneBy(turn: Turn, result: EffectResult): LastRegistration | null {
  const { reply, rule } = turn
  const done = reply.kind === 'log' ? createdBy(turn, result) : null
  if (done) return { ...done, rule }
  const other = reply.kind === 'effect' ? doneByEffect(turn, reply.effect, result) : null
  return other && { ...other, rule }
}

function createdBy({ reply }: Turn, result: EffectResult): LastRegistration | null {
  if (result.kind !== 'created' || reply.kind !== 'log') return null
  const transactions = reply.transactions.map((draft, at) => {
    const id = result.transactions[at]?.id
    return id === undefined ? keepDraft(draft) : { ...keepDraft(draft), id }
  })
  return { kind: 'created', undoId: result.undoId, transactions }
}

function doneByEffect(turn: Turn, effect: Effect, result: EffectResult): LastRegistration | null {
  switch (result.kind) {
    case 'bought':
    case 'paid':
      return {
        ...plain(result, result.kind === 'paid' ? result.payment.name : undefined),
        ...(result.kind === 'paid' && result.earlierDate !== undefined
          ? { month: result.earlierDate.slice(0, 7) }
          : {}),
        transactions: [keepShown(result.transaction)],
        ...(effect.kind === 'buy-in-instalments'
          ? { parts: effect.purchase.instalmentsCents.length }
          : {}),
      }
    case 'corrected':
      return result.isSame ? null : corrected(turn, effect, result)
    case 'deleted': {
      const { id } = result.transaction
      const target = targetOf(id)
      return { ...plain(result), gone: [id], again: { kind: 'delete', target } }
    }
    case 'deleted-all':
      return effect.kind === 'delete-all'
        ? { ...plain(result), gone: effect.ids, again: effect }
        : plain(result)
    case 'deposited': {
      const { name } = result.goal
      if (effect.kind !== 'deposit') return plain(result, name)
      const { isInstead: _isInstead, ...again } = effect
      return { ...plain(result, name), again }
    }
    case 'recurring-created':
      if (effect.kind !== 'create-recurring') return plain(result)
      return { ...plain(result, effect.recurring.name), again: effect }
    case 'budget-set': {
      if (effect.kind !== 'set-budget') return plain(result)
      const own = turn.categories.find(({ id }) => id === effect.budget.categoryId)
      const { by: _by, ...budget } = effect.budget
      const again = { ...effect, budget: { ...budget, amountCents: result.plannedCents } }
      return { ...plain(result, own?.name), again }
    }
    case 'amount-changed':
    case 'date-changed':
    case 'day-changed':
    case 'name-changed':
    case 'category-changed':
    case 'thing-ended':
      return plain(result, result.name)
    case 'goal-created':
      return plain(result, effect.kind === 'create-goal' ? effect.goal.name : undefined)
    case 'past-moved':
      return plain(result)
    default:
      return null
  }
}

function plain(
  { kind, undoId }: Extract<EffectResult, { undoId: string }>,
  name?: string,
): LastRegistration {
  return { kind, undoId, transactions: [], ...(name === undefined ? {} : { name }) }
}

/** A corrected one stays with those it was registered with; undoing takes the correction back. */
function corrected(
  { state }: Turn,
  effect: Effect,
  result: Extract<EffectResult, { kind: 'corrected' }>,
): LastRegistration {
  const { undoId, transaction } = result
  const before = state.last?.transactions ?? []
  const isTheirs = before.some((one) => one.id === transaction.id)
  const others = isTheirs ? before.filter((one) => one.id !== transaction.id) : []
  const sum = effect.kind === 'correct' ? effect.sum : undefined
  const own = { ...keepShown(transaction), ...(sum ? { sum } : {}) }
  const done = { kind: result.kind, undoId, transactions: [...others, own] }
  if (effect.kind !== 'correct') return done
  const target = targetOf(transaction.id)
  return { ...done, again: { ...effect, target } }
}

function keepShown(shown: Shown) {
  const { id, type, amountCents, date, categoryId, description } = shown
  return { id, type, amountCents, date, categoryId, description }
}
