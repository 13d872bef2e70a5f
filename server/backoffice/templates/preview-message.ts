import type { MessagePreview } from '@lya/contract/backoffice/message-templates.ts'
import { type MessageContent, paragraphsOf } from '@lya/core/backoffice/messages/content.ts'
import {
  fillMessage,
  numberedBody,
  type VariableValues,
} from '@lya/core/backoffice/messages/variables.ts'

/** A template as its person would see it. Paragraphs are parted before a value could part them. */
export function previewMessage(content: MessageContent, values: VariableValues): MessagePreview {
  const fill = (text: string): string => fillMessage(text, values).replace(/\s+/g, ' ').trim()
  return {
    subject: fill(content.subject),
    paragraphs: paragraphsOf(content.body).map(fill),
    button: fill(content.button),
    numbered: content.channel === 'whatsapp' ? numberedBody(content.body) : '',
  }
}
