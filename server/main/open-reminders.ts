import type { Topic } from '@lya/contract/events.ts'
import { webPush } from '#adapters/web-push/web-push.ts'
import {
  addReminderJobs,
  mountStop,
  type PushService,
  type Reminders,
} from '#assistant/reminders/index.ts'
import type { WhatsAppGateway } from '#assistant/whatsapp/index.ts'
import type { Ground } from '#main/parts.ts'
import type { Mount } from '#platform/http/edge.ts'

/** What budgets hang on. */
const watched = new Set<Topic>(['transactions', 'budgets', 'categories'])

/** Joins the reminders: who carries them, where letters end, and what has them look again. */
export function openReminders(
  ground: Ground,
  { gateway }: { gateway: WhatsAppGateway | null },
): { mountStop: Mount; push: PushService; reminders: Reminders } {
  const { db, clock, log, key, jobs, publicUrl, sendMail } = ground
  const push = openPush(ground)
  const carriers = { gateway, push, sendMail }
  const reminders = addReminderJobs(jobs, { db, clock, log, key, publicUrl, ...carriers })
  // Whatever tells screens of news that may have moved a budget has that budget looked at too.
  ground.realtime.listen((userId, topics) => {
    if (topics.some((topic) => watched.has(topic))) reminders.wake(userId)
  })
  return { mountStop: mountStop({ db, clock, key, publicUrl }), push, reminders }
}

/** The way to people's browsers. */
function openPush({ settings, key, clock, log, publicUrl }: Ground): PushService {
  const { companyEmail } = settings.operator
  // A service wants somebody to write to; a page of ours serves where there is no address.
  const page = publicUrl.startsWith('https:') ? publicUrl : 'mailto:lya@localhost'
  const contact = companyEmail === null ? page : `mailto:${companyEmail}`
  return webPush({ key, clock, log, services: settings.pushServices, contact })
}
