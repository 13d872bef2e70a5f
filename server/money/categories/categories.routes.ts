import { Refusal } from '@lya/core/refusal.ts'
import { countUsage, listCategories } from '#money/categories/categories.queries.ts'
import { createCategory } from '#money/categories/create-category.ts'
import { createManyCategories } from '#money/categories/create-many-categories.ts'
import { deleteCategory } from '#money/categories/delete-category.ts'
import { suggestedCategories } from '#money/categories/suggested-categories.copy.ts'
import { updateCategory } from '#money/categories/update-category.ts'
import { asUser } from '#platform/db/transaction.ts'
import { asActor } from '#platform/http/as-actor.ts'
import { signedIn } from '#platform/http/implement.ts'

const readOnly = { readOnly: true }

const list = signedIn.categories.list.handler(async ({ context }) => {
  const { userId } = context.actor
  const items = await asUser(context.db, userId, (tx) => listCategories(tx, userId), readOnly)
  return { items }
})

const suggested = signedIn.categories.suggested.handler(() => ({ items: [...suggestedCategories] }))

const create = signedIn.categories.create.handler(async ({ input, context }) => {
  const created = await asActor(context, (ctx) => createCategory(ctx, input))
  context.announce(context.actor.userId, ['categories'])
  return created
})

const createMany = signedIn.categories.createMany.handler(async ({ input, context }) => {
  const created = await asActor(context, (ctx) => createManyCategories(ctx, input.items))
  context.announce(context.actor.userId, ['categories'])
  return created
})

const update = signedIn.categories.update.handler(async ({ input, context }) => {
  const updated = await asActor(context, (ctx) => updateCategory(ctx, input))
  context.announce(context.actor.userId, ['categories'])
  return updated
})

const usage = signedIn.categories.usage.handler(async ({ input, context }) => {
  const { userId } = context.actor
  const read = await asUser(context.db, userId, (tx) => countUsage(tx, userId, input.id), readOnly)
  if (!read) throw new Refusal('missing', 'categories.missing')
  return read
})

const remove = signedIn.categories.delete.handler(async ({ input, context }) => {
  const deleted = await asActor(context, (ctx) => deleteCategory(ctx, input))
  context.announce(context.actor.userId, ['categories'])
  return deleted
})

export const categoriesRoutes = {
  list,
  suggested,
  create,
  createMany,
  update,
  usage,
  delete: remove,
}
