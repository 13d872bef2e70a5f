import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import type { BudgetDraft, DepositWay, GoalDraft, Named } from '#conversation/effect.ts'
import type { EffectResult } from '#conversation/effect-result.ts'
import { datedAnew } from '#conversation/goals/dated-anew.ts'
import { savedBy } from '#conversation/goals/saved-by.ts'
import { plannedBy } from '#conversation/limits/planned-by.ts'
import { matchNamed, optionsMax } from '#conversation/match-named.ts'
import { did, type Goal, nextId, type World } from '#corpus/world/world.ts'

export function setBudget(world: World, draft: BudgetDraft): EffectResult {
  const { month } = draft
  const categoryId = draft.categoryId ?? ''
  const before = world.budgets
  const own = before.find((one) => one.categoryId === categoryId && one.month === month)
  const others = before.filter((one) => one !== own)
  const plannedCents = plannedBy(draft, own?.plannedCents ?? null)
  if (typeof plannedCents === 'string') return { kind: 'refused', code: plannedCents }
  world.budgets = [...others, { categoryId, plannedCents, month }]
  const undoId = did(world, () => {
    world.budgets = before
  })
  const previousCents = own?.plannedCents ?? null
  const spentCents = spentIn(world, draft)
  return { kind: 'budget-set', undoId, plannedCents, previousCents, spentCents }
}

export function spentIn(
  { entries }: World,
  { categoryId, month }: Pick<BudgetDraft, 'categoryId' | 'month'>,
): Cents {
  const own = entries.filter(
    (one) => one.type === 'despesa' && one.categoryId === categoryId && one.date.startsWith(month),
  )
  return cents(own.reduce((sum, one) => sum + one.amountCents, 0))
}

export function createGoal(world: World, draft: GoalDraft): EffectResult {
  const { name, targetCents, savedCents = cents(0), targetDate } = draft
  const goal = { id: nextId(world), name, targetCents, savedCents, targetDate }
  world.goals = [...world.goals, goal]
  const undoId = did(world, () => {
    world.goals = world.goals.filter(({ id }) => id !== goal.id)
  })
  return { kind: 'goal-created', undoId }
}

export function deposit(
  world: World,
  effect: { amountCents: Cents; goal: Named; way?: DepositWay },
): EffectResult {
  const { id, name } = effect.goal
  const { goals } = world
  const meant = id === null ? matchNamed(name, goals) : goals.filter((one) => one.id === id)
  const [only, another] = meant
  if (!only) {
    const known = goals.slice(0, optionsMax).map((one) => one.name)
    return { kind: 'not-found', slot: 'goal', known }
  }
  if (another) {
    const options = meant.map((one) => ({ id: one.id, label: one.name }))
    return { kind: 'which', slot: 'goal', options }
  }
  const added = savedBy(effect, only.savedCents)
  if (typeof added === 'string') return { kind: 'refused', code: added }
  const goal = { ...only, savedCents: cents(only.savedCents + added) }
  put(world, goal)
  const undoId = did(world, () => put(world, only))
  return { kind: 'deposited', undoId, goal }
}

export function changeGoal(world: World, id: string, targetCents: Cents): EffectResult {
  const before = world.goals.find((one) => one.id === id)
  if (!before) return { kind: 'not-found', slot: 'goal', known: [] }
  put(world, { ...before, targetCents })
  const undoId = did(world, () => put(world, before))
  return { kind: 'amount-changed', undoId, name: before.name, beforeCents: before.targetCents }
}

export function renameGoal(
  world: World,
  { id, newName }: { id: string; newName: string },
): EffectResult {
  const before = world.goals.find((one) => one.id === id)
  if (!before) return { kind: 'not-found', slot: 'goal', known: [] }
  put(world, { ...before, name: newName })
  const undoId = did(world, () => put(world, before))
  return { kind: 'name-changed', undoId, name: newName }
}

export function changeGoalDate(
  world: World,
  { id, date, isYearOnly }: { id: string; date: string; isYearOnly?: true },
): EffectResult {
  const before = world.goals.find((one) => one.id === id)
  if (!before) return { kind: 'not-found', slot: 'goal', known: [] }
  const targetDate = datedAnew(date, isYearOnly ? before.targetDate : null)
  put(world, { ...before, targetDate })
  const undoId = did(world, () => put(world, before))
  return { kind: 'date-changed', undoId, name: before.name, date: targetDate.toString() }
}

function put(world: World, goal: Goal): void {
  world.goals = world.goals.map((one) => (one.id === goal.id ? goal : one))
}
