import * as z from 'zod'
import { forPaying, forSignedIn } from '#access.ts'
import { id } from '#fields.ts'
import { type NoticeChannel, noticeChannel, noticeChannels } from '#people/notices.ts'

export const remindersRefusals = [
  'reminders.browser-invalid',
  'reminders.too-many-browsers',
] as const

export const reminderChannels = noticeChannels
export type ReminderChannel = NoticeChannel

export const reminderKinds = ['duePayments', 'budgets', 'weeklySummary', 'trial', 'news'] as const
export type ReminderKind = (typeof reminderKinds)[number]

const channels = z
  .array(noticeChannel)
  .max(reminderChannels.length)
  .refine((all) => new Set(all).size === all.length)

/** A time of the person's day, `HH:MM`. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** What is told only where it can be read in peace. */
const writtenChannels = channels.refine((all) => !all.includes('push'))

const wishes = z.object({
  /** The day before and the day of. */
  duePayments: channels,
  /** At 80 and at 100 per cent. */
  budgets: channels,
  /** On Monday mornings. */
  weeklySummary: channels,
  /** That it is about to end, and that it has. */
  trial: writtenChannels,
  /** News and offers; nobody gets any unasked. */
  news: writtenChannels,
  /** What falls between the two waits; never quiet where they are equal. */
  quietFrom: time,
  quietUntil: time,
})
export type ReminderWishes = z.infer<typeof wishes>

export const reminderSettings = wishes.extend({
  email: z.string(),
  /** Amounts go to no address that nobody proved to be theirs. */
  isEmailConfirmed: z.boolean(),
  isWhatsAppAvailable: z.boolean(),
  isWhatsAppLinked: z.boolean(),
  /** The key that a browser subscribes with (VAPID), base64url. */
  pushKey: z.string(),
  browsers: z.array(
    z.object({
      id,
      /** SHA-256 of the browser's address, base64url: a browser finds itself by it. */
      digest: z.string(),
    }),
  ),
})
export type ReminderSettings = z.infer<typeof reminderSettings>

export const reminders = {
  settings: forSignedIn
    .route({ method: 'GET', path: '/reminders', summary: 'What Lya reminds of, where and when' })
    .output(reminderSettings),
  save: forSignedIn
    .route({ method: 'PUT', path: '/reminders', summary: 'Replaces all wishes' })
    // Without these, from a page that does not know of them yet, those choices stay.
    .input(wishes.extend({ news: writtenChannels.optional(), trial: writtenChannels.optional() }))
    .output(reminderSettings),
  addBrowser: forPaying
    .route({
      method: 'POST',
      path: '/reminders/browsers',
      description: 'Takes what a browser answers to a subscription; a repeat changes nothing.',
    })
    .input(
      z.object({
        endpoint: z.url({ protocol: /^https?$/ }).max(2_000),
        /** The browser's public key, base64url. */
        p256dh: z.string().max(200),
        auth: z.string().max(100),
      }),
    )
    .output(reminderSettings),
  removeBrowser: forSignedIn
    .route({ method: 'DELETE', path: '/reminders/browsers/{id}' })
    .input(z.object({ id }))
    .output(reminderSettings),
}
