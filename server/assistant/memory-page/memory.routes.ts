import { Refusal } from '@lya/core/refusal.ts'
import { deleteMessages, searchExchanges } from '#assistant/conversation/index.ts'
import { deleteHabits, listHabits, saveHabit } from '#assistant/memory/index.ts'
import { searchTerms } from '#assistant/memory-page/search-terms.ts'
import { suggestCategory } from '#assistant/memory-page/suggest-category.ts'
import { historyCursor } from '#assistant/web-chat/index.ts'
import { refusing } from '#platform/db/refusing.ts'
import { asActor } from '#platform/http/as-actor.ts'
import { signedIn } from '#platform/http/implement.ts'

const pageSize = 30

// The key to the person's own categories: a stranger's is as good as none.
const refusingUnknownCategory = refusing({
  aprendizados_user_id_categoria_id_fkey: { kind: 'missing', code: 'memory.category-missing' },
})

const habits = signedIn.memory.habits.handler(({ context }) =>
  asActor(context, async ({ tx, userId }) => ({ items: await listHabits(tx, userId) }), {
    readOnly: true,
  }),
)

const keepHabit = signedIn.memory.keepHabit.handler(async ({ input, context }) => {
  await asActor(context, ({ tx, userId }) => refusingUnknownCategory(saveHabit(tx, userId, input)))
  context.announce(context.actor.userId, ['conversation'])
  return { kept: true }
})

const forgetHabit = signedIn.memory.forgetHabit.handler(async ({ input, context }) => {
  const count = await asActor(context, ({ tx, userId }) => deleteHabits(tx, userId, input))
  if (count === 0) throw new Refusal('missing', 'memory.habit-missing')
  context.announce(context.actor.userId, ['conversation'])
  return { forgotten: true }
})

const forgetAll = signedIn.memory.forgetAll.handler(async ({ context }) => {
  const forgotten = await asActor(context, ({ tx, userId }) => deleteHabits(tx, userId, null))
  context.announce(context.actor.userId, ['conversation'])
  return { forgotten }
})

const search = signedIn.memory.search.handler(({ input, context }) =>
  asActor(
    context,
    async ({ tx, userId }) => {
      const before = input.cursor === undefined ? null : historyCursor.read(input.cursor)
      const terms = searchTerms(input.text ?? '')
      if (terms === null) return { items: [], nextCursor: null }
      const page = { terms, before, limit: pageSize + 1 }
      const { items, keys } = await searchExchanges(tx, userId, page)
      const last = items.length > pageSize ? keys[pageSize - 1] : undefined
      return {
        items: items.slice(0, pageSize),
        nextCursor: last ? historyCursor.write(last) : null,
      }
    },
    { readOnly: true },
  ),
)

const deleteMessage = signedIn.memory.deleteMessage.handler(async ({ input, context }) => {
  const deleted = await asActor(context, ({ tx, userId, clock }) =>
    deleteMessages(tx, userId, { channel: input.channel, id: input.message, at: clock.now() }),
  )
  if (deleted === 0) throw new Refusal('missing', 'memory.message-missing')
  context.announce(context.actor.userId, ['conversation'])
  return { deleted: 1 }
})

const deleteRange = signedIn.memory.deleteRange.handler(async ({ input, context }) => {
  const { from, to } = input
  const deleted = await asActor(context, ({ tx, userId, clock, timeZone }) => {
    const start = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).toInstant()
    return deleteMessages(tx, userId, {
      from: from === null ? null : start(Temporal.PlainDate.from(from)),
      before: to === null ? null : start(Temporal.PlainDate.from(to).add({ days: 1 })),
      at: clock.now(),
    })
  })
  context.announce(context.actor.userId, ['conversation'])
  return { deleted }
})

const suggest = signedIn.memory.suggestCategory.handler(({ input, context }) =>
  asActor(context, async (ctx) => ({ categoryId: await suggestCategory(ctx, input) }), {
    readOnly: true,
  }),
)

/** What the page of Lya's memory shows, changes and takes away. */
export const memoryRoutes = {
  habits,
  keepHabit,
  forgetHabit,
  forgetAll,
  suggestCategory: suggest,
  search,
  deleteMessage,
  deleteRange,
}
