import type { Account } from '#tools/demo/account.ts'
import type { LivedTransaction } from '#tools/demo/live.ts'
import type { PlannedBill, PlannedBudget, PlannedGoal, Plans } from '#tools/demo/plans.seed.ts'

interface Planner {
  account: Account
  today: Temporal.PlainDate
  /** By the names of the categories. */
  categoryIds: ReadonlyMap<string, string>
}

/** As far as the chart of planning looks, and one month more. */
const monthsBack = 5
const monthsAhead = 1

/** Makes the plans of somebody who lived these transactions. */
export async function makePlans(
  planner: Planner,
  plans: Plans,
  lived: readonly LivedTransaction[],
): Promise<void> {
  await planMonths(planner, plans.budgets, lived)
  for (const bill of plans.bills) await addBill(planner, bill)
  // The newest stands first in the list.
  for (const goal of plans.goals.toReversed()) await addGoal(planner, goal)
}

async function planMonths(
  { account, today, categoryIds }: Planner,
  budgets: readonly PlannedBudget[],
  lived: readonly LivedTransaction[],
): Promise<void> {
  const current = today.toPlainYearMonth()
  for (let offset = -monthsBack; offset <= monthsAhead; offset += 1) {
    const month = current.add({ months: offset })
    for (const budget of budgets) {
      const spent = spentOn(lived, budget.category, month)
      await account.call('POST', '/budgets', {
        categoryId: categoryIds.get(budget.category),
        month: month.toString(),
        amountCents: offset === 0 ? plannedNow(budget, spent) : budget.cents,
      })
    }
  }
}

function spentOn(
  lived: readonly LivedTransaction[],
  category: string,
  month: Temporal.PlainYearMonth,
): number {
  return lived
    .filter((one) => one.type === 'despesa' && one.category === category)
    .filter(({ date }) => date.toPlainYearMonth().equals(month))
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
}

/** In whole tens of reais, as people plan. */
function plannedNow({ cents, usedPercent }: PlannedBudget, spentCents: number): number {
  if (!usedPercent || spentCents === 0) return cents
  return Math.max(1, Math.round(spentCents / usedPercent / 10)) * 1_000
}

async function addBill({ account, today, categoryIds }: Planner, bill: PlannedBill) {
  const nextDate =
    bill.onDay === undefined ? today.add({ days: bill.inDays ?? 0 }) : nextOn(bill.onDay, today)
  const { payment } = await account.call<{ payment: { id: string } }>('POST', '/recurring', {
    name: bill.name,
    amountCents: bill.cents,
    frequency: bill.frequency ?? 'mensal',
    dueDay: nextDate.day,
    categoryId: categoryIds.get(bill.category),
    notes: bill.notes ?? null,
    isActive: !bill.isInactive,
    nextDate: nextDate.toString(),
    instalments: bill.instalments?.[0] ?? null,
    instalmentsPaid: bill.instalments?.[1] ?? 0,
    endDate: bill.endsInMonths ? nextDate.add({ months: bill.endsInMonths }).toString() : null,
  })
  if (!bill.isPaidToday) return
  const seen = { nextDate: nextDate.toString() }
  await account.call('POST', `/recurring/${payment.id}/payments`, seen)
}

/** The next such day after today; every month has it, as none is past the 28th. */
function nextOn(day: number, today: Temporal.PlainDate): Temporal.PlainDate {
  const here = today.with({ day })
  return Temporal.PlainDate.compare(here, today) > 0 ? here : here.add({ months: 1 })
}

async function addGoal({ account, today }: Planner, goal: PlannedGoal): Promise<void> {
  const { goal: created } = await account.call<{ goal: { id: string } }>('POST', '/goals', {
    name: goal.name,
    targetCents: goal.targetCents,
    savedCents: goal.savedCents,
    targetDate: goal.inMonths ? today.add({ months: goal.inMonths }).toString() : null,
  })
  if (!goal.depositCents) return
  const deposit = { amountCents: goal.depositCents }
  await account.call('POST', `/goals/${created.id}/deposits`, deposit)
}
