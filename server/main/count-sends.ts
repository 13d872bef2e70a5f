import type { WhatsAppGateway } from '#assistant/whatsapp/index.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Measures } from '#platform/measures/measures.ts'

/** Counts what is handed to a provider, and what of it fails, whatever becomes of it later. */
function counted<Given extends unknown[], T>(
  measures: Measures,
  send: (...given: Given) => Promise<T>,
): (...given: Given) => Promise<T> {
  return async (...given) => {
    measures.count('sends.all')
    try {
      return await send(...given)
    } catch (error) {
      measures.count('sends.failed')
      throw error
    }
  }
}

export function countLetters(mailer: Mailer, measures: Measures): Mailer {
  return { send: counted(measures, (id, mail) => mailer.send(id, mail)) }
}

export function countMessages(gateway: WhatsAppGateway, measures: Measures): WhatsAppGateway {
  return {
    send: counted(measures, (message) => gateway.send(message)),
    sendTemplate: counted(measures, (message) => gateway.sendTemplate(message)),
    markRead: (messageId) => gateway.markRead(messageId),
    download: (mediaId, bytesMax) => gateway.download(mediaId, bytesMax),
  }
}
