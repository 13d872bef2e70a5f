import { listLessons, readUsage } from '#backoffice/usage/usage.queries.ts'
import { asAdmin, readAsAdmin } from '#platform/audit/as-admin.ts'
import { operatorOf } from '#platform/audit/operator-of.ts'
import { todayIn } from '#platform/clock/clock.ts'
import { signedIn } from '#platform/http/implement.ts'

const lessonDays = 30

/** Where people come from, how far they get, and how Lya understands them. */
export const usageRoutes = {
  report: signedIn.admin.usage.report.handler(({ input, context }) => {
    const to = todayIn(context.clock, 'America/Sao_Paulo')
    const from = to.subtract({ days: Number(input.days) - 1 })
    return readAsAdmin(context.db, (tx) => readUsage(tx, { from, to }))
  }),
  // What people wrote may tell of their money, so each look leaves its row.
  lessons: signedIn.admin.usage.lessons.handler(({ context }) =>
    asAdmin(context, operatorOf(context), 'to teach Lya', async ({ tx, clock, note }) => {
      const found = await listLessons(tx, clock.now().subtract({ hours: 24 * lessonDays }))
      await note({
        action: 'usage.words-read',
        table: 'mensagens',
        recordId: null,
        newValues: { quantas: found.items.length },
      })
      return found
    }),
  ),
}
