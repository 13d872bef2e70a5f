/** Where a campaign can reach people. */
export const messageChannels = ['email', 'whatsapp'] as const
export type MessageChannel = (typeof messageChannels)[number]

/** What a template says; every text but the name at WhatsApp may hold variables. */
export interface MessageContent {
  channel: MessageChannel
  /** Of the e-mail; empty on WhatsApp. */
  subject: string
  /** Paragraphs with an empty line between them; one paragraph on WhatsApp. */
  body: string
  /** On the e-mail's button, and the path of ours that it leads to. */
  button: string
  path: string
  /** The approved template at WhatsApp; empty for e-mail. */
  metaName: string
}

/** Whether a text is a path of ours, and leads nowhere else. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[\w\-./?=&%#]*$/.test(path)
}

/** The parts of a text that an empty line keeps apart. */
export function paragraphsOf(body: string): string[] {
  return body
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
}
