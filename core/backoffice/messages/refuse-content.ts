import { isOwnPath, type MessageContent } from '#backoffice/messages/content.ts'
import { unknownVariables, variablesIn } from '#backoffice/messages/variables.ts'

export type ContentFault =
  | { code: 'templates.unknown-variable'; names: string[] }
  | { code: 'templates.incomplete' }
  | { code: 'templates.no-way-out' }

/**
 * What keeps a template from being sent; null when nothing does. Letters carry their way out by
 * themselves; a message on WhatsApp has to say it, with the link to one's choices.
 */
export function faultOf(content: MessageContent): ContentFault | null {
  const { channel, subject, body, button, path, metaName } = content
  const names = [...new Set([subject, body, button].flatMap(unknownVariables))]
  if (names.length > 0) return { code: 'templates.unknown-variable', names }
  if (body.trim() === '') return { code: 'templates.incomplete' }
  if (channel === 'email') {
    const isWhole = subject.trim() !== '' && button.trim() !== '' && isOwnPath(path.trim())
    return isWhole ? null : { code: 'templates.incomplete' }
  }
  // Meta refuses a body that begins or ends with a parameter.
  if (metaName === '' || /^\{\{|\}\}$/.test(body.trim())) return { code: 'templates.incomplete' }
  return variablesIn(body).includes('link_preferencias') ? null : { code: 'templates.no-way-out' }
}
