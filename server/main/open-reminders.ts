import type { Topic } from '@lya/contract/events.ts'
import { webPush } from '#adapters/web-push/web-push.ts'
import {
  addReminderJobs,
  mountStop,
  type PushService,
  type Reminders,
} from '#assistant/reminders/index.ts'
import type { WhatsAppGateway } from '#assistant/whatsapp/index.ts'
import type { AppParts } from '#main/parts.ts'
import type { Mount } from '#platform/http/edge.ts'
import type { SendMail } from '#platform/mail/mail.jobs.ts'
import type { Realtime } from '#platform/realtime/realtime.ts'

/** What budgets hang on. */
const watched = new Set<Topic>(['transactions', 'budgets', 'categories'])

/** Joins the reminders: who carries them, where letters end, and what has them look again. */
export function openReminders(
  parts: AppParts,
  app: { publicUrl: string; whatsApp: { gateway: WhatsAppGateway | null }; sendMail: SendMail },
): { mount: Mount; push: PushService; reminders: Reminders } {
  const { db, clock, log, key, jobs } = parts
  const { publicUrl, sendMail } = app
  const { gateway } = app.whatsApp
  const push = openPush(parts, publicUrl)
  const carriers = { gateway, push, sendMail }
  const reminders = addReminderJobs(jobs, { db, clock, log, key, publicUrl, ...carriers })
  return { mount: mountStop({ db, clock, key, publicUrl }), push, reminders }
}

/** Whatever tells screens of news that may have moved a budget has that budget looked at too. */
export function watchBudgets(realtime: Realtime, wake: (userId: string) => void): Realtime {
  return {
    ...realtime,
    announce: (userId, topics, clientId) => {
      realtime.announce(userId, topics, clientId)
      if (topics.some((topic) => watched.has(topic))) wake(userId)
    },
  }
}

/** The way to people's browsers. */
function openPush({ settings, key, clock, log }: AppParts, publicUrl: string): PushService {
  const { companyEmail } = settings.operator
  // A service wants somebody to write to; a page of ours serves where there is no address.
  const page = publicUrl.startsWith('https:') ? publicUrl : 'mailto:lya@localhost'
  const contact = companyEmail === null ? page : `mailto:${companyEmail}`
  return webPush({ key, clock, log, services: settings.pushServices, contact })
}
