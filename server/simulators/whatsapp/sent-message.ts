import { mediaName } from '#simulators/whatsapp/telephone.copy.ts'
import type { ShownMessage } from '#simulators/whatsapp/telephone.store.ts'

interface Sent {
  content: ShownMessage['content']
  /** The same as WhatsApp tells it, without its id and time. */
  message: Record<string, unknown>
}

/** What a person does on the telephone, as WhatsApp would tell it; null when it is none of that. */
export function sentMessage(body: unknown): Sent | null {
  if (typeof body !== 'object' || body === null) return null
  const { kind, text, replyTo, button } = body as Record<string, unknown>
  const context = typeof replyTo === 'string' && replyTo !== '' ? { context: { id: replyTo } } : {}
  const shown = typeof replyTo === 'string' ? replyTo : null
  if (kind === 'text' && typeof text === 'string' && text.trim() !== '' && text.length <= 4_096) {
    return {
      content: { text, replyTo: shown },
      message: { type: 'text', text: { body: text }, ...context },
    }
  }
  const { id, title } = (button ?? {}) as Record<string, unknown>
  if (kind === 'button' && typeof id === 'string' && typeof title === 'string') {
    const interactive = { type: 'button_reply', button_reply: { id, title } }
    return {
      content: { text: title, replyTo: shown },
      message: { type: 'interactive', interactive, ...context },
    }
  }
  if (kind !== 'audio' && kind !== 'image') return null
  const type = kind === 'audio' ? 'audio/ogg; codecs=opus' : 'image/jpeg'
  return {
    content: { text: mediaName[kind], replyTo: shown },
    message: { type: kind, [kind]: { id: 'simulador', mime_type: type }, ...context },
  }
}
