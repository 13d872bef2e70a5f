import { listCategories } from '#money/categories/categories.queries.ts'
import { asUser } from '#platform/db/transaction.ts'
import { signedIn } from '#platform/http/implement.ts'

const list = signedIn.categories.list.handler(async ({ context }) => {
  const { userId } = context.actor
  const options = { readOnly: true }
  const items = await asUser(context.db, userId, (tx) => listCategories(tx, userId), options)
  return { items }
})

export const categoriesRoutes = { list }
