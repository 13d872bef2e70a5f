import { cents } from '@lya/core/amounts/cents.ts'
import { summariseGoals } from '@lya/core/money/goals/progress.ts'
import { createGoal } from '#money/goals/create-goal.ts'
import { deleteGoal } from '#money/goals/delete-goal.ts'
import { deposit as addToGoal } from '#money/goals/deposit.ts'
import { listGoals } from '#money/goals/goals.queries.ts'
import { updateGoal } from '#money/goals/update-goal.ts'
import { asUser } from '#platform/db/transaction.ts'
import { asActor } from '#platform/http/as-actor.ts'
import { signedIn } from '#platform/http/implement.ts'

const list = signedIn.goals.list.handler(async ({ context }) => {
  const { userId } = context.actor
  const options = { readOnly: true }
  const items = await asUser(context.db, userId, (tx) => listGoals(tx, userId), options)
  const amounts = items.map((goal) => ({
    targetCents: cents(goal.targetCents),
    savedCents: cents(goal.savedCents),
  }))
  return { items, ...summariseGoals(amounts) }
})

const create = signedIn.goals.create.handler(async ({ input, context }) => {
  const { id, name, targetCents, savedCents = 0, targetDate = null } = input
  const draft = {
    id,
    name,
    targetCents: cents(targetCents),
    savedCents: cents(savedCents),
    targetDate: targetDate === null ? null : Temporal.PlainDate.from(targetDate),
  }
  const created = await asActor(context, (ctx) => createGoal(ctx, draft))
  context.announce(context.actor.userId, ['goals'])
  return created
})

const update = signedIn.goals.update.handler(async ({ input, context }) => {
  const { targetCents, savedCents, targetDate, ...rest } = input
  const patch = {
    ...rest,
    targetCents: targetCents === undefined ? undefined : cents(targetCents),
    savedCents: savedCents === undefined ? undefined : cents(savedCents),
    targetDate: typeof targetDate === 'string' ? Temporal.PlainDate.from(targetDate) : targetDate,
  }
  const updated = await asActor(context, (ctx) => updateGoal(ctx, patch))
  context.announce(context.actor.userId, ['goals'])
  return updated
})

const remove = signedIn.goals.delete.handler(async ({ input, context }) => {
  const deleted = await asActor(context, (ctx) => deleteGoal(ctx, input.id))
  context.announce(context.actor.userId, ['goals'])
  return deleted
})

const deposit = signedIn.goals.deposit.handler(async ({ input, context }) => {
  const draft = { ...input, amountCents: cents(input.amountCents) }
  const added = await asActor(context, (ctx) => addToGoal(ctx, draft))
  context.announce(context.actor.userId, ['goals'])
  return added
})

export const goalsRoutes = { list, create, update, delete: remove, deposit }
