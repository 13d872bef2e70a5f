import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { type Frequency, firstDueDate } from '@lya/core/money/recurring/due-date.ts'
import type { Shown } from '#conversation/done/shown.ts'
import type { AssistantCategory, LearnedChoice, TransactionType } from '#understanding/draft.ts'

/** What a person has when a dialogue begins, in the words of its writer; sums are centavos. */
export interface Have {
  goals?: readonly { description: string; amount: number; saved: number }[]
  bills?: readonly { description: string; amount: number; day: number; frequency: Frequency }[]
  budgets?: readonly { category: string; amount: number }[]
  entries?: readonly {
    type: TransactionType
    amount: number
    description: string
    category?: string
    date: string
  }[]
}

export type Entry = Omit<Shown, 'categoryName'>

export interface Bill {
  id: string
  name: string
  amountCents: Cents
  frequency: Frequency
  dueDay: number
  nextDate: Temporal.PlainDate
  lastPaid: Temporal.PlainDate | null
  /** The due date that was paid last. */
  settled?: Temporal.PlainDate
  categoryId: string | null
  instalments: number | null
  instalmentsPaid: number
}

export interface Goal {
  id: string
  name: string
  savedCents: Cents
  targetCents: Cents
  targetDate: Temporal.PlainDate | null
}

/** One person's money in memory: what the product's commands would find and change. */
export interface World {
  today: Temporal.PlainDate
  categories: readonly AssistantCategory[]
  entries: readonly Entry[]
  bills: readonly Bill[]
  goals: readonly Goal[]
  budgets: readonly { categoryId: string; plannedCents: Cents; month: string }[]
  learned: readonly LearnedChoice[]
  /** What takes each deed back, by its undo id. */
  deeds: Map<string, () => void>
  /** Ids are numbers in the order in which they were given. */
  given: number
}

export function newWorld(
  have: Have,
  today: Temporal.PlainDate,
  categories: readonly AssistantCategory[],
): World {
  const own = (name: string | undefined, type: TransactionType) =>
    categories.find((one) => one.name === name && one.type === type)?.id ?? null
  const world: World = {
    ...{ today, categories, learned: [], deeds: new Map(), given: 0 },
    ...{ entries: [], bills: [], goals: [], budgets: [] },
  }
  const month = today.toPlainYearMonth().toString()
  world.entries = (have.entries ?? []).map((one) => ({
    ...{ id: nextId(world), type: one.type, date: one.date, description: one.description },
    amountCents: cents(one.amount),
    categoryId: own(one.category, one.type),
  }))
  world.bills = (have.bills ?? []).map(({ description, amount, day, frequency }) => ({
    ...{ id: nextId(world), name: description, amountCents: cents(amount), frequency },
    ...{ dueDay: day, nextDate: firstDueDate(today, { frequency, dueDay: day }) },
    ...{ lastPaid: null, categoryId: null, instalments: null, instalmentsPaid: 0 },
  }))
  world.goals = (have.goals ?? []).map(({ description, amount, saved }) => ({
    targetDate: null,
    ...{ id: nextId(world), name: description },
    ...{ savedCents: cents(saved), targetCents: cents(amount) },
  }))
  world.budgets = (have.budgets ?? []).flatMap(({ category, amount }) => {
    const categoryId = own(category, 'despesa')
    return categoryId ? [{ categoryId, plannedCents: cents(amount), month }] : []
  })
  return world
}

export function nextId(world: World): string {
  world.given += 1
  return String(world.given)
}

/** Notes what takes a deed back. @returns The id to undo it by. */
export function did(world: World, takeBack: () => void): string {
  const undoId = nextId(world)
  world.deeds.set(undoId, takeBack)
  return undoId
}

/** An entry as Lya speaks of it. */
export function shown(world: World, entry: Entry): Shown {
  const own = world.categories.find(({ id }) => id === entry.categoryId)
  return { ...entry, categoryName: own?.name ?? null }
}
