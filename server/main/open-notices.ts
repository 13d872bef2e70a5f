import type { Topic } from '@lya/contract/events.ts'
import { webPush } from '#adapters/web-push/web-push.ts'
import { budgetsKind, reminderSource } from '#assistant/reminders/index.ts'
import { noticeCarrier, type WhatsAppGateway } from '#assistant/whatsapp/index.ts'
import { campaignKind } from '#backoffice/campaigns/index.ts'
import { trialSource } from '#commerce/trial/index.ts'
import { noticeKinds } from '#main/notice-kinds.ts'
import type { Area, Ground } from '#main/parts.ts'
import { addNoticeJobs, mountStop, noticesRoutes, type PushService } from '#people/notices/index.ts'

/** What budgets hang on. */
const watched = new Set<Topic>(['transactions', 'budgets', 'categories'])

/** Joins the notices: who carries them, where letters end, and what has them look again. */
export function openNotices(
  ground: Ground,
  { push, gateway }: { push: PushService; gateway: WhatsAppGateway | null },
): Area<'notices'> {
  const { db, clock, log, key, jobs, publicUrl, sendMail, realtime } = ground
  const kinds = [...noticeKinds, campaignKind({ key, publicUrl })]
  const notices = addNoticeJobs(jobs, {
    ...{ db, clock, log, key, kinds, publicUrl, sendMail, push },
    sources: [reminderSource, trialSource],
    whatsApp: gateway ? noticeCarrier({ gateway, log, clock }) : null,
    announce: (userId, topics) => realtime.announce(userId, topics, null),
  })
  // Whatever tells screens of news that may have moved a budget has that budget looked at too.
  realtime.listen((userId, topics) => {
    if (topics.some((topic) => watched.has(topic))) notices.wake(userId, budgetsKind)
  })
  return {
    routes: { notices: noticesRoutes },
    mounts: [mountStop({ db, clock, key, publicUrl, kinds })],
    close: notices.close,
  }
}

/** The way to people's browsers. */
export function openPush({ settings, key, clock, log, publicUrl }: Ground): PushService {
  const { companyEmail } = settings.operator
  // A service wants somebody to write to; a page of ours serves where there is no address.
  const page = publicUrl.startsWith('https:') ? publicUrl : 'mailto:lya@localhost'
  const contact = companyEmail === null ? page : `mailto:${companyEmail}`
  return webPush({ key, clock, log, services: settings.pushServices, contact })
}
