/** What a message may say of its person, by the name that operators write in double braces. */
export const messageVariables = [
  'nome',
  'primeiro_nome',
  'email',
  'plano',
  'fim_do_plano',
  'dias_restantes',
  'link_preferencias',
] as const
export type MessageVariable = (typeof messageVariables)[number]
export type VariableValues = Readonly<Record<MessageVariable, string>>

const pattern = /\{\{\s*([^{}]*?)\s*\}\}/g

const isKnown = (name: string): name is MessageVariable =>
  messageVariables.some((one) => one === name)

/** Names in double braces that mean nothing, each once; stray braces count as one. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(pattern)].map(([, name = '']) => name)
  const unknown = names.filter((name) => !isKnown(name))
  if (/\{\{|\}\}/.test(text.replace(pattern, ''))) unknown.push('{{')
  return [...new Set(unknown)]
}

/** The variables of a text, each once, in the order in which they first stand. */
export function variablesIn(text: string): MessageVariable[] {
  const names = [...text.matchAll(pattern)].map(([, name = '']) => name)
  return [...new Set(names.filter(isKnown))]
}

/**
 * Puts the values in, in one pass: braces in a value stay what they are. What a value says is text
 * to whoever shows it; a name that is no variable stays as it was written.
 */
export function fillMessage(text: string, values: VariableValues): string {
  return text.replace(pattern, (whole, name: string) => (isKnown(name) ? values[name] : whole))
}

/** The same text as Meta wants it, each variable by its number: `{{1}}`, `{{2}}`, and so on. */
export function numberedBody(text: string): string {
  const order = variablesIn(text)
  return text.replace(pattern, (whole, name: string) =>
    isKnown(name) ? `{{${order.indexOf(name) + 1}}}` : whole,
  )
}

/**
 * A value as one line without WhatsApp's own marks (bold, italic, struck, code): a name may not
 * change how the words around it look.
 */
export function withoutMarks(value: string): string {
  return value
    .replace(/[*_~`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
