import { Fuse } from '#adapters/openai/fuse.ts'
import { type Advise, withAdvice } from '#assistant/advice/index.ts'
import { channelsRoutes } from '#assistant/channels/index.ts'
import { addKeptJobs } from '#assistant/conversation/index.ts'
import { type MediaParts, mountMedia } from '#assistant/media/index.ts'
import { memoryRoutes } from '#assistant/memory-page/index.ts'
import { remindersRoutes } from '#assistant/reminders/index.ts'
import { countRules } from '#assistant/trail/index.ts'
import { conversationRoutes } from '#assistant/web-chat/index.ts'
import type { WhatsAppGateway } from '#assistant/whatsapp/index.ts'
import { openAdviser } from '#main/assistant/open-adviser.ts'
import { openSenses } from '#main/open-senses.ts'
import { openWhatsApp } from '#main/open-whatsapp.ts'
import type { Area, Ground } from '#main/parts.ts'
import type { PushService } from '#people/notices/index.ts'
import type { Admit } from '#platform/http/admit.ts'
import { describeBug } from '#platform/http/describe-bug.ts'

export interface OpenAssistant extends Area<'conversation' | 'memory' | 'channels' | 'reminders'> {
  /** Whoever carries messages to people's numbers; null without WhatsApp. */
  gateway: WhatsAppGateway | null
}

/** Lya herself: in the chat and on WhatsApp, what she remembers, and what she reminds of. */
export async function openAssistant(
  ground: Ground,
  { admit, push }: { admit: Admit; push: PushService },
): Promise<OpenAssistant> {
  const { settings, db, clock, events, jobs, key, realtime } = ground
  const { advise, ...media } = openModels(ground)
  const counts = countRules({ db, clock, onError: onCountError(ground) })
  const whatsApp = await openWhatsApp(ground, { ...media, advise, counts })
  const { publicUrl } = settings
  const { announce } = realtime
  addKeptJobs(jobs, {
    ...{ db, clock, sendSoon: whatsApp.sendSoon },
    announce: (userId, topics) => announce(userId, topics, null),
  })
  return {
    routes: {
      conversation: conversationRoutes({
        senses: media.senses,
        advise,
        counts,
        publicUrl: ground.publicUrl,
      }),
      memory: memoryRoutes,
      channels: channelsRoutes({ key, whatsAppUrl: whatsApp.urlOf }),
      reminders: remindersRoutes({ key, push, hasWhatsApp: whatsApp.urlOf !== null }),
    },
    mounts: [
      mountMedia({
        ...{ db, clock, events, admit, publicUrl, announce, counts },
        ...media,
        productUrl: ground.publicUrl,
        withAdvice: (receive) => withAdvice(advise, receive),
      }),
      ...whatsApp.mounts,
    ],
    gateway: whatsApp.gateway,
    close: async () => {
      await whatsApp.close()
      await counts.close()
    },
  }
}

function onCountError({ log }: Ground): (error: unknown) => void {
  return (error) => log.warn('the counts of rules were not written', { ...describeBug(error) })
}

/** What reads files and what was left open, and who hears when a model fails. */
function openModels(ground: Ground): MediaParts & { advise: Advise | null } {
  const { settings, clock, log, pictures } = ground
  const onFailure = (error: unknown): void => log.warn('a model failed', { ...describeBug(error) })
  const models = settings.models && { ...settings.models, fuse: new Fuse(clock) }
  const advise = openAdviser(ground, models, onFailure)
  return { senses: openSenses(models), pictures, onFailure, advise }
}
