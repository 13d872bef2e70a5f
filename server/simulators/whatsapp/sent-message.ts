import type { KeptMessage } from '#simulators/whatsapp/telephone.store.ts'

interface Sent {
  content: KeptMessage['content']
  /** The same as WhatsApp tells it, without its id and time. */
  message: Record<string, unknown>
}

const lengthMax = 4_096

/** What a person writes or taps, as WhatsApp would tell it; null when it is neither. */
export function sentMessage(body: unknown): Sent | null {
  if (typeof body !== 'object' || body === null) return null
  const { kind, text, replyTo, button } = body as Record<string, unknown>
  const shown = typeof replyTo === 'string' && replyTo !== '' ? replyTo : null
  const context = shown === null ? {} : { context: { id: shown } }
  if (kind === 'text' && isText(text)) {
    return {
      content: { text, replyTo: shown },
      message: { type: 'text', text: { body: text }, ...context },
    }
  }
  const { id, title } = (button ?? {}) as Record<string, unknown>
  if (kind !== 'button' || typeof id !== 'string' || typeof title !== 'string') return null
  const interactive = { type: 'button_reply', button_reply: { id, title } }
  return {
    content: { text: title, replyTo: shown },
    message: { type: 'interactive', interactive, ...context },
  }
}

/** A file with the words under it, as WhatsApp tells it. */
export function sentFile(
  file: NonNullable<KeptMessage['content']['file']>,
  given: { mediaId: string; caption: string },
): Sent {
  const { kind, type, sha256, name } = file
  const caption = given.caption.trim().slice(0, lengthMax)
  const media = {
    ...{ id: given.mediaId, mime_type: type, sha256 },
    ...(kind === 'document' ? { filename: name } : {}),
    ...(kind === 'audio' ? { voice: true } : {}),
    ...(caption === '' || kind === 'audio' ? {} : { caption }),
  }
  return { content: { text: caption, file }, message: { type: kind, [kind]: media } }
}

function isText(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '' && text.length <= lengthMax
}
