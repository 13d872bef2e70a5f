import { downloadMedia } from '#adapters/whatsapp-cloud/download-media.ts'
import { callGraph, type GraphAccess } from '#adapters/whatsapp-cloud/graph-call.ts'
import { messageBody, templateBody } from '#adapters/whatsapp-cloud/message-body.ts'
import { type Sent, WhatsAppFailure, type WhatsAppGateway } from '#assistant/whatsapp/index.ts'

/** WhatsApp as Meta's Cloud API offers it. */
export function whatsappCloud(options: GraphAccess & { phoneNumberId: string }): WhatsAppGateway {
  const path = `${encodeURIComponent(options.phoneNumberId)}/messages`
  const post = (body: unknown) => callGraph(options, { method: 'POST', path, body })
  return {
    send: async (message) => readSent(await post(messageBody(message))),
    sendTemplate: async (message) => readSent(await post(templateBody(message))),
    markRead: async (messageId) => {
      await post({
        messaging_product: 'whatsapp',
        status: 'read',
        message_id: messageId,
        typing_indicator: { type: 'text' },
      })
    },
    download: (mediaId, bytesMax) => downloadMedia(options, mediaId, bytesMax),
  }
}

function readSent(answer: Record<string, unknown>): Sent {
  const { messages, contacts } = answer as {
    messages?: { id?: unknown }[]
    contacts?: { wa_id?: unknown }[]
  }
  const id = messages?.[0]?.id
  // Meta took it and did not say under which name: to send it again would double it.
  if (typeof id !== 'string') throw new WhatsAppFailure('unknown', null)
  const waId = contacts?.[0]?.wa_id
  return { id, waId: typeof waId === 'string' ? waId : null }
}
