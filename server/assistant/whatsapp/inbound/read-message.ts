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

/** What was sent beside words or instead of them. With an id, its bytes can be asked for. */
export interface Attached {
  what: Unread
  mediaId?: string | null
  type?: string
}

/** What an inbound message is to Lya. */
export type Said =
  | { kind: 'text'; text: string; replyTo: string | null; over?: Attached }
  | ({ kind: 'unread' } & Attached)
  /** Nothing that anybody expects an answer to. */
  | { kind: 'silent' }
  /** The person has another number now; what is null was not told. */
  | ({ kind: 'moved' } & Move)

/** Whom a link moves to. WhatsApp gives a new scoped id with a new number. */
export interface Move {
  waId: string | null
  businessScopedId: string | null
  /** The scoped id that the person had until then. */
  previousScopedId: string | null
}

const lengthMax = 4_096

/** Reads any of WhatsApp's message types; one that we have never heard of is unsupported. */
export function readMessage(message: unknown): Said {
  const type = textIn(message, 'type', 64)
  // What is said in a group is not said to Lya.
  if (textIn(message, 'group_id') !== null) return { kind: 'silent' }
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

/** What stands under a picture is a message like any other, unless the picture has to tell more. */
function captioned(message: unknown, type: 'audio' | 'image' | 'video' | 'document'): Said {
  const media = objectIn(message, type)
  const caption = textIn(media, 'caption', lengthMax)
  const mediaId = idIn(media, 'id')
  const attached = { what: type, mediaId, type: textIn(media, 'mime_type') ?? '' }
  if (caption === null || caption.trim() === '') return { kind: 'unread', ...attached }
  const said = saidText(message, caption)
  // 'a nota do mercado' says nothing without the amount in the picture.
  return said.kind === 'text' && !/[0-9]/.test(caption) ? { ...said, over: attached } : said
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

/** A person who shows a username tells no number, so that the new scoped id is all there is. */
function movedOf(system: Record<string, unknown>): Said {
  const type = textIn(system, 'type') ?? ''
  const isMove = /^((user|customer)_changed_number|user_changed_user_id)$/.test(type)
  const told = textIn(system, 'wa_id', 32) ?? textIn(system, 'new_wa_id', 32)
  const waId = told !== null && /^[0-9]{8,15}$/.test(told) ? told : null
  const businessScopedId = idIn(system, 'user_id')
  if (!isMove || (waId === null && businessScopedId === null)) return { kind: 'silent' }
  const previousScopedId = idIn(system, 'previous_user_id')
  return { kind: 'moved', waId, businessScopedId, previousScopedId }
}
