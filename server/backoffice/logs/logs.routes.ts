import { findChoices, listLogs } from '#backoffice/logs/logs.queries.ts'
import { readAsAdmin } from '#platform/audit/as-admin.ts'
import { signedIn } from '#platform/http/implement.ts'

export const logsRoutes = {
  list: signedIn.admin.logs.list.handler(({ input, context }) => {
    const { cursor, limit, ...filter } = input
    const page = { cursor, limit, now: context.clock.now() }
    return readAsAdmin(context.db, (tx) => listLogs(tx, filter, page))
  }),
  choices: signedIn.admin.logs.choices.handler(({ context }) =>
    readAsAdmin(context.db, findChoices),
  ),
}
