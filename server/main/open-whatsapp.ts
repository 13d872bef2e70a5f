import { whatsappCloud } from '#adapters/whatsapp-cloud/whatsapp-cloud.ts'
import type { Advise } from '#assistant/advice/index.ts'
import {
  hasTooManyFiles,
  type MediaParts,
  phraseUnreadable,
  readMedia,
} from '#assistant/media/index.ts'
import type { RuleCounts } from '#assistant/trail/index.ts'
import {
  addWhatsAppJobs,
  keepNoticeStatus,
  lateTemplate,
  type MediaReader,
  mountWebhook,
  type WhatsAppGateway,
} from '#assistant/whatsapp/index.ts'

import { approvedTemplates } from '#main/assistant/approved-templates.ts'
import { countMessages } from '#main/count-sends.ts'
import type { Ground } from '#main/parts.ts'
import type { WhatsAppAccess } from '#platform/config/settings.ts'
import { Database } from '#platform/db/database.ts'
import { describeBug } from '#platform/http/describe-bug.ts'
import type { Mount } from '#platform/http/edge.ts'
import { watchPool } from '#platform/measures/watch-pool.ts'
import { mountTelephone, serveGraph, webhookSender } from '#simulators/whatsapp/index.ts'

/** Lya on WhatsApp, or on the telephone that stands in for it, or not at all. */
export interface OpenWhatsApp {
  mounts: Mount[]
  /** Where a person writes this text to Lya; null without WhatsApp. */
  urlOf: ((text: string) => string | null) | null
  /** Whoever carries messages to people; null without WhatsApp. */
  gateway: WhatsAppGateway | null
  /** Sends what a person has unsent; nothing without WhatsApp. */
  sendSoon(userId: string): void
  close(): Promise<void>
}

/** What every channel has: who reads files and what was left open, and who counts decisions. */
type ChannelParts = MediaParts & { advise: Advise | null; counts: RuleCounts }

/** Joins the channel: whoever speaks to Meta, what it calls, and the work that is done later. */
export async function openWhatsApp(ground: Ground, media: ChannelParts): Promise<OpenWhatsApp> {
  const { settings } = ground
  if (settings.whatsApp) {
    const number = settings.operator.assistantWhatsapp
    const urlOf = (text: string): string | null =>
      number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(text)}`
    const gateway = countMessages(whatsappCloud(settings.whatsApp), ground.measures)
    const joined = await joinChannel(ground, { ...settings.whatsApp, gateway }, media)
    const { mount, sendSoon, close } = joined
    return { mounts: [mount], urlOf, gateway, sendSoon, close }
  }
  if (!settings.hasSimulators) {
    const nothing = { sendSoon: () => undefined, close: async () => undefined }
    return { mounts: [], urlOf: null, gateway: null, ...nothing }
  }
  return openSimulator(ground, media)
}

/**
 * Connections of its own, so that a crowd of messages never keeps the pages waiting, nor its own
 * webhook. More of them only get into each other's way.
 */
const workConnections = 4

async function joinChannel(
  ground: Ground,
  access: WhatsAppAccess & { gateway: WhatsAppGateway },
  { counts, advise, ...media }: ChannelParts,
): Promise<{ mount: Mount; sendSoon(userId: string): void; close(): Promise<void> }> {
  const { address, clock, events, log, key, jobs, publicUrl, realtime } = ground
  const db = new Database(address, {
    max: workConnections,
    onIdleError: (error) => log.warn('lost an idle database connection', { name: error.name }),
  })
  watchPool(db, ground.measures)
  const work = addWhatsAppJobs(jobs, {
    db,
    door: ground.db,
    ...{ clock, events, log, key, publicUrl },
    gateway: access.gateway,
    lateTemplate: access.lateTemplate,
    readMedia: readerOf(ground, media),
    advise,
    counts,
    announce: (userId, topics) => realtime.announce(userId, topics, null),
    onStatus: keepNoticeStatus,
  })
  await work.resume()
  const close = async (): Promise<void> => {
    await work.stop()
    await db.close()
  }
  const mount = mountWebhook({ ...access, clock, store: work.store })
  return { mount, sendSoon: work.sendSoon, close }
}

/** What Meta takes as a recording; a photo is a third of it. */
const fileBytesMax = 16 * 1024 * 1024

/** Reads what comes over WhatsApp as what comes through the built-in chat. */
function readerOf({ db, clock }: Ground, media: MediaParts): MediaReader {
  return async ({ userId, type, download }) => {
    if (await hasTooManyFiles({ db, clock }, userId)) {
      return { kind: 'unread', answer: phraseUnreadable('too-many') }
    }
    const file = await download(fileBytesMax)
    const reading = await readMedia(media, {
      userId,
      bytes: file.bytes,
      type: file.type || type,
    })
    if (reading.kind !== 'unread') return reading
    return { kind: 'unread', answer: phraseUnreadable(reading.why) }
  }
}

/** The same code as with Meta, over HTTP to a stand-in on a loopback port of its own. */
async function openSimulator(ground: Ground, media: ChannelParts): Promise<OpenWhatsApp> {
  const { db, clock, key, log, settings } = ground
  const secret = (purpose: string): string => key.derive(purpose).toString('base64url')
  const known = {
    phoneNumberId: '100000000000001',
    token: secret('simulated-whatsapp-token'),
    appSecret: secret('simulated-whatsapp-app'),
    verifyToken: secret('simulated-whatsapp-verify'),
  }
  const webhook = webhookSender(known)
  const onError = (error: unknown): void =>
    log.warn('the simulated WhatsApp failed', { ...describeBug(error) })
  const templates = approvedTemplates(db)
  const graph = await serveGraph({ ...known, db, clock, webhook, templates, onError })
  const reached = { ...known, apiUrl: graph.url, lateTemplate: lateTemplate.name }
  const access = { ...reached, gateway: countMessages(whatsappCloud(reached), ground.measures) }
  const { mount, sendSoon, close } = await joinChannel(ground, access, media)
  return {
    ...{ gateway: access.gateway, sendSoon },
    mounts: [
      webhook.mount,
      mount,
      mountTelephone({ db, clock, publicUrl: settings.publicUrl, webhook }),
    ],
    urlOf: (text) => `/simulador/whatsapp?texto=${encodeURIComponent(text)}`,
    close: async () => {
      await close()
      await graph.close()
    },
  }
}
