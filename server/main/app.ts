import { join } from 'node:path'
import type { Topic } from '@lya/contract/events.ts'
import type { Hono } from 'hono'
import { smtpMailer } from '#adapters/smtp/smtp-mailer.ts'
import { type MediaParts, mountMedia } from '#assistant/media/index.ts'
import { peopleEvents } from '#main/events.ts'
import { openReminders, watchBudgets } from '#main/open-reminders.ts'
import { openSenses } from '#main/open-senses.ts'
import { openStoredFiles } from '#main/open-stored-files.ts'
import { openWhatsApp } from '#main/open-whatsapp.ts'
import type { App, AppParts } from '#main/parts.ts'
import { joinRoutes } from '#main/routes.ts'
import { addIdentityJobs, createIdentity } from '#people/identity/index.ts'
import { addAvatarJobs, mountAvatars } from '#people/profile/index.ts'
import { mountHealth } from '#platform/health/health-route.ts'
import { createHttp } from '#platform/http/create-http.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import type { EdgeEnv, Mount } from '#platform/http/edge.ts'
import { addLimitJobs } from '#platform/limits/index.ts'
import { addMailJobs, type SendMail } from '#platform/mail/mail.jobs.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { createRealtime } from '#platform/realtime/create-realtime.ts'
import type { StoredFiles } from '#platform/storage/stored-files.ts'
import { mailboxMailer, mountMailbox } from '#simulators/mailbox/index.ts'

const webBuildFolder = join(import.meta.dirname, '../../web/build')

/** Joins all slices into one application. */
export async function createApp(parts: AppParts): Promise<App> {
  const { settings, db, jobs, clock, log } = parts
  const delivery = chooseDelivery(parts)
  const realtime = watchBudgets(createRealtime({ db, log }), (userId) => reminders.wake(userId))
  const announce: Announce = (userId, topics) => realtime.announce(userId, topics, null)
  const publicUrl = settings.publicUrl ?? loopbackUrl(settings)
  const events = peopleEvents()
  const files = openStoredFiles(settings)
  const onLeftover = (error: unknown): void =>
    log.warn('a picture that nobody uses was not deleted', { ...describeBug(error) })
  const sendMail = addMailJobs(jobs, { mailer: delivery.mailer, log, key: parts.key })
  const identity = openIdentity(parts, { events, sendMail, publicUrl, announce })
  addUpkeep(parts, files)
  const media = openMedia(parts)
  const uploads = {
    db,
    clock,
    authenticate: identity.authenticate,
    publicUrl: settings.publicUrl,
    announce: realtime.announce,
  }
  const whatsApp = await openWhatsApp(parts, {
    media,
    publicUrl,
    call: async (request) => http.request(request),
    announce,
  })
  const { reminders, mount, push } = openReminders(parts, { publicUrl, whatsApp, sendMail })

  const http: Hono<EdgeEnv> = createHttp({
    publicUrl: settings.publicUrl,
    trustedProxies: settings.trustedProxies,
    db,
    clock,
    router: joinRoutes({
      identity,
      events,
      operator: settings.operator,
      files,
      onLeftover,
      key: parts.key,
      whatsAppUrl: whatsApp.urlOf,
      senses: media.senses,
      push,
    }),
    authenticate: identity.authenticate,
    realtime,
    log,
    webBuildDir: parts.webBuildFolder ?? webBuildFolder,
    mounts: [
      mountHealth({ db, jobState: () => jobs.state }),
      identity.mountConfirmation,
      mountAvatars({ ...uploads, files, onLeftover }),
      mountMedia({ ...uploads, ...media }),
      ...delivery.mounts,
      ...whatsApp.mounts,
      mount,
    ],
  })
  await realtime.start()
  return {
    http,
    close: async () => {
      await realtime.close()
      await reminders.close()
      delivery.close()
      await whatsApp.close()
    },
  }
}

/** What is read of files, and who hears when a model fails. */
function openMedia({ settings, log }: AppParts): MediaParts {
  const onFailure = (error: unknown): void => log.warn('a model failed', { ...describeBug(error) })
  return { senses: openSenses(settings.models), onFailure }
}

/** What nobody asks for and is done all the same: things that have ended are forgotten. */
function addUpkeep({ db, clock, jobs }: AppParts, files: StoredFiles): void {
  addLimitJobs(jobs, { db, clock })
  addIdentityJobs(jobs, { db, clock })
  addAvatarJobs(jobs, { db, clock, files })
}

type Announce = (userId: string, topics: readonly Topic[]) => void

function openIdentity(
  { db, clock, key, log }: AppParts,
  joined: {
    events: ReturnType<typeof peopleEvents>
    sendMail: SendMail
    publicUrl: string
    announce: Announce
  },
): ReturnType<typeof createIdentity> {
  const { events, sendMail, publicUrl, announce } = joined
  return createIdentity({
    db,
    clock,
    publicUrl,
    secret: key.derive('sessions').toString('base64url'),
    events,
    sendMail,
    onSessionError: (error) => log.warn('a session was not written', { ...describeBug(error) }),
    announce,
  })
}

/** E-mail leaves by SMTP, or stays on the mailbox page while simulators are allowed. */
function chooseDelivery({ settings, db, log }: AppParts): {
  mailer: Mailer
  mounts: Mount[]
  close(): void
} {
  if (settings.smtpUrl) {
    const mailer = smtpMailer({ url: settings.smtpUrl, from: settings.mailFrom })
    return { mailer, mounts: [], close: () => mailer.close() }
  }
  const mounts = settings.hasSimulators ? [mountMailbox({ db })] : []
  if (mounts.length === 0) log.warn('no SMTP_URL: e-mail is kept in the database, unsent')
  return { mailer: mailboxMailer(db), mounts, close: () => undefined }
}

function loopbackUrl({ host, port }: { host: string; port: number }): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
