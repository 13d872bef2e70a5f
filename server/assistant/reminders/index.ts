export { reminderSource } from '#assistant/reminders/plan-reminders.ts'
export { budgetsKind, reminderKinds } from '#assistant/reminders/reminder-kinds.ts'
export { remindersRoutes } from '#assistant/reminders/reminders.routes.ts'
