import { keyOf, type Subject } from '#assistant/reminders/facts/keys.ts'
import { listCrossedBudgets } from '#assistant/reminders/facts/read-fact.ts'
import type { NoticeSource, Visit } from '#people/notices/index.ts'

/** Says which reminders are due. */
export const reminderSource: NoticeSource = {
  /** Payments, and on the first day of a week the one before. */
  planDay: async (visit, plannedOn) => {
    const today = visit.now.toPlainDate()
    await plan(visit, { kind: 'contas', day: today })
    const monday = today.subtract({ days: today.dayOfWeek - 1 })
    const isNewWeek = plannedOn
      ? Temporal.PlainDate.compare(plannedOn, monday) < 0
      : today.equals(monday)
    if (isNewWeek) await plan(visit, { kind: 'resumo', monday })
  },

  planNow: async (visit) => {
    if (!visit.isWanted('orcamentos')) return
    const month = visit.now.toPlainDate().toPlainYearMonth()
    for (const { categoryId, threshold } of await listCrossedBudgets(visit.ctx, month)) {
      const subject = { kind: 'orcamentos' as const, month, categoryId }
      await plan(visit, { ...subject, threshold })
      // Who was told that all is gone is not told afterwards that most is.
      if (threshold === 100) await plan(visit, { ...subject, threshold: 80 }, 'descartado')
    }
  },
}

function plan(visit: Visit, subject: Subject, fate?: 'descartado'): Promise<void> {
  return visit.plan(subject.kind, keyOf(subject), fate)
}
