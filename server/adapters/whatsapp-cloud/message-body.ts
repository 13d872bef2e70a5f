import type { OutgoingMessage, OutgoingTemplate, Recipient } from '#assistant/whatsapp/index.ts'

const textLengthMax = 4_096
const interactiveTextLengthMax = 1_024
const buttonsMax = 3
const buttonTitleMax = 20
const rowsMax = 10
const rowTitleMax = 24
const rowDescriptionMax = 72
const rowIdMax = 200
const parameterMax = 1_024
const listButton = 'Escolher'

/** The body of `POST /messages`: text, up to three buttons under it, or a list of more. */
export function messageBody(message: OutgoingMessage): Record<string, unknown> {
  const { text, replyTo, reference } = message
  const choices = [...new Set(message.choices.map((choice) => choice.trim()))].filter(Boolean)
  return {
    ...addressed(message.to),
    ...(replyTo === undefined ? {} : { context: { message_id: replyTo } }),
    ...(reference === undefined ? {} : { biz_opaque_callback_data: reference }),
    // A text too long to stand over buttons goes without them rather than cut.
    ...(choices.length === 0 || text.length > interactiveTextLengthMax
      ? { type: 'text', text: { body: clip(text, textLengthMax), preview_url: false } }
      : { type: 'interactive', interactive: interactive(text, choices) }),
  }
}

/** The body of a template message; a parameter may hold neither line breaks nor runs of spaces. */
export function templateBody(message: OutgoingTemplate): Record<string, unknown> {
  const parameters = message.parameters.map((text) => ({
    type: 'text',
    text: clip(text.replace(/\s+/g, ' ').trim(), parameterMax),
  }))
  return {
    ...addressed(message.to),
    ...(message.reference === undefined ? {} : { biz_opaque_callback_data: message.reference }),
    type: 'template',
    template: {
      name: message.template,
      language: { code: 'pt_BR' },
      // Meta takes no list of none.
      ...(parameters.length === 0 ? {} : { components: [{ type: 'body', parameters }] }),
    },
  }
}

function addressed(to: Recipient): Record<string, unknown> {
  const address = 'waId' in to ? { to: to.waId } : { recipient: to.businessScopedId }
  return { messaging_product: 'whatsapp', recipient_type: 'individual', ...address }
}

/** What a tap sends back is the id, so the whole choice stands there. */
function interactive(text: string, choices: readonly string[]): Record<string, unknown> {
  const titles = choices.map((choice) => fitTitle(choice, buttonTitleMax))
  const fit = choices.length <= buttonsMax && new Set(titles).size === titles.length
  if (fit) {
    const buttons = choices.map((choice, at) => ({
      type: 'reply',
      reply: { id: clip(choice, 256), title: titles[at] },
    }))
    return { type: 'button', body: { text }, action: { buttons } }
  }
  const rows = choices.slice(0, rowsMax).map((choice) => ({
    id: clip(choice, rowIdMax),
    title: fitTitle(choice, rowTitleMax),
    ...(choice.length > rowTitleMax ? { description: clip(choice, rowDescriptionMax) } : {}),
  }))
  return { type: 'list', body: { text }, action: { button: listButton, sections: [{ rows }] } }
}

/** "Aposentadoria R$ 1.621,00" is told from others by its sum, so the name gives way to it. */
function fitTitle(choice: string, lengthMax: number): string {
  const sum = / (R\$\s[\d.]+,\d\d)$/.exec(choice)?.[1]
  const room = lengthMax - (sum?.length ?? 0) - 1
  if (sum === undefined || choice.length <= lengthMax || room < 4) return clip(choice, lengthMax)
  return `${clip(choice.slice(0, -sum.length - 1), room)} ${sum}`
}

/** Cuts between whole characters, and shows that something is missing. */
function clip(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text
  let cut = ''
  for (const { segment } of new Intl.Segmenter('pt-BR').segment(text)) {
    if (cut.length + segment.length > lengthMax - 1) break
    cut += segment
  }
  return `${cut.trimEnd()}…`
}
