/** What a category shows until the person picks another emoji. */
export const defaultIcon = '\u{1F4CB}'

/** The eight colours that a new category may have, as CSS writes them. */
export const categoryColors = [
  '#0f766e',
  '#2563eb',
  '#7c3aed',
  '#c026d3',
  '#e11d48',
  '#ea580c',
  '#ca8a04',
  '#4d7c0f',
] as const

/** The stored form holds one emoji and, behind a pipe, an optional CSS colour. */
export function readIcon(stored: string): { icon: string; color: string | null } {
  const [icon = '', color = ''] = stored.split('|', 2)
  return { icon: icon.trim() || defaultIcon, color: color.trim() || null }
}

/** The form that `readIcon` reads. */
export function writeIcon({ icon, color }: { icon: string; color: string | null }): string {
  return color === null ? icon : `${icon}|${color.toLowerCase()}`
}

const oneEmoji = /^\p{RGI_Emoji}$/v

/**
 * The one emoji that a text is, however many code points it is made of: families, skin tones,
 * flags and keycaps count as one. An empty text is the default icon. A pictograph that was typed
 * without the mark that makes it colourful gets it.
 *
 * @returns null when it is anything else.
 */
export function readEmoji(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return defaultIcon
  if (oneEmoji.test(typed)) return typed
  const coloured = `${typed}\ufe0f`
  return oneEmoji.test(coloured) ? coloured : null
}
