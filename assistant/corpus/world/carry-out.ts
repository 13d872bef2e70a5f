import { cents } from '@lya/core/amounts/cents.ts'
import type { Effect, Habit } from '#conversation/effect.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import type { LastRegistration } from '#conversation/state.ts'
import type { Turn } from '#conversation/turn.ts'
import { answerQuery } from '#corpus/world/answer-query.ts'
import { buy, changeDay, changePrice, editBill, keepRecurring, pay } from '#corpus/world/bills.ts'
import { endThing } from '#corpus/world/end-thing.ts'
import { correct, create, find, remove, removeAll } from '#corpus/world/entries.ts'
import {
  changeGoal,
  changeGoalDate,
  createGoal,
  deposit,
  renameGoal,
  setBudget,
} from '#corpus/world/plans.ts'
import { did, type Entry, shown, type World } from '#corpus/world/world.ts'
import { teachingTerms } from '#understanding/terms.ts'

/** Carries out what a turn asked for, as the product's commands do. */
export function carryOut(world: World, turn: Turn): EffectResult[] {
  return turn.effects.map((effect) => carry(world, turn, effect))
}

function carry(world: World, { state }: Turn, effect: Effect): EffectResult {
  switch (effect.kind) {
    case 'create-transactions':
      return create(world, effect.transactions)
    case 'undo-last':
      return undo(world, state.last)
    case 'query':
      return { kind: 'answered', answer: answerQuery(world, effect.query) }
    case 'create-recurring':
      return keepRecurring(world, effect.recurring)
    case 'buy-in-instalments':
      return buy(world, effect.purchase)
    case 'pay':
      return pay(world, effect)
    case 'set-budget':
      return setBudget(world, effect.budget)
    case 'create-goal':
      return createGoal(world, effect.goal)
    case 'change-amount':
      if (effect.what === 'goal') return changeGoal(world, effect.id, effect.amountCents)
      return changePrice(world, effect)
    case 'change-date':
      return changeGoalDate(world, effect)
    case 'change-name':
      if (effect.what !== 'payment') return renameGoal(world, effect)
      return editBill(world, effect.id, { name: effect.newName })
    case 'change-category':
      return editBill(world, effect.id, { categoryId: effect.categoryId })
    case 'change-day':
      return changeDay(world, effect)
    case 'end-thing':
      return endThing(world, effect)
    case 'deposit':
      if (effect.isInstead) undo(world, state.last)
      return deposit(world, effect)
    case 'correct':
      return correct(world, effect.target, effect.changes)
    case 'delete':
      return remove(world, effect.target)
    case 'delete-all':
      return removeAll(world, effect.ids)
    case 'explain':
      return explain(world, effect.id)
    case 'count-past':
      return { kind: 'past', count: past(world, effect.habit).length }
    case 'move-past':
      return movePast(world, effect.habit)
    case 'forget-habit':
      world.learned = world.learned.filter(({ categoryId }) => {
        return categoryId !== effect.habit.categoryId
      })
      return { kind: 'forgotten' }
    default:
      return effect satisfies never
  }
}

function undo(world: World, last: LastRegistration | undefined): EffectResult {
  const takeBack = last && world.deeds.get(last.undoId)
  if (!takeBack) return { kind: 'nothing-to-undo' }
  takeBack()
  world.deeds.delete(last.undoId)
  const ids = last.gone ?? last.transactions.flatMap(({ id }) => id ?? [])
  const there = world.entries.filter(({ id }) => ids.includes(id))
  return { kind: 'undone', transactions: there.map((one) => shown(world, one)) }
}

function explain(world: World, id: string): EffectResult {
  const [entry] = find(world, { id, description: null, amountCents: null })
  if (!entry) return { kind: 'not-found', slot: 'transaction', known: [] }
  return { kind: 'explained', transaction: shown(world, entry), learned: [...world.learned] }
}

function past(world: World, { description, type, categoryId }: Habit): Entry[] {
  const [term] = teachingTerms(description)
  if (term === undefined) return []
  const named = find(world, { id: null, description: term, amountCents: null })
  return named.filter((one) => one.type === type && one.categoryId !== categoryId)
}

function movePast(world: World, habit: Habit): EffectResult {
  const before = past(world, habit)
  const ids = new Set(before.map(({ id }) => id))
  const { categoryId } = habit
  world.entries = world.entries.map((one) => (ids.has(one.id) ? { ...one, categoryId } : one))
  const undoId = did(world, () => {
    world.entries = world.entries.map((one) => before.find(({ id }) => id === one.id) ?? one)
  })
  return { kind: 'past-moved', undoId, count: cents(before.length) }
}
