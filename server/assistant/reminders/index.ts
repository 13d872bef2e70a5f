export { keepWhatsAppStatus } from '#assistant/reminders/keep-status.ts'
export type {
  PushBrowser,
  PushNotice,
  PushOutcome,
  PushService,
} from '#assistant/reminders/push-service.ts'
export { templates as reminderTemplates } from '#assistant/reminders/reminders.copy.ts'
export { addReminderJobs, type Reminders, visitQueue } from '#assistant/reminders/reminders.jobs.ts'
export { remindersRoutes } from '#assistant/reminders/reminders.routes.ts'
export { mountStop } from '#assistant/reminders/stop/mount-stop.ts'
export { addPerson } from '#assistant/reminders/wishes.store.ts'
