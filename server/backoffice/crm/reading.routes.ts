import { type CrmParts, shownTo, showTask } from '#backoffice/crm/act-on-task.ts'
import { businessDay } from '#backoffice/crm/business-day.ts'
import { workedTask } from '#backoffice/crm/shown-task.ts'
import { readTaskCursor, writeTaskCursor } from '#backoffice/crm/task-cursor.ts'
import { listDueOn, listOfPerson, listTasks } from '#backoffice/crm/tasks.queries.ts'
import { findScripts } from '#backoffice/scripts/index.ts'
import { readAsAdmin } from '#platform/audit/as-admin.ts'
import { signedIn } from '#platform/http/implement.ts'

const { tasks } = signedIn.admin.crm

/** Tasks of today that the dashboard has room for. */
const widgetRows = 5

export function readingRoutes({ publicUrl }: CrmParts) {
  return {
    list: tasks.list.handler(({ input, context }) => {
      const { cursor, ...filters } = input
      const today = businessDay(context.clock)
      const after = cursor === undefined ? null : readTaskCursor(cursor)
      return readAsAdmin(context.db, async (tx) => {
        const asked = { ...shownTo(context), filters, today, after }
        const { last, ...page } = await listTasks(tx, asked)
        const nextCursor = last ? writeTaskCursor(last) : null
        return { ...page, nextCursor, today: today.toString() }
      })
    }),
    today: tasks.today.handler(({ context }) => {
      const day = businessDay(context.clock)
      return readAsAdmin(context.db, async (tx) => {
        const due = await listDueOn(tx, { ...shownTo(context), day, limit: widgetRows })
        return { ...due, today: day.toString() }
      })
    }),
    find: tasks.find.handler(({ input, context }) =>
      readAsAdmin(context.db, async (tx) => ({
        task: await showTask(tx, input.id, { ...shownTo(context), publicUrl }),
      })),
    ),
    ofPerson: tasks.ofPerson.handler(({ input, context }) =>
      readAsAdmin(context.db, async (tx) => {
        const rows = await listOfPerson(tx, input.userId)
        const shown = { ...shownTo(context), scripts: await findScripts(tx), publicUrl }
        return { items: rows.map((row) => workedTask(row, shown)) }
      }),
    ),
  }
}
