import { cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import { readCursor } from '#money/transactions/cursor.ts'
import { deleteMany } from '#money/transactions/delete-many.ts'
import { deleteTransaction } from '#money/transactions/delete-transaction.ts'
import { recategoriseMany } from '#money/transactions/recategorise-many.ts'
import { recordTransaction } from '#money/transactions/record-transaction.ts'
import { getTransaction, listTransactions } from '#money/transactions/transactions.queries.ts'
import { updateTransaction } from '#money/transactions/update-transaction.ts'
import { asUser } from '#platform/db/transaction.ts'
import { asActor } from '#platform/http/as-actor.ts'
import { signedIn } from '#platform/http/implement.ts'

const list = signedIn.transactions.list.handler(({ input, context }) => {
  const { cursor, limit = limits.pageSizeDefault, ...filters } = input
  const after = cursor === undefined ? null : readCursor(cursor)
  const { userId } = context.actor
  const page = { filters, after, limit }
  return asUser(context.db, userId, (tx) => listTransactions(tx, userId, page), { readOnly: true })
})

const get = signedIn.transactions.get.handler(({ input, context }) => {
  const { userId } = context.actor
  const options = { readOnly: true }
  return asUser(context.db, userId, (tx) => getTransaction(tx, userId, input.id), options)
})

const create = signedIn.transactions.create.handler(async ({ input, context }) => {
  const { id, date, amountCents, ...rest } = input
  const draft = {
    ...rest,
    ...(id === undefined ? {} : { id }),
    date: Temporal.PlainDate.from(date),
    amountCents: cents(amountCents),
  }
  const created = await asActor(context, (ctx) => recordTransaction(ctx, draft))
  context.announce(context.actor.userId, ['transactions'])
  return created
})

const update = signedIn.transactions.update.handler(async ({ input, context }) => {
  const { date, amountCents, ...rest } = input
  const patch = {
    ...rest,
    date: date === undefined ? undefined : Temporal.PlainDate.from(date),
    amountCents: amountCents === undefined ? undefined : cents(amountCents),
  }
  const updated = await asActor(context, (ctx) => updateTransaction(ctx, patch))
  context.announce(context.actor.userId, ['transactions'])
  return updated
})

const remove = signedIn.transactions.delete.handler(async ({ input, context }) => {
  const deleted = await asActor(context, (ctx) => deleteTransaction(ctx, input.id))
  context.announce(context.actor.userId, ['transactions'])
  return deleted
})

const recategorise = signedIn.transactions.recategoriseMany.handler(async ({ input, context }) => {
  const changed = await asActor(context, (ctx) => recategoriseMany(ctx, input))
  context.announce(context.actor.userId, ['transactions'])
  return changed
})

const removeMany = signedIn.transactions.deleteMany.handler(async ({ input, context }) => {
  const deleted = await asActor(context, (ctx) => deleteMany(ctx, input))
  context.announce(context.actor.userId, ['transactions'])
  return deleted
})

export const transactionsRoutes = {
  list,
  get,
  create,
  update,
  delete: remove,
  recategoriseMany: recategorise,
  deleteMany: removeMany,
}
