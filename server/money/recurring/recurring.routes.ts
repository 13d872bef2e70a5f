import { cents } from '@lya/core/amounts/cents.ts'
import { createRecurring } from '#money/recurring/create-recurring.ts'
import { deleteRecurring } from '#money/recurring/delete-recurring.ts'
import { payRecurring } from '#money/recurring/pay-recurring.ts'
import { readRecurring } from '#money/recurring/read-recurring.ts'
import { updateRecurring } from '#money/recurring/update-recurring.ts'
import { asActor } from '#platform/http/as-actor.ts'
import { signedIn } from '#platform/http/implement.ts'

const list = signedIn.recurring.list.handler(({ context }) =>
  asActor(context, readRecurring, { readOnly: true }),
)

const create = signedIn.recurring.create.handler(async ({ input, context }) => {
  const draft = {
    ...input,
    amountCents: cents(input.amountCents),
    nextDate: Temporal.PlainDate.from(input.nextDate),
    endDate: input.endDate === null ? null : Temporal.PlainDate.from(input.endDate),
  }
  const created = await asActor(context, (ctx) => createRecurring(ctx, draft))
  context.announce(context.actor.userId, ['recurring'])
  return created
})

const update = signedIn.recurring.update.handler(async ({ input, context }) => {
  const { amountCents, nextDate, endDate, ...rest } = input
  const patch = {
    ...rest,
    amountCents: amountCents === undefined ? undefined : cents(amountCents),
    nextDate: nextDate === undefined ? undefined : Temporal.PlainDate.from(nextDate),
    endDate: typeof endDate === 'string' ? Temporal.PlainDate.from(endDate) : endDate,
  }
  const updated = await asActor(context, (ctx) => updateRecurring(ctx, patch))
  context.announce(context.actor.userId, ['recurring'])
  return updated
})

const remove = signedIn.recurring.delete.handler(async ({ input, context }) => {
  const deleted = await asActor(context, (ctx) => deleteRecurring(ctx, input.id))
  context.announce(context.actor.userId, ['recurring'])
  return deleted
})

const pay = signedIn.recurring.pay.handler(async ({ input, context }) => {
  const { id, nextDate, amountCents, paidDate } = input
  const press = {
    id,
    nextDate: nextDate === undefined ? undefined : Temporal.PlainDate.from(nextDate),
    amountCents: amountCents === undefined ? undefined : cents(amountCents),
    paidDate: paidDate === undefined ? undefined : Temporal.PlainDate.from(paidDate),
  }
  const { isRepeat, ...paid } = await asActor(context, (ctx) => payRecurring(ctx, press))
  if (!isRepeat) context.announce(context.actor.userId, ['recurring', 'transactions'])
  return paid
})

export const recurringRoutes = { list, create, update, delete: remove, pay }
