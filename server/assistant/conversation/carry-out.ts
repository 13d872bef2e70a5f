import type { Effect, EffectResult, Turn } from '@lya/assistant'
import { Refusal } from '@lya/core/refusal.ts'
import {
  correctTransaction,
  removeAll,
  removeTransaction,
} from '#assistant/conversation/effects/amend.ts'
import { answerQuery } from '#assistant/conversation/effects/answer-query.ts'
import {
  buy,
  changeDay,
  changePrice,
  keepRecurring,
  pay,
  refileBill,
  renameBill,
} from '#assistant/conversation/effects/commit.ts'
import { endThing } from '#assistant/conversation/effects/end-thing.ts'
import { explain } from '#assistant/conversation/effects/explain.ts'
import { countPast, forgetHabit, movePast } from '#assistant/conversation/effects/keep-habit.ts'
import {
  changeGoal,
  changeGoalDate,
  depositInGoal,
  keepGoal,
  renameGoal,
  setBudget,
} from '#assistant/conversation/effects/plan.ts'
import { register } from '#assistant/conversation/effects/register.ts'
import { undoLast } from '#assistant/conversation/effects/undo-last.ts'
import type { Told } from '#assistant/conversation/told.ts'
import { inSavepoint } from '#platform/db/savepoint.ts'

/** What no command refuses, but for a plan that is full. */
const plain: readonly Effect['kind'][] = ['create-transactions', 'query', 'explain']

/**
 * Carries out what a message asked for, by the commands of the money slices, in order. What a
 * command refuses is taken back and becomes a result: Lya says so, and the message is kept.
 */
export async function carryOut(told: Told, turn: Turn): Promise<EffectResult[]> {
  const results: EffectResult[] = []
  const isLimited = told.ctx.plan.transactionsMax !== null
  for (const effect of turn.effects) {
    const isPlain = plain.includes(effect.kind) && !isLimited
    results.push(await (isPlain ? carry(told, effect) : carrySafely(told, effect)))
  }
  return results
}

async function carrySafely(told: Told, effect: Effect): Promise<EffectResult> {
  try {
    return await inSavepoint(told.ctx.tx, () => carry(told, effect))
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', code: error.code }
    throw error
  }
}

function carry(told: Told, effect: Effect): Promise<EffectResult> {
  switch (effect.kind) {
    case 'create-transactions':
      return register(told, effect.transactions)
    case 'undo-last':
      return undoLast(told)
    case 'query':
      return answerQuery(told, effect.query)
    case 'create-recurring':
      return keepRecurring(told, effect.recurring)
    case 'buy-in-instalments':
      return buy(told, effect.purchase)
    case 'pay':
      return pay(told, effect)
    case 'set-budget':
      return setBudget(told, effect.budget)
    case 'create-goal':
      return keepGoal(told, effect.goal)
    case 'change-amount':
      return effect.what === 'goal' ? changeGoal(told, effect) : changePrice(told, effect)
    case 'change-date':
      return changeGoalDate(told, effect)
    case 'change-name':
      return effect.what === 'payment' ? renameBill(told, effect) : renameGoal(told, effect)
    case 'change-category':
      return refileBill(told, effect)
    case 'change-day':
      return changeDay(told, effect)
    case 'end-thing':
      return endThing(told, effect)
    case 'deposit':
      return depositInGoal(told, effect)
    case 'correct':
      return correctTransaction(told, effect.target, effect.changes)
    case 'delete':
      return removeTransaction(told, effect.target)
    case 'delete-all':
      return removeAll(told, effect.ids)
    case 'explain':
      return explain(told, effect.id)
    case 'count-past':
      return countPast(told, effect.habit)
    case 'move-past':
      return movePast(told, effect.habit)
    case 'forget-habit':
      return forgetHabit(told, effect.habit)
    default:
      return effect satisfies never
  }
}
