import { listPeople } from '#backoffice/people/index.ts'
import { readAsAdmin } from '#platform/audit/as-admin.ts'
import { signedIn } from '#platform/http/implement.ts'

/** People that the palette offers at once; who wants more goes on in a list. */
const peopleMax = 8

export const paletteRoutes = {
  people: signedIn.admin.palette.people.handler(async ({ input, context }) => {
    const page = {
      sort: 'created',
      direction: 'desc',
      limit: peopleMax,
      now: context.clock.now(),
    } as const
    const found = await readAsAdmin(context.db, (tx) =>
      listPeople(tx, { list: 'all', search: input.search }, page),
    )
    const items = found.items.map(({ userId, name, email, phone, planState }) => {
      return { userId, name, email, phone, planState }
    })
    return { items }
  }),
}
