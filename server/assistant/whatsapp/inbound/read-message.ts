import { idIn, isObject, objectIn, textIn } from '#assistant/whatsapp/inbound/json.ts'

/** What Lya cannot read yet; she says so and asks for text. */
export type Unread =
  | 'audio'
  | 'image'
  | 'video'
  | 'document'
  | 'location'
  | 'contacts'
  | 'unsupported'

/** What an inbound message is to Lya. */
export type Said =
  | { kind: 'text'; text: string; replyTo: string | null }
  /** With an id, its bytes can be asked for. */
  | { kind: 'unread'; what: Unread; mediaId?: string | null; type?: string }
  /** Nothing that anybody expects an answer to. */
  | { kind: 'silent' }
  /** The person has another number now. */
  | { kind: 'moved'; waId: string }

const lengthMax = 4_096

/** Reads any of WhatsApp's message types; one that we have never heard of is unsupported. */
export function readMessage(message: unknown): Said {
  const type = textIn(message, 'type', 64)
  switch (type) {
    case 'text':
      return saidText(message, textIn(objectIn(message, 'text'), 'body', lengthMax))
    case 'button':
      return saidText(message, textIn(objectIn(message, 'button'), 'text'))
    case 'interactive':
      return saidText(message, choiceOf(objectIn(message, 'interactive')))
    case 'audio':
    case 'image':
    case 'video':
    case 'document':
      return captioned(message, type)
    case 'location':
    case 'contacts':
      return { kind: 'unread', what: type }
    case 'reaction':
    case 'sticker':
    case 'request_welcome':
      return { kind: 'silent' }
    case 'system':
      return movedOf(objectIn(message, 'system'))
    default:
      return { kind: 'unread', what: 'unsupported' }
  }
}

/** The id of what was tapped: we wrote the whole choice there, its title may be cut. */
function choiceOf(interactive: Record<string, unknown>): string | null {
  const reply =
    interactive.type === 'button_reply'
      ? objectIn(interactive, 'button_reply')
      : objectIn(interactive, 'list_reply')
  return textIn(reply, 'id') ?? textIn(reply, 'title')
}

/** What stands under a picture is a message like any other. */
function captioned(message: unknown, type: 'audio' | 'image' | 'video' | 'document'): Said {
  const media = objectIn(message, type)
  const caption = textIn(media, 'caption', lengthMax)
  if (caption === null || caption.trim() === '') {
    const mediaId = idIn(media, 'id')
    return { kind: 'unread', what: type, mediaId, type: textIn(media, 'mime_type') ?? '' }
  }
  return saidText(message, caption)
}

function saidText(message: unknown, text: string | null): Said {
  if (text === null || text.replaceAll('\0', '').trim() === '') {
    return { kind: 'unread', what: 'unsupported' }
  }
  // What was forwarded answers nothing, even where it says so.
  const context = isObject(message) ? objectIn(message, 'context') : {}
  const isForwarded = context.forwarded === true || context.frequently_forwarded === true
  return { kind: 'text', text, replyTo: isForwarded ? null : idIn(context, 'id') }
}

function movedOf(system: Record<string, unknown>): Said {
  const isNumber = /^(user|customer)_changed_number$/.test(textIn(system, 'type') ?? '')
  const waId = textIn(system, 'wa_id', 32) ?? textIn(system, 'new_wa_id', 32)
  const isMove = isNumber && waId !== null && /^[0-9]{8,15}$/.test(waId)
  return isMove ? { kind: 'moved', waId } : { kind: 'silent' }
}
