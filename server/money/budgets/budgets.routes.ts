import { cents } from '@lya/core/amounts/cents.ts'
import { copyLastMonth } from '#money/budgets/copy-last-month.ts'
import { createBudget } from '#money/budgets/create-budget.ts'
import { deleteBudget } from '#money/budgets/delete-budget.ts'
import { readPlanning } from '#money/budgets/read-planning.ts'
import { updateBudget } from '#money/budgets/update-budget.ts'
import { asActor } from '#platform/http/as-actor.ts'
import { signedIn } from '#platform/http/implement.ts'

const planning = signedIn.budgets.planning.handler(({ input, context }) => {
  const month = input.month === undefined ? null : Temporal.PlainYearMonth.from(input.month)
  return asActor(context, (ctx) => readPlanning(ctx, month), { readOnly: true })
})

const create = signedIn.budgets.create.handler(async ({ input, context }) => {
  const draft = {
    ...input,
    month: Temporal.PlainYearMonth.from(input.month),
    amountCents: cents(input.amountCents),
  }
  const created = await asActor(context, (ctx) => createBudget(ctx, draft))
  context.announce(context.actor.userId, ['budgets'])
  return created
})

const update = signedIn.budgets.update.handler(async ({ input, context }) => {
  const change = { ...input, amountCents: cents(input.amountCents) }
  const updated = await asActor(context, (ctx) => updateBudget(ctx, change))
  context.announce(context.actor.userId, ['budgets'])
  return updated
})

const remove = signedIn.budgets.delete.handler(async ({ input, context }) => {
  const deleted = await asActor(context, (ctx) => deleteBudget(ctx, input.id))
  context.announce(context.actor.userId, ['budgets'])
  return deleted
})

const copy = signedIn.budgets.copy.handler(async ({ input, context }) => {
  const month = Temporal.PlainYearMonth.from(input.month)
  const copied = await asActor(context, (ctx) => copyLastMonth(ctx, month))
  context.announce(context.actor.userId, ['budgets'])
  return copied
})

export const budgetsRoutes = { planning, create, update, delete: remove, copy }
